import { endUse } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import { endUseIds } from '../rule/question.ts'
import type { EndUseId } from '../rule/question.ts'
import { chemicalBiological } from './chemical-biological.ts'
import { intelligenceUser } from './intelligence-user.ts'
import { knownDanger } from './known-danger.ts'
import { humanRights } from './human-rights.ts'
import { military } from './military.ts'
import { militaryIntelligence } from './military-intelligence.ts'
import { militaryUser } from './military-user.ts'
import { missile } from './missile.ts'
import { navalNuclear } from './naval-nuclear.ts'
import { nuclear } from './nuclear.ts'
import { russianIndustry } from './russian-industry.ts'
import { semiconductor } from './semiconductor.ts'
import { usPerson } from './us-person.ts'

/** What a known end use leads to; the country scope is inside each rule. */
const rules: Readonly<Record<EndUseId, (context: Context) => readonly Finding[]>> = {
  101: nuclear,
  102: missile,
  103: chemicalBiological,
  104: navalNuclear,
  105: usPerson,
  106: context => military(context),
  107: militaryIntelligence,
  108: semiconductor,
  109: humanRights,
  110: russianIndustry,
  111: knownDanger,
}

const unasked = assumes(
  { stage: 'end_use', rule: 'end-use-assumed', citation: '744; 732 Supp. 3' },
  'end-use.answered',
)

/** Nobody is called civil whose own name or listing says otherwise. */
const flagged = assumes(
  { stage: 'end_use', rule: 'end-use-flagged', citation: '744; 732 Supp. 3' },
  'end-use.answered',
)

/** 15 CFR part 744: what the parties are known for, then what was answered of the use. */
export const endUseRule = (context: Context): readonly Finding[] => {
  const users = [...militaryUser(context), ...intelligenceUser(context)]
  return [...users, ...byAnswers(context, users.length > 0 ? flagged : unasked)]
}

/** One 'yes' in country scope is a licence, 'unclear' is due diligence left open. */
const byAnswers = (context: Context, unasked: Finding): readonly Finding[] => {
  if (context.question.endUses === undefined) return [unasked]
  const untold = endUseIds.filter(id => endUse(context, id) === undefined)
  if (untold.length === endUseIds.length) return [unasked]
  const found = endUseIds.flatMap(id => judge(context, id))
  if (untold.length > 0) return [...found, partly(untold)]
  return found.length > 0
    ? found
    : [noted({ stage: 'end_use', rule: 'end-use-clear', citation: '744' }, 'answered')]
}

/** What was not answered is taken for no, and said to be. */
const partly = (untold: readonly EndUseId[]): Finding =>
  assumes(
    {
      stage: 'end_use',
      rule: 'end-use-partly',
      citation: '744; 732 Supp. 3',
      facts: { open: untold.map(String) },
    },
    'end-use.answered',
  )

const judge = (context: Context, id: EndUseId): readonly Finding[] => {
  const answer = endUse(context, id)
  if (answer === undefined || answer === 'no') return []
  if (answer === 'yes') return rules[id](context)
  return [
    asks(
      { stage: 'end_use', rule: 'end-use-unclear', citation: '744; 732 Supp. 3', facts: { endUse: id } },
      `end-use.${String(id)}`,
    ),
  ]
}
