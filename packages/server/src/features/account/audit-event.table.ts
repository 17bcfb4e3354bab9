/** Events of the audit log and their names. */
export const auditEvents = {
  login: '登录',
  'login.failed': '登录失败',
  logout: '退出登录',
  register: '注册',
  'code.sent': '发送验证码',
  'code.failed': '验证码错误',
  'password.changed': '修改密码',
  'password.reset': '重置密码',
  'profile.updated': '完善信息',
  'session.revoked': '结束会话',
  'data.exported': '导出个人数据',
  'account.closing': '申请注销',
  'account.reopened': '撤销注销',
  'account.closed': '账户已注销',
  'file.uploaded': '上传文件',
  'admin.role': '设置角色',
  'admin.membership': '授予会员',
  'admin.membershipEnded': '终止会员',
  'admin.quota': '设置配额',
  'admin.sessions': '结束用户会话',
  'apiKey.create': '新建 API 密钥',
  'apiKey.revoke': '撤销 API 密钥',
  'admin.audit': '导出审计日志',
  'admin.created': '建立管理员',
} as const

export type AuditEvent = keyof typeof auditEvents

/** Names of what an event says beside its kind. */
export const auditDetails: Readonly<Record<string, string>> = {
  way: '方式',
  terms: '同意的条款版本',
  userId: '用户',
  role: '角色',
  from: '起',
  until: '止',
  kind: '类别',
  daily: '每日次数',
  revoked: '结束会话',
  rows: '行数',
}
