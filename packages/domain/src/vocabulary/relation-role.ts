/** Words by which the published lists of the United States tell a relation, in Chinese. */
const roles: Readonly<Record<string, string>> = {
  'acting for or on behalf of': '代其行事',
  'affiliated or subordinate entity': '关联或下属实体',
  'associate of': '同伙',
  'family member of': '家庭成员',
  'leader or official of': '领导人或官员',
  'linked to': '有关联',
  'owned or controlled by': '拥有或控制',
  'owns, controls, or operates': '拥有、控制或经营',
  'parent (as grouped in the 1260h list)': '1260H 清单所列母公司',
  'playing a significant role in': '起重要作用',
  'principal executive officer': '首席执行官',
  'property in the interest of': '财产权益归属',
  'providing support to': '提供支持',
}

/** The Chinese word for a role; a role that nobody translated stays as the source says it. */
export const relationRoleZh = (role: string): string => roles[role.trim().toLocaleLowerCase('en')] ?? role
