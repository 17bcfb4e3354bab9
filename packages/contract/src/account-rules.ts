/** Rules and texts of the account forms (spec 000 §5, spec 001 §5): one place for both sides. */
export const accountLimits = {
  realName: 20,
  company: 100,
  passwordMin: 6,
  passwordMax: 20,
  codeDigits: 6,
  codeSeconds: 300,
  codeTries: 5,
  resendSeconds: 60,
  redirectMs: 1000,
  closingDays: 7,
  profileImageBytes: 1024 * 1024,
  fileBytes: 20 * 1024 * 1024,
} as const

export const accountTexts = {
  required: '必填项不能为空',
  passwordsDiffer: '两次输入密码不匹配',
  phoneFormat: '手机号格式错误',
  phoneEmpty: '请输入手机号',
  passwordFormat: '密码格式错误',
  passwordHint: '6-20 位非中文字符，须包含数字和字母，区分大小写',
  realNameLong: '姓名最多 20 个字符',
  companyLong: '企业名称最多 100 个字符',
  name: '请输入姓名',
  company: '请输入企业名称',
  industry: '没有这个行业，请从列表中选择',
  code: '请输入验证码',
  codeWrong: '验证码错误或已失效',
  oldCodeWrong: '原手机号的验证码错误或已失效',
  proveOwner: '更换手机号须输入登录密码，或原手机号收到的验证码',
  codeSent: '验证码已发送，5 分钟内有效',
  codeUsedUp: '今日验证码次数已用完，请明日再来',
  phoneTaken: '该手机号已注册，请直接登录',
  oldPasswordWrong: '原密码错误',
  passwordSame: '新密码不能与原密码相同',
  profileSaved: '信息更新成功',
  imageHint: '支持 PNG、JPEG、WebP 图片，大小不超过 1M',
  imageTooLarge: '图片大小不能超过 1M',
  fileTooLarge: '文件大小不能超过 20M',
  fileKind: '不支持该类型的文件',
  noFile: '请选择文件',
  agree: '请先阅读并同意服务条款与隐私说明',
} as const

/** Which terms stand on /terms: a change of their words is a new version. */
export const termsVersion = '2026-11-2'

/** What POST /api/phone/code asks a code for: phoneCodeTypeCode. */
export const phoneCodeKinds = { registration: 1, profile: 2, reset: 3, login: 4 } as const
export type PhoneCodeKind = (typeof phoneCodeKinds)[keyof typeof phoneCodeKinds]

/** Industries of the profile form. */
export const industries = [
  { code: 'energy', name: '能源' },
  { code: 'chemicals', name: '化工' },
  { code: 'pharmaceuticals', name: '医药' },
  { code: 'automotive', name: '汽车' },
  { code: 'electronics', name: '电子' },
  { code: 'other', name: '其他' },
] as const

export const isPhone = (text: string): boolean => /^1[3-9][0-9]{9}$/.test(text)

export const phoneProblem = (text: string): string | undefined => {
  if (text.trim() === '') return accountTexts.phoneEmpty
  return isPhone(text.trim()) ? undefined : accountTexts.phoneFormat
}

/** Letters, digits and !#$@%^&*, 6 to 20 of them, of more than one kind. */
export const passwordProblem = (text: string): string | undefined => {
  if (text === '') return accountTexts.required
  const fits = /^[A-Za-z0-9!#$@%^&*]{6,20}$/.test(text)
  const oneKind = /^([A-Za-z]+|[0-9]+|[^A-Za-z0-9]+)$/.test(text)
  return fits && !oneKind ? undefined : accountTexts.passwordFormat
}

/** Counts characters, not UTF-16 units. */
export const isLongerThan = (text: string, limit: number): boolean => [...text.trim()].length > limit
