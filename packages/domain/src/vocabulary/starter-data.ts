/** What keeps 'nothing found' from being a conclusion where every list is the sample that ships with the product. */
export const starterOnly = '仅在内置示例数据中检索，不能作为结论；请先导入真实名单。'
