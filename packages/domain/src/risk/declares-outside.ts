import type { Answer } from '../control/rule/question.ts'
import { directProductRules } from '../vocabulary/direct-product.ts'

/** What was said of where an item comes from. */
interface Told {
  readonly eccn?: string | undefined
  readonly usOrigin?: boolean | undefined
  readonly usContentPercent?: number | undefined
  readonly usTechnology?: boolean | undefined
  readonly facts: Readonly<Record<string, Answer>>
}

/** Ten percent reaches nowhere, whatever the destination (15 CFR 734.4(c), (d)). */
const hasLittleContent = ({ usContentPercent: share, facts }: Told): boolean =>
  share === 0 || (share !== undefined && share <= 10 && facts['jurisdiction.no-de-minimis'] === 'no')

const isNoProduct = ({ usTechnology, facts }: Told): boolean =>
  usTechnology === false ||
  facts['jurisdiction.direct-product'] === 'no' ||
  directProductRules.every(rule => facts[`jurisdiction.direct-product-${rule}`] === 'no')

/**
 * By what was said an item is not subject to the EAR, so that no entry of its list was looked for: the EAR99 under which
 * it is kept is nobody's declaration (15 CFR 734.3).
 */
export const declaresOutside = (told: Told): boolean =>
  told.eccn === 'EAR99' && told.usOrigin === false && hasLittleContent(told) && isNoProduct(told)
