import * as keyCalls from '@maojian/contract/calls/api-key'
import * as calls from '@maojian/contract/calls/account'
import { route, type Route } from '../../http/route.ts'
import { createApiKey } from './create-api-key.ts'
import { getInfo } from './get-info.ts'
import { listApiKeys } from './list-api-keys.ts'
import { loginByPhone } from './login-by-phone.ts'
import { logout } from './logout.ts'
import { revokeApiKey } from './revoke-api-key.ts'

export const accountRoutes: readonly Route[] = [
  route(calls.loginByPhone, loginByPhone),
  route(calls.getInfo, getInfo),
  route(calls.logout, logout),
  route(keyCalls.createApiKey, createApiKey),
  route(keyCalls.listApiKeys, listApiKeys),
  route(keyCalls.revokeApiKey, revokeApiKey),
]
