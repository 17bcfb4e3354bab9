import * as account from './account.ts'
import * as apiKey from './api-key.ts'
import * as article from './article.ts'
import * as country from './country.ts'
import * as determination from './determination.ts'
import * as eccn from './eccn.ts'
import * as sanction from './sanction.ts'
import * as screening from './screening.ts'
import * as source from './source.ts'
import * as yente from './yente.ts'
import type { Call } from '../call.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/** Every call of the product, for binding, OpenAPI and the golden test. */
export const allCalls: readonly Call[] = [
  account,
  apiKey,
  article,
  country,
  determination,
  eccn,
  sanction,
  screening,
  source,
  yente,
].flatMap(noun => Object.values(noun).filter(isCall))
