import * as z from 'zod'
import { accountLimits, accountTexts, industries, isLongerThan, isPhone } from '../account-rules.ts'
import { defineCall } from '../call.ts'
import { wireInt, wireObject } from '../wire.ts'

export interface MenuItem {
  menuId: string
  menuName: string
  pageUrl: string
  /** 1 allowed, 0 locked. */
  isAuth: 0 | 1
  children: MenuItem[]
}

/** `children` travels as `chirdrens` (spec 000 §3). */
export const menuItem: z.ZodType<MenuItem> = wireObject(
  {
    menuId: z.string(),
    menuName: z.string(),
    pageUrl: z.string(),
    isAuth: z.union([z.literal(0), z.literal(1)]),
    children: z.lazy(() => z.array(menuItem)),
  },
  { children: 'chirdrens' },
) as unknown as z.ZodType<MenuItem>

export const session = z.object({
  sessionId: z.string(),
  userId: z.string(),
  loginName: z.string(),
  roleIds: z.array(z.number()),
  permissionIds: z.array(z.string()),
  menuList: z.array(menuItem),
  /** Part in the organisation: a reader sees what is saved and changes nothing. */
  organisationRole: z.enum(['owner', 'member', 'reviewer', 'reader']),
  /** 0 sends the user to profile completion. */
  profileComplete: z.union([z.literal(0), z.literal(1)]),
})

const none = z.object({})

/** The client sends the MD5 of the password (spec 000 §5); the server keeps only an Argon2id hash of it. */
export const passwordDigest = z.string().regex(/^[0-9a-f]{32}$/i, accountTexts.passwordFormat)

const filled = (text: string) => z.string().trim().min(1, text)
const atMost = (limit: number, text: string) => (value: string | undefined) =>
  value === undefined || !isLongerThan(value, limit) || text
const short = (limit: number, text: string) =>
  z
    .string()
    .trim()
    .refine(value => atMost(limit, text)(value) === true, text)

export const phoneField = filled(accountTexts.phoneEmpty).refine(isPhone, accountTexts.phoneFormat)
const codeField = filled(accountTexts.code).max(20, accountTexts.codeWrong)
const industry = z
  .string()
  .refine(code => code === '' || industries.some(one => one.code === code), accountTexts.industry)
const realName = short(accountLimits.realName, accountTexts.realNameLong)
const company = short(accountLimits.company, accountTexts.companyLong)

export const loginByPhone = defineCall({
  method: 'POST',
  path: '/api/login/phone',
  summary: '手机号和密码登录',
  access: 'public',
  request: z.object({ phoneNum: z.string().max(20), pwd: passwordDigest }),
  reply: session,
})

export const loginByPhoneCode = defineCall({
  method: 'POST',
  path: '/api/login/phone/code',
  summary: '手机号和验证码登录',
  access: 'public',
  request: z.object({ phoneNum: phoneField, phoneCode: codeField }),
  reply: session,
})

/** Answers alike whether the number is known or not; 141 when the day's codes are used up. */
export const sendPhoneCode = defineCall({
  method: 'POST',
  path: '/api/phone/code',
  summary: '发送手机验证码（1 注册，2 完善信息，3 重置密码，4 验证码登录）',
  access: 'public',
  request: z.object({ phoneCodeTypeCode: wireInt(1, 4), phoneNum: phoneField }),
  reply: z.object({
    /** Until the next code may be asked for. */
    waitSeconds: z.number(),
    validSeconds: z.number(),
  }),
})

/** The new account is logged in at once; `profileComplete` is 0. */
export const registerByPhone = defineCall({
  method: 'POST',
  path: '/api/register/phone',
  summary: '手机号注册',
  access: 'public',
  request: z.object({
    realName: realName.default(''),
    phoneNum: phoneField,
    pwd: passwordDigest,
    passwdCheck: passwordDigest,
    phoneCode: codeField,
    industry: industry.default(''),
    cpyName: company.default(''),
    /** Version of the terms that the user has agreed to. */
    terms: z.string().max(20).default(''),
  }),
  reply: session,
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/user/password/reset',
  summary: '凭手机验证码重置密码，并使全部会话失效',
  access: 'public',
  request: z.object({
    phoneNum: phoneField,
    phoneCode: codeField,
    pwd: passwordDigest,
    passwdCheck: passwordDigest,
  }),
  reply: none,
})

/** Every other session ends; the answer is this browser's new session. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/user/password/change',
  summary: '修改密码，并使其他会话失效',
  access: 'session',
  request: z.object({ oldPwd: passwordDigest, pwd: passwordDigest, passwdCheck: passwordDigest }),
  reply: session,
})

/**
 * The phone is proven by a code of kind 2, be it the account's own or another. Another in its place needs the password
 * or a code of kind 2 of the number until now besides; every other session and every key then ends.
 */
export const updateUser = defineCall({
  method: 'POST',
  path: '/api/user/update',
  summary: '完善用户信息',
  access: 'session',
  request: z.object({
    userName: realName.refine(value => value !== '', accountTexts.name),
    company: company.refine(value => value !== '', accountTexts.company),
    industry: industry.default(''),
    phone: phoneField,
    code: codeField,
    pwd: passwordDigest.optional(),
    oldCode: z.string().trim().max(20, accountTexts.oldCodeWrong).optional(),
    /** fastDfsUrl of an uploaded image, or empty. */
    businessCard: z
      .string()
      .regex(/^(\/api\/file\/content\?id=[0-9A-Za-z]{1,40})?$/, accountTexts.imageHint)
      .default(''),
    userId: z.string().max(40).optional(),
  }),
  reply: session,
})

export const getInfo = defineCall({
  method: 'POST',
  path: '/api/get_info',
  also: ['/get_info'],
  summary: '取回当前会话',
  access: 'public',
  cookie: true,
  request: z.object({ token: z.string().max(200).optional() }),
  reply: session,
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/login/logout',
  summary: '退出登录',
  access: 'session',
  request: none,
  reply: none,
})

export const listMenu = defineCall({
  method: 'POST',
  path: '/api/menu/list',
  summary: '左侧菜单',
  access: 'public',
  request: none,
  reply: z.array(menuItem),
})

export const listProfileIndustries = defineCall({
  method: 'GET',
  path: '/api/dic/industry',
  summary: '完善信息所用的行业',
  access: 'public',
  request: none,
  reply: z.array(z.object({ code: z.string(), name: z.string() })),
})
