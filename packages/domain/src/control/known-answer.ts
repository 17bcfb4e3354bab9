import { specialControls } from './chart/special-control.ts'
import { exceptionAnswers } from './exception/by-facts.ts'
import type { ControlFacts } from './facts/control-facts.ts'
import { productQuestions } from './jurisdiction/direct-product.ts'
import { endUseIds } from './rule/question.ts'

/** Questions that are asked under one id each, by the part before the point. */
const named: Readonly<Record<string, string>> = {
  chart: 'end-use-certificate footnote-3 footnote-7 footnote-10 note-china',
  classification:
    'ear99 encryption encryption-class entry-without-rows military-series moved-entry paragraph-without-rows ' +
    'related-outside specially-designed unknown-entry unknown-paragraph',
  cn:
    'abroad affiliate china-origin code control-list countermeasures end-use foreign-recipient licence-goods military parties ' +
    'rare-earth un-embargo unreliable verify.customs verify.destination verify.rare-earth watch-list',
  destination: 'unknown',
  embargo:
    'civil-subsidiary food-or-medicine iran-deemed listed-hts occupied-region personal-communication-software transit',
  'end-use':
    'answered facility human-rights intelligence-user known-danger microprocessor military-camera military-items ' +
    'military-there military-user missile-there russian-diversion us-person wmd-delivery',
  jurisdiction:
    'content-parts content-share direct-product from-us licence-terms no-de-minimis nrc origin published ' +
    'published-encryption published-firearm ITAR NRC DOE',
  party:
    'affiliate bank common entity-list-exclusion entity-list-scope footnote-direct-product goes-on headquarters ' +
    'lists-not-held nobody nonproliferation ofac open-hit owners ownership screened uvl-statement',
}

const ids: ReadonlySet<string> = new Set([
  ...Object.entries(named).flatMap(([kind, all]) => all.split(' ').map(id => `${kind}.${id}`)),
  ...endUseIds.flatMap(id => [`end-use.${String(id)}`, `cn.end-use.${String(id)}`]),
  ...productQuestions,
  ...exceptionAnswers,
])

type Known = (facts: ControlFacts, parts: readonly string[]) => boolean

/** Questions that carry the entry, the rule or the notice that asks them. */
const families: readonly (readonly [RegExp, Known])[] = [
  [
    /^scope\.(\w+)\.(\w+)\.(\d+)$/u,
    ({ eccns }, [code = '', reason, row]) =>
      eccns.get(code)?.rows.some(one => one.reason === reason && String(one.row) === row) === true,
  ],
  [/^paragraph\.(\w+)$/u, ({ eccns }, [code = '']) => eccns.has(code)],
  [/^(?:special|verify)\.([\w-]+)$/u, (_, [rule = '']) => Object.hasOwn(specialControls, rule)],
  [/^(policy\.[\w-]+)$/u, ({ reviewPolicies }, [id]) => reviewPolicies.some(one => one.answer === id)],
  [/^cn\.verify\.(\w+)$/u, ({ cnNotices }, [code = '']) => cnNotices.some(one => one.codes.includes(code))],
]

/** Whether some determination asks a question of this id. */
export const isKnownAnswer = (facts: ControlFacts, id: string): boolean =>
  ids.has(id) ||
  families.some(([kind, isKnown]) => {
    const parts = kind.exec(id)?.slice(1)
    return parts !== undefined && isKnown(facts, parts)
  })
