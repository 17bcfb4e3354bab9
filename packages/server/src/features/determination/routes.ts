import * as calls from '@maojian/contract/calls/determination'
import { route, type Route } from '../../http/route.ts'
import { determineForUser, determineLicence } from './determine-licence.ts'
import { downloadReport } from './download-report.ts'
import { endUseTable } from './end-use.table.ts'
import { mapDestinations, mapItems } from './map-outcomes.ts'

export const determinationRoutes: readonly Route[] = [
  route(calls.determineLicence, determineLicence),
  route(calls.determineForUser, determineForUser),
  route(calls.downloadDetermination, downloadReport),
  route(calls.mapDestinations, mapDestinations),
  route(calls.mapItems, mapItems),
  route(calls.listEndUses, () =>
    endUseTable.map(([questionId, text, citation]) => ({
      questionId,
      text,
      citation,
      exclusive: questionId === calls.noneOfTheEndUses,
    })),
  ),
]
