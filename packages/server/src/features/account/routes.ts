import * as keyCalls from '@maojian/contract/calls/api-key'
import { industries } from '@maojian/contract/account-rules'
import * as calls from '@maojian/contract/calls/account'
import * as admin from '@maojian/contract/calls/admin'
import * as own from '@maojian/contract/calls/own-account'
import * as signOn from '@maojian/contract/calls/sign-on'
import { route, type Route } from '../../http/route.ts'
import { createApiKey } from './create-api-key.ts'
import { getInfo } from './get-info.ts'
import { listApiKeys } from './list-api-keys.ts'
import { endMembership } from './admin/end-membership.ts'
import { endSessions } from './admin/end-sessions.ts'
import { exportAudit } from './admin/export-audit.ts'
import { getUser } from './admin/get-user.ts'
import { grantMembership } from './admin/grant-membership.ts'
import { revokeUserKey } from './admin/revoke-user-key.ts'
import { listAudit } from './admin/list-audit.ts'
import { listUsers } from './admin/list-users.ts'
import { setQuota } from './admin/set-quota.ts'
import { setRole } from './admin/set-role.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { exportOwnData } from './export-own-data.ts'
import type { OwnedData } from '../organisation/entry.ts'
import { getProfile } from './get-profile.ts'
import { getUsage } from './get-usage.ts'
import { listSessions } from './list-sessions.ts'
import { listLoginWays } from './list-login-ways.ts'
import { loginByCode, startSignOn } from './login-by-code.ts'
import { loginByWechat, startWechat } from './login-by-wechat.ts'
import { loginByPhone } from './login-by-phone.ts'
import { loginByPhoneCode } from './login-by-phone-code.ts'
import { logout } from './logout.ts'
import { revokeApiKey } from './revoke-api-key.ts'
import { memberRoutes } from './members/routes.ts'
import { probeSignOn } from './probe-sign-on.ts'
import { registerByPhone } from './register-by-phone.ts'
import { resetPassword } from './reset-password.ts'
import { revokeSession } from './revoke-session.ts'
import { sendPhoneCode } from './send-phone-code.ts'
import { updateUser } from './update-user.ts'

const adminRoutes: readonly Route[] = [
  route(admin.listUsers, listUsers),
  route(admin.getUser, getUser),
  route(admin.setRole, setRole),
  route(admin.grantMembership, grantMembership),
  route(admin.endMembership, endMembership),
  route(admin.setQuota, setQuota),
  route(admin.endSessions, endSessions),
  route(admin.revokeUserKey, revokeUserKey),
  route(admin.listAudit, listAudit),
  route(admin.exportAudit, exportAudit),
]

const signOnRoutes: readonly Route[] = [
  route(signOn.listLoginWays, listLoginWays),
  route(signOn.probeSignOn, probeSignOn),
  route(signOn.startWechat, startWechat),
  route(signOn.loginByWechat, loginByWechat),
  route(signOn.startSignOn, startSignOn),
  route(signOn.loginByCode, loginByCode),
]

/** `owned`: what all nouns keep for an account and for an organisation. */
export const accountRoutes = (owned: OwnedData): readonly Route[] => [
  route(calls.loginByPhone, loginByPhone),
  route(calls.loginByPhoneCode, loginByPhoneCode),
  route(calls.sendPhoneCode, sendPhoneCode),
  route(calls.registerByPhone, registerByPhone),
  route(calls.resetPassword, resetPassword),
  route(calls.changePassword, changePassword),
  route(calls.updateUser, updateUser),
  route(calls.getInfo, getInfo),
  route(calls.logout, logout),
  route(keyCalls.createApiKey, createApiKey),
  route(keyCalls.listApiKeys, listApiKeys),
  route(keyCalls.revokeApiKey, revokeApiKey),
  route(calls.listProfileIndustries, () => [...industries]),
  route(own.getProfile, getProfile),
  route(own.listSessions, listSessions),
  route(own.revokeSession, revokeSession),
  route(own.getUsage, getUsage),
  route(own.exportOwnData, exportOwnData(owned)),
  route(own.closeAccount, closeAccount),
  ...signOnRoutes,
  ...memberRoutes(owned.saved),
  ...adminRoutes,
]
