/** What a node of the enterprise graph is. */
export const enterpriseKinds = {
  company: '企业',
  bond: '债券',
  person: '个人',
  group: '集团',
  other: '其他',
} as const
export type EnterpriseKind = keyof typeof enterpriseKinds
export const enterpriseKindCodes = Object.keys(enterpriseKinds) as EnterpriseKind[]

export const isEnterpriseKind = (text: string): text is EnterpriseKind => Object.hasOwn(enterpriseKinds, text)

/** The eight kinds of spec 000 §8, and what registers tell beside them. */
export const relationKinds = {
  PUBLISH: '发行',
  STOCK: '持股',
  BORROW: '借款',
  WARRANT: '担保',
  MORTGAGE: '抵押',
  PLEDGE: '质押',
  GUARANTEE: '保证',
  BEWARRANTED: '被担保',
  ROLE: '任职',
  BRANCH: '分支机构',
  LINK: '其他关联',
} as const
export type RelationKind = keyof typeof relationKinds
export const relationKindCodes = Object.keys(relationKinds) as RelationKind[]

export const isRelationKind = (text: string): text is RelationKind => Object.hasOwn(relationKinds, text)

/** 1 listed now or owned at the threshold, 2 cannot be excluded or delisted, 0 neither (spec 000 §8). */
export type RiskSymbol = 0 | 1 | 2

/**
 * What stands against an enterprise, the gravest first: it is listed; listed parties hold it to a threshold; it was listed;
 * that it is blocked cannot be excluded; some way leads to a listed party; nothing of all that is told.
 */
export const enterpriseFindings = ['listed', 'held', 'former', 'doubtful', 'tied', 'none'] as const
export type EnterpriseFinding = (typeof enterpriseFindings)[number]
