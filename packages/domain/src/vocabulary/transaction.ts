/** Parts that a party may play in a transaction (15 CFR 748.5), with the end user among them. */
export const partyRoles = ['buyer', 'consignee', 'intermediary', 'forwarder', 'bank', 'endUser'] as const
export type PartyRole = (typeof partyRoles)[number]

export const partyRolesZh: Readonly<Record<PartyRole, string>> = {
  buyer: '买方',
  consignee: '收货人',
  intermediary: '中间收货人',
  forwarder: '货运代理',
  bank: '银行',
  endUser: '最终用户',
}

/** What is done with the item (15 CFR 734.13, 734.14, 734.16). */
export const activities = ['export', 'reexport', 'transfer', 'deemed'] as const
export type Activity = (typeof activities)[number]

export const activitiesZh: Readonly<Record<Activity, string>> = {
  export: '出口',
  reexport: '再出口',
  transfer: '国内转让',
  deemed: '视同出口（向外国人披露）',
}
