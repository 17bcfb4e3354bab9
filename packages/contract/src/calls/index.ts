import * as account from './account.ts'
import * as apiKey from './api-key.ts'
import * as admin from './admin.ts'
import * as article from './article.ts'
import * as file from './file.ts'
import * as message from './message.ts'
import * as outbox from './outbox.ts'
import * as ownAccount from './own-account.ts'
import * as country from './country.ts'
import * as determination from './determination.ts'
import * as eccn from './eccn.ts'
import * as part from './part.ts'
import * as regulation from './regulation.ts'
import * as sanction from './sanction.ts'
import * as screening from './screening.ts'
import * as signOn from './sign-on.ts'
import * as source from './source.ts'
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
  file,
  message,
  admin,
  outbox,
  article,
  country,
  determination,
  eccn,
  part,
  regulation,
  sanction,
  screening,
  source,
  yente,
].flatMap(noun => Object.values(noun).filter(isCall))
