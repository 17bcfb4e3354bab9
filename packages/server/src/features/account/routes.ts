import * as calls from '@maojian/contract/calls/account'
import { route, type Route } from '../../http/route.ts'
import { getInfo } from './get-info.ts'
import { loginByPhone } from './login-by-phone.ts'
import { logout } from './logout.ts'

export const accountRoutes: readonly Route[] = [
  route(calls.loginByPhone, loginByPhone),
  route(calls.getInfo, getInfo),
  route(calls.logout, logout),
]
