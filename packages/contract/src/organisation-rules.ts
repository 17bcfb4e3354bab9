/** Roles in an organisation by code; who reads may not save. */
export const organisationRoles = {
  owner: '所有者',
  member: '成员',
  reviewer: '复核人',
  reader: '只读成员',
} as const

export type OrganisationRole = keyof typeof organisationRoles

/** What somebody may be invited as; an owner there is by founding or handing over. */
export const invitedRoles = ['member', 'reviewer', 'reader'] as const
export type InvitedRole = (typeof invitedRoles)[number]

export const organisationLimits = {
  name: 100,
  members: 200,
  openInvitations: 50,
  invitationDays: 7,
  invitationsADay: 50,
} as const

export const organisationTexts = {
  name: '请输入机构名称',
  nameLong: '机构名称最多 100 个字符',
  readerOnly: '您在本机构是只读成员，不能新增或修改；如需修改，请联系机构所有者调整角色',
  ownerOnly: '只有机构所有者可以进行此操作',
  handOverFirst: '机构还有其他成员，请先移交所有权',
  invitationEnded: '邀请无效、已被使用或已过期，请联系邀请人重新发送',
} as const
