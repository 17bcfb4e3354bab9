import { listMenu as call } from '@maojian/contract/calls/account'
import { route, type Route } from '../../http/route.ts'
import { menuFor } from './menu-for.ts'

export const menuRoutes: readonly Route[] = [route(call, context => menuFor(context.user))]
