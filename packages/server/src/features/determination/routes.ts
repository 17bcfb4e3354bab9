import * as calls from '@maojian/contract/calls/determination'
import { noneOfTheEndUses } from '@maojian/contract/calls/licence-answers'
import * as matrix from '@maojian/contract/calls/licence-matrix'
import { route, type Route } from '../../http/route.ts'
import { determineForUser, determineLicence } from './determine-licence.ts'
import { downloadReport } from './download-report.ts'
import { endUseTable } from '@maojian/domain/vocabulary/end-use.table'
import { mapDestinations, mapItems } from './map-outcomes.ts'

export const determinationRoutes: readonly Route[] = [
  route(calls.determineLicence, determineLicence),
  route(calls.determineForUser, determineForUser),
  route(calls.downloadDetermination, downloadReport),
  route(matrix.mapDestinations, mapDestinations),
  route(matrix.mapItems, mapItems),
  route(calls.listEndUses, () =>
    endUseTable.map(([questionId, text, citation]) => ({
      questionId,
      text,
      citation,
      exclusive: questionId === noneOfTheEndUses,
    })),
  ),
]
