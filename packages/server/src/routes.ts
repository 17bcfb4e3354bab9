import { accountRoutes } from './features/account/routes.ts'
import { devRoutes } from './dev/routes.ts'
import { articleRoutes } from './features/article/routes.ts'
import { fileRoutes } from './features/file/routes.ts'
import { countryRoutes } from './features/country/routes.ts'
import { determinationRoutes } from './features/determination/routes.ts'
import { eccnRoutes } from './features/eccn/routes.ts'
import { menuRoutes } from './features/menu/routes.ts'
import { ownMessages } from './features/message/entry.ts'
import { messageRoutes } from './features/message/routes.ts'
import { partRoutes } from './features/part/routes.ts'
import { regulationRoutes } from './features/regulation/routes.ts'
import { sanctionRoutes } from './features/sanction/routes.ts'
import { screeningRoutes } from './features/screening/routes.ts'
import { sourceRoutes } from './features/source/routes.ts'
import { yenteRoutes } from './features/screening/yente/routes.ts'
import type { Route } from './http/route.ts'

/** Every call that this server answers: one line a feature. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes([ownMessages]),
  ...devRoutes,
  ...menuRoutes,
  ...fileRoutes,
  ...sourceRoutes,
  ...sanctionRoutes,
  ...screeningRoutes,
  ...yenteRoutes,
  ...articleRoutes,
  ...messageRoutes,
  ...regulationRoutes,
  ...eccnRoutes,
  ...partRoutes,
  ...countryRoutes,
  ...determinationRoutes,
]
