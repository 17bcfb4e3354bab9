import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireObject } from '../wire.ts'

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
  /** 0 sends the user to profile completion. */
  profileComplete: z.union([z.literal(0), z.literal(1)]),
})

const none = z.object({})

export const loginByPhone = defineCall({
  method: 'POST',
  path: '/api/login/phone',
  summary: '手机号和密码登录',
  access: 'public',
  // The client sends the MD5 of the password (spec 000 §5); the server keeps only an Argon2id hash of it.
  request: z.object({
    phoneNum: z.string().max(20),
    pwd: z.string().regex(/^[0-9a-f]{32}$/i, '密码格式错误'),
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
