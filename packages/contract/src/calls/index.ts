import * as account from './account.ts'
import * as article from './article.ts'
import * as country from './country.ts'
import * as determination from './determination.ts'
import * as eccn from './eccn.ts'
import * as sanction from './sanction.ts'
import * as source from './source.ts'
import type { Call } from '../call.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

/** Every call of the product, for binding, OpenAPI and the golden test. */
export const allCalls: readonly Call[] = [
  account,
  article,
  country,
  determination,
  eccn,
  sanction,
  source,
].flatMap(noun => Object.values(noun).filter(isCall))
