import { rowCoverage } from '../chart/row-coverage.ts'
import { isAdvancedRegion } from '../chart/special-control.ts'
import { is600Series, is9x515 } from '../code/parse-eccn.ts'
import type { ReviewPolicyKind } from '../facts/control-facts.ts'
import { isSeatedThere } from '../party/headquarters.ts'
import { answerTo, endUse, isIn, isMacauOrD5, isOccupied, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { footnotesIn } from './footnoted-party.ts'
import type { Footnoted } from './footnoted-party.ts'

/** A rule of 15 CFR 734.9: tables decide whether destination, party and item can lie in it; its product prong is asked. */
interface ProductRule {
  readonly id: string
  readonly citation: string
  readonly reaches: (context: Context) => boolean
  /** Footnote of the Entity List that somebody who takes part must bear. */
  readonly footnote?: number
  /** The licence that the rule itself brings, where it is not left to the chart. */
  readonly requires?: { readonly citation: string; readonly policy: ReviewPolicyKind }
  /** Shipments from countries of 746 Supp. 3 are left out. */
  readonly leavesPartners?: true
}

const isRussian = (context: Context): boolean =>
  context.treated === 'RU' || context.treated === 'BY' || isOccupied(context)

const isInformation = ({ code }: Context): boolean => code[1] === 'D' || code[1] === 'E'

/** Chips, computers and what belongs to them; software and technology of their categories too. */
const mayBeAdvanced = (context: Context): boolean =>
  itemIn(context, 'advanced-computing') !== 'no' || (isInformation(context) && /^[345]/.test(context.code))

/** 90 FR 4544 made the rule worldwide: printed, not enforced since 2025-05-13, so that nobody can call it certain. */
const isDiffused = (context: Context): boolean =>
  (context.view.switches.get('ai-diffusion')?.state ?? 'off') !== 'off'

/** What the worldwide control of the entry may reach: 3A090.a, 4A090.a and what belongs to them. */
const isWorldwide = (context: Context): boolean =>
  isDiffused(context) &&
  context.entry?.rows.some(
    row => row.rule === 'advanced-worldwide' && rowCoverage(context, row).covers !== 'no',
  ) === true

const rules: readonly ProductRule[] = [
  {
    id: 'ns',
    citation: '734.9(b)',
    reaches: context => isIn(context, 'D:1', 'E:1', 'E:2') && context.entry?.reasons.includes('NS') === true,
  },
  {
    id: '9x515',
    citation: '734.9(c)',
    reaches: context => isIn(context, 'D:5', 'E:1', 'E:2') && is9x515(context.code),
  },
  {
    id: '600',
    citation: '734.9(d)',
    reaches: context => isIn(context, 'D:1', 'D:3', 'D:4', 'D:5', 'E:1', 'E:2') && is600Series(context.code),
  },
  ...(
    [
      [1, 'i'],
      [4, 'iv'],
      [5, 'v'],
    ] as const
  ).map(([footnote, paragraph], at): ProductRule => ({
    id: `footnote-${String(footnote)}`,
    citation: `734.9(e)(${String(at + 1)})`,
    reaches: () => true,
    footnote,
    requires: { citation: `744.11(a)(2)(${paragraph})`, policy: 'presumption_of_denial' },
  })),
  {
    id: 'russia',
    citation: '734.9(f)',
    reaches: isRussian,
    requires: { citation: '746.8(a)(2); 746.6(a)(1)(ii)', policy: 'denial' },
    leavesPartners: true,
  },
  {
    id: 'footnote-3',
    citation: '734.9(g)',
    reaches: () => true,
    footnote: 3,
    requires: { citation: '746.8(a)(3)', policy: 'denial' },
    leavesPartners: true,
  },
  {
    id: 'advanced',
    citation: '734.9(h)',
    reaches: context =>
      mayBeAdvanced(context) &&
      (isAdvancedRegion(context) || isSeatedThere(context) !== 'no' || isWorldwide(context)),
  },
  {
    id: 'weights',
    citation: '734.9(l); 90 FR 4544',
    reaches: context => context.code === '4E091' && isDiffused(context),
  },
  {
    id: 'supercomputer',
    citation: '734.9(i)',
    reaches: context => isMacauOrD5(context) && ['yes', 'unclear'].includes(endUse(context, 108) ?? 'no'),
    requires: { citation: '744.23(a)(1)', policy: 'presumption_of_denial' },
  },
  {
    id: 'iran',
    citation: '734.9(j)',
    reaches: context => context.treated === 'IR',
    requires: { citation: '746.7(a)(1)(iii)', policy: 'denial' },
    leavesPartners: true,
  },
  {
    id: 'tools',
    citation: '734.9(k)',
    // Equipment of these entries alone; 3B993 and its like are reached through footnote 5.
    reaches: context => isMacauOrD5(context) && /^3B00[12]$/.test(context.code),
  },
]

/** Ids under which the product prong of each rule is asked. */
export const productQuestions: readonly string[] = rules.map(({ id }) => `jurisdiction.direct-product-${id}`)

const isFromPartner = ({ view, question: { shipFrom } }: Context): boolean =>
  shipFrom !== undefined && (view.sets.get('partner-746')?.has(shipFrom) ?? false)

/** A rule that destination, party and item leave open, with whoever bears its footnote. */
interface Reached {
  readonly rule: ProductRule
  readonly bearer?: Footnoted
}

const reachedIn = (context: Context): Reached[] => {
  const footnotes = footnotesIn(context)
  return rules.flatMap((rule): Reached[] => {
    if (!rule.reaches(context)) return []
    if (rule.footnote === undefined) return [{ rule }]
    const bearer = footnotes.get(rule.footnote)
    return bearer === undefined ? [] : [{ rule, bearer }]
  })
}

/** Every such rule, asked by its product prong; a yes is subject to the EAR. */
export const directProduct = (context: Context): readonly Finding[] => {
  const basis: Basis = { stage: 'jurisdiction', rule: 'direct-product-none', citation: '734.9' }
  if (context.question.origin?.directProduct === 'no')
    return [noted({ ...basis, rule: 'direct-product-no' }, 'answered')]
  const reached = reachedIn(context)
  if (reached.length === 0 && context.question.origin?.directProduct === 'yes')
    return [asks({ ...basis, rule: 'direct-product-claimed' }, 'jurisdiction.direct-product', 'answered')]
  // The scopes were not read against the text of 734.9.
  return reached.length === 0 ? [noted(basis, 'verify')] : reached.flatMap(one => prong(context, one))
}

const bearerRules = {
  party: 'direct-product',
  match: 'direct-product-match',
  owner: 'direct-product-owner',
} as const

const prong = (context: Context, { rule, bearer }: Reached): readonly Finding[] => {
  const { id, citation } = rule
  const basis: Basis = { stage: 'jurisdiction', rule: 'direct-product', citation, facts: { productRule: id } }
  if (rule.leavesPartners && isFromPartner(context))
    return [noted({ ...basis, rule: 'direct-product-partner', citation: `${citation}; 746 Supp. 3` })]
  const answer = answerTo(context, `jurisdiction.direct-product-${id}`)
  if (answer === 'no') return [noted({ ...basis, rule: 'direct-product-outside' }, 'answered')]
  const told: Basis = {
    ...basis,
    rule: bearerRules[bearer?.by ?? 'party'],
    facts: { productRule: id, doubt: bearer?.doubt ?? '' },
  }
  if (answer !== 'yes') return [asks(told, `jurisdiction.direct-product-${id}`)]
  return bearer?.openId === undefined ? productOf(basis, rule) : [asks(told, bearer.openId)]
}

/** A direct product is subject to the EAR, and what rules on parties and countries reach needs their licence. */
const productOf = (basis: Basis, rule: ProductRule): readonly Finding[] => {
  const subject = noted({ ...basis, rule: 'direct-product-subject' }, 'answered')
  if (rule.requires === undefined) return [subject]
  const { policy } = rule.requires
  const licence: Basis = { ...basis, rule: 'direct-product-licence', citation: rule.requires.citation }
  return [subject, requires(licence, { policy, exceptions: [], kind: 'answered' })]
}

/**
 * One yes settles that the item is subject to the EAR. Rules that bring a licence of their own stay open as such; the
 * others would change nothing any more.
 */
export const settledProduct = (findings: readonly Finding[]): readonly Finding[] =>
  findings.flatMap(one => {
    if (one.ask === undefined) return [one]
    const bringsLicence = rules.some(
      ({ id, requires: own }) => id === one.step.facts['productRule'] && own !== undefined,
    )
    return bringsLicence ? [{ ...one, step: { ...one.step, stage: 'party' } }] : []
  })

/** Whether an answer brought the item under the EAR. */
export const isDirectProduct = (findings: readonly Finding[]): boolean =>
  findings.some(one => one.step.rule === 'direct-product-subject')
