import * as account from './account.ts'
import * as apiKey from './api-key.ts'
import * as admin from './admin.ts'
import * as article from './article.ts'
import * as certificate from './certificate.ts'
import * as file from './file.ts'
import * as itemFlow from './item-flow.ts'
import * as job from './job.ts'
import * as message from './message.ts'
import * as outbox from './outbox.ts'
import * as ownAccount from './own-account.ts'
import * as china from './china.ts'
import * as classification from './classification.ts'
import * as chinaControl from './china-control.ts'
import * as savedClassification from './saved-classification.ts'
import * as decision from './decision.ts'
import * as deal from './deal.ts'
import * as country from './country.ts'
import * as determination from './determination.ts'
import * as eccn from './eccn.ts'
import * as enterprise from './enterprise.ts'
import * as enterpriseGroup from './enterprise-group.ts'
import * as evidence from './evidence.ts'
import * as organisation from './organisation.ts'
import * as licenceMatrix from './licence-matrix.ts'
import * as ownership from './ownership.ts'
import * as part from './part.ts'
import * as project from './project.ts'
import * as projectList from './project-list.ts'
import * as projectMatch from './project-match.ts'
import * as projectReport from './project-report.ts'
import * as place from './place.ts'
import * as party from './party.ts'
import * as report from './report.ts'
import * as regulation from './regulation.ts'
import * as sanction from './sanction.ts'
import * as sanctionDetail from './sanction-detail.ts'
import * as screening from './screening.ts'
import * as signOn from './sign-on.ts'
import * as source from './source.ts'
import * as watch from './watch.ts'
import * as watchChannel from './watch-channel.ts'
import * as yente from './yente.ts'
import type { Call } from '../call.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/** Every call of the product, for binding, OpenAPI and the golden test. */
export const allCalls: readonly Call[] = [
  account,
  apiKey,
  ownAccount,
  signOn,
  certificate,
  file,
  job,
  message,
  admin,
  outbox,
  article,
  country,
  china,
  classification,
  savedClassification,
  chinaControl,
  deal,
  decision,
  determination,
  eccn,
  enterprise,
  enterpriseGroup,
  evidence,
  organisation,
  licenceMatrix,
  ownership,
  part,
  itemFlow,
  project,
  projectList,
  projectMatch,
  projectReport,
  party,
  place,
  regulation,
  report,
  sanction,
  sanctionDetail,
  screening,
  source,
  watch,
  watchChannel,
  yente,
].flatMap(noun => Object.values(noun).filter(isCall))
