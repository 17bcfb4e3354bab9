import { accountRoutes } from './features/account/routes.ts'
import { devRoutes } from './dev/routes.ts'
import { newsOfNames } from './features/article/entry.ts'
import { articleRoutes } from './features/article/routes.ts'
import { findDispositions } from './features/decision/entry.ts'
import { decisionRoutes } from './features/decision/routes.ts'
import { evidenceRoutes } from './features/evidence/routes.ts'
import { fileRoutes } from './features/file/routes.ts'
import { classificationRoutes } from './features/classification/routes.ts'
import { countryRoutes } from './features/country/routes.ts'
import { dealRoutes } from './features/deal/routes.ts'
import { determinationRoutes } from './features/determination/routes.ts'
import { eccnRoutes } from './features/eccn/routes.ts'
import { enterpriseRoutes } from './features/enterprise/routes.ts'
import { jobRoutes } from './features/job/routes.ts'
import { menuRoutes } from './features/menu/routes.ts'
import { messageRoutes } from './features/message/routes.ts'
import { ownershipRoutes } from './features/ownership/routes.ts'
import { partRoutes } from './features/part/routes.ts'
import { reportRoutes } from './features/report/routes.ts'
import { projectRoutes } from './features/project/routes.ts'
import { partyRoutes } from './features/party/routes.ts'
import { regulationRoutes } from './features/regulation/routes.ts'
import { sanctionRoutes } from './features/sanction/routes.ts'
import { screeningRoutes } from './features/screening/routes.ts'
import { sourceRoutes } from './features/source/routes.ts'
import { watchedOnes } from './features/watch/entry.ts'
import { watchRoutes } from './features/watch/routes.ts'
import { yenteRoutes } from './features/screening/yente/routes.ts'
import type { Route } from './http/route.ts'
import { ownedData } from './owned-data.ts'

/** Every call that this server answers: one line a feature. */
export const allRoutes: readonly Route[] = [
  ...accountRoutes(ownedData),
  ...devRoutes,
  ...menuRoutes,
  ...jobRoutes,
  ...fileRoutes(ownedData),
  ...sourceRoutes,
  ...partyRoutes,
  ...sanctionRoutes,
  ...screeningRoutes(ownedData, findDispositions),
  ...decisionRoutes,
  ...evidenceRoutes,
  ...yenteRoutes,
  ...articleRoutes,
  ...messageRoutes,
  ...regulationRoutes,
  ...eccnRoutes,
  ...partRoutes(ownedData),
  ...countryRoutes,
  ...determinationRoutes,
  ...ownershipRoutes,
  ...enterpriseRoutes({ newsOf: newsOfNames, watched: watchedOnes }),
  ...classificationRoutes,
  ...dealRoutes,
  ...projectRoutes,
  ...reportRoutes,
  ...watchRoutes,
]
