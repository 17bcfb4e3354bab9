import { asks, assumes, noted } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { Context } from '../rule/context.ts'
import type { Party, PartyFinding, PartyList } from '../rule/question.ts'
import { affiliate } from './affiliate.ts'
import { deniedPerson } from './denied-person.ts'
import { entityList } from './entity-list.ts'
import { meuList } from './meu-list.ts'
import { mieuList } from './mieu-list.ts'
import { nonproliferation } from './nonproliferation.ts'
import { openHits } from './open-hit.ts'
import { sdn } from './sdn.ts'
import { takesElsewhere } from './takes-elsewhere.ts'
import { unverifiedList } from './unverified-list.ts'

type PartyRule = (context: Context, finding: PartyFinding) => readonly Finding[]

const rules: Partial<Readonly<Record<PartyList, PartyRule>>> = {
  'denied-persons': deniedPerson,
  'entity-list': entityList,
  'meu-list': meuList,
  'mieu-list': mieuList,
  nonproliferation,
  'unverified-list': unverifiedList,
  sdn,
}

const unscreened = [
  assumes({ stage: 'party', rule: 'parties-assumed', citation: '744; 736.2(b)(4), (5)' }, 'party.screened'),
]

/** Nobody is named, yet the seat of who uses the goods may be told. */
const nobody: Party = { findings: [] }

/** Part 744 lists: each confirmed hit with its own consequence, ownership through the affiliates rule. */
export const partyRule = (context: Context): readonly Finding[] => {
  const parties = context.question.parties
  if (!parties || parties.length === 0) return [...unscreened, ...takesElsewhere(context, nobody)]
  const found = [
    ...parties.flatMap(party =>
      told(
        party,
        party.findings.flatMap(finding => inRole(context, party, finding)),
      ),
    ),
    ...openHits(parties, 'us', '744; 732 Supp. 3'),
  ]
  const owned = parties.flatMap(party =>
    told(
      party,
      affiliate(context, party, finding => judge(context, finding)),
    ),
  )
  const away = parties.flatMap(party => told(party, takesElsewhere(context, party)))
  return [
    ...found,
    ...(found.length === 0 ? withoutHit(parties) : []),
    ...owned,
    ...away,
    ...notHeld(context),
  ]
}

/** 'No hit' is said only where no list at all names or may name a party. */
const withoutHit = (parties: readonly Party[]): readonly Finding[] => {
  const lists = [...new Set(parties.flatMap(party => party.elsewhere ?? []))]
  const basis = { stage: 'party', citation: '744' } as const
  if (lists.length === 0) return [noted({ ...basis, rule: 'parties-clear' }, 'answered')]
  return [noted({ ...basis, rule: 'parties-elsewhere', facts: { lists } }, 'answered')]
}

const notHeld = ({ question }: Context): readonly Finding[] => {
  const lists = (question.listsNotHeld ?? []).filter(list => rules[list] !== undefined)
  if (lists.length === 0) return []
  return [
    assumes(
      { stage: 'party', rule: 'lists-not-held', citation: '744', facts: { lists } },
      'party.lists-not-held',
    ),
  ]
}

const judge = (context: Context, finding: PartyFinding): readonly Finding[] =>
  rules[finding.list]?.(context, finding) ?? []

/** Where several parties take part, each finding says whose it is. */
const told = ({ role, name = '' }: Party, findings: readonly Finding[]): readonly Finding[] =>
  role === undefined
    ? findings
    : findings.map(one => ({
        ...one,
        step: { ...one.step, facts: { ...one.step.facts, role, party: name } },
      }))

const forParties: ReadonlySet<PartyList> = new Set(['entity-list', 'meu-list', 'unverified-list'])

/** 15 CFR 748.5(d): a bank is a party where it acts as intermediate consignee; as a mere payer these lists do not reach it. */
const inRole = (context: Context, party: Party, finding: PartyFinding): readonly Finding[] => {
  const found = judge(context, finding)
  if (party.role !== 'bank' || !forParties.has(finding.list)) return found
  const pending = found.find(one => one.requirement !== undefined)?.requirement
  const open = asks({ stage: 'party', rule: 'bank-open', citation: '748.5(d); 744.11(a)' }, 'party.bank')
  return [{ ...open, ...(pending && { pending }) }]
}
