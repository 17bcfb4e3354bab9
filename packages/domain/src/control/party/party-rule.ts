import { assumes, noted } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { Context } from '../rule/context.ts'
import type { PartyFinding, PartyList } from '../rule/question.ts'
import { affiliate } from './affiliate.ts'
import { deniedPerson } from './denied-person.ts'
import { entityList } from './entity-list.ts'
import { meuList } from './meu-list.ts'
import { sdn } from './sdn.ts'
import { unverifiedList } from './unverified-list.ts'

type PartyRule = (context: Context, finding: PartyFinding) => readonly Finding[]

const rules: Partial<Readonly<Record<PartyList, PartyRule>>> = {
  'denied-persons': deniedPerson,
  'entity-list': entityList,
  'meu-list': meuList,
  'unverified-list': unverifiedList,
  sdn,
}

const unscreened = [
  assumes({ stage: 'party', rule: 'parties-assumed', citation: '744; 736.2(b)(4), (5)' }, 'party.screened'),
]

/** Part 744 lists: each confirmed hit with its own consequence, ownership through the affiliates rule. */
export const partyRule = (context: Context): readonly Finding[] => {
  const parties = context.question.parties
  if (!parties || parties.length === 0) return unscreened
  const found = parties.flatMap(party => party.findings.flatMap(finding => judge(context, finding)))
  return found.length > 0
    ? found
    : [noted({ stage: 'party', rule: 'parties-clear', citation: '744' }, 'answered')]
}

const judge = (context: Context, finding: PartyFinding): readonly Finding[] => {
  const rule = rules[finding.list]
  if (!rule) return []
  const direct = (): readonly Finding[] => rule(context, { ...finding })
  return finding.ownedShare === undefined ? direct() : affiliate(context, finding, direct)
}
