import type { determineLicence as call } from '@maojian/contract/calls/determination'
import type { Outcome } from '@maojian/domain/vocabulary/outcome'
import type * as z from 'zod'
import { listedOutcome } from './listed-outcome.ts'

type Reply = z.output<typeof call.reply>
type Tone = Reply['tone']
type Law = Pick<Reply, 'outcome' | 'outcomeName' | 'questions'>

/** Nobody gave the code by which Chinese law is judged: that law was not asked at all. */
const isUnjudged = ({ outcome, questions }: Law): boolean =>
  outcome === 'expert_review' &&
  questions.some(one => one.blocking && one.answer === '' && one.answeredBy === 'cnCode')

const said = (law: Law): string => (isUnjudged(law) ? '尚未判定（缺两用物项编码）' : law.outcomeName)

const tones: Readonly<Record<Outcome, Tone>> = {
  prohibited: 'red',
  licence_required: 'amber',
  exception_may_apply: 'amber',
  expert_review: 'grey',
  no_licence_required: 'green',
}

const isOpen = ({ questions }: Law): boolean => questions.some(one => one.blocking && one.answer === '')

type Found = Omit<Reply, 'headline' | 'tone' | 'listed'>

const awaitsDecision = ({ endUser, parties }: Found): boolean =>
  [...endUser.hits, ...parties.flatMap(({ hits }) => hits)].some(hit => hit.state === 'open' && hit.decisive)

/** Green says that both laws were judged, on facts and lists of the day, and that nothing is left to answer. */
const isDoubtful = (found: Found): boolean =>
  found.warnings.length > 0 ||
  found.riskLevel > 0 ||
  found.endUser.warning !== '' ||
  isOpen(found) ||
  isOpen(found.china) ||
  awaitsDecision(found)

const toneOf = (found: Found, listed: Reply['listed']): Tone => {
  const both = [tones[found.outcome], tones[found.china.outcome]]
  if (listed.certain || found.riskLevel === 1 || both.includes('red')) return 'red'
  if (listed.text !== '' || both.includes('amber')) return 'amber'
  if (both[0] === 'grey') return 'grey'
  return both.includes('grey') || isDoubtful(found) ? 'amber' : 'green'
}

/** The answer with its verdict in one line, what the lists forbid first, then one part for each law, and its colour. */
export const withVerdict = (found: Found): Reply => {
  const listed = listedOutcome(found)
  const laws = [`美国：${said(found)}`, `中国：${said(found.china)}`]
  return {
    ...found,
    listed,
    headline: [listed.text, ...laws].filter(text => text !== '').join('；'),
    tone: toneOf(found, listed),
  }
}
