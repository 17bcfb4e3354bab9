/** What keeps 'nothing found' from being a conclusion where every list is the sample that ships with the product. */
export const starterOnly = '仅在内置示例数据中检索，不能作为结论；请先导入真实名单。'

/** Opens the same of some lists, named by the server. */
export const someStarter = '部分名单仍为内置示例数据'

/** Whether a warning says that nothing but samples answered. */
export const tellsStarterOnly = (warning: string): boolean => warning.includes(starterOnly)

/** Whether a warning speaks of any sample: those lists must be imported, the others at most be brought up to date. */
export const tellsStarter = (warning: string): boolean =>
  tellsStarterOnly(warning) || warning.includes(someStarter)
