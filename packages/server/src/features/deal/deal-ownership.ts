import { setImmediate } from 'node:timers/promises'
import { sharesReach, traceOwnership } from '@maojian/domain/ownership/trace-ownership'
import type { Deal } from '@maojian/domain/risk/deal'
import { subjectLabel } from '@maojian/domain/risk/listed-risk'
import {
  about,
  leftOpen,
  noted,
  nothingFound,
  together,
  warned,
  type RiskFindings,
  type Section,
} from '@maojian/domain/risk/warning'
import { ownershipRegimes, type OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { controlFacts } from '../../facts/control-facts.ts'
import type { KeptGraph } from '../evidence/entry.ts'
import { ownersOfNames, type OwnersHeld } from '../determination/entry.ts'
import {
  graphAnswers,
  namelessWords,
  namesakeWords,
  ownersElsewhere,
  staleGraph,
  type OwnerSource,
  type StoredQuestion,
} from '../enterprise/entry.ts'

/** As on the partner itself: what is owned by the listed stops the deal, what may be is clarified first. */
const levels = { blocked: 1, 'cannot be excluded': 2 } as const

const isListedItself = ({ owners, target }: StoredQuestion, regime: OwnershipRegime): boolean =>
  owners.some(one => one.label === target && one.regimes.includes(regime))

interface Asked {
  readonly source: OwnerSource
  readonly question: StoredQuestion
  readonly section: Section
  /** As the section calls who is asked about. */
  readonly label: string
}

const warningOf = (
  { section, label }: Pick<Asked, 'section' | 'label'>,
  level: 1 | 2,
  why: string,
): RiskFindings => warned({ section, level, subject: label, why, source: '企业图谱股权数据', citation: '' })

const underRegimes = (asked: Asked): RiskFindings => {
  const { question } = asked
  const { regimes } = traceOwnership(controlFacts(), question)
  return together(
    ownershipRegimes.map(regime => {
      const { state, reason } = regimes[regime]
      if (state === 'not blocked' || isListedItself(question, regime)) return nothingFound
      return warningOf(asked, levels[state], reason)
    }),
  )
}

/** Half, or control, under the rule that most regimes share: what hangs on these parties must be looked at. */
const reaches = (question: StoredQuestion, parties: readonly string[]): boolean =>
  sharesReach(
    controlFacts(),
    {
      ...question,
      listed: parties.map(party => ({ party, regimes: ['eu'] })),
      namesakes: [],
    },
    'eu',
  ) !== 'not blocked'

/** Owners of whom the regimes conclude nothing by themselves: told as a warning where they may hold half, else as a note. */
const told = (asked: Asked, parties: readonly string[], words: string): RiskFindings => {
  if (parties.length === 0) return nothingFound
  return reaches(asked.question, parties)
    ? warningOf(asked, 2, words)
    : noted(`${asked.question.target}：${words}`)
}

/** Owners without a name are compared with no list: where they may hold half, the deal is not clear until they are known. */
const unnamed = ({ question, section }: Asked): RiskFindings => {
  if (question.nameless.length === 0) return nothingFound
  const words = `${question.target}：${namelessWords(question)}`
  return reaches(question, question.nameless)
    ? leftOpen(section, 'owners.nameless', `${words}请查明其名称后重新核对。`)
    : noted(words)
}

const warningsOf = (asked: Asked): RiskFindings => {
  const { source, question } = asked
  const elsewhere = ownersElsewhere(source, question)
  const named = question.alike.map(one => one.label)
  return together([
    underRegimes(asked),
    told(asked, named, namesakeWords(source, question)),
    told(asked, elsewhere?.parties ?? [], elsewhere?.words ?? ''),
    unnamed(asked),
  ])
}

/** Whether a partner bears a listed party's name is found where it is screened itself. */
const ofOwners = (question: StoredQuestion): StoredQuestion => ({
  ...question,
  namesakes: question.namesakes?.filter(one => one.party !== question.target) ?? [],
  alike: question.alike.filter(one => one.label !== question.target),
})

/** The arithmetic of the first regime whose listed parties hold a share, however small. */
const sharesBelow = (questions: readonly StoredQuestion[]): string => {
  for (const question of questions) {
    const { regimes } = traceOwnership(controlFacts(), question)
    const told = ownershipRegimes.find(regime => regimes[regime].paths.length > 0)
    if (told) return regimes[told].reason
  }
  return ''
}

/** Below every threshold, or tied in another way: what a row of a batch calls 可能 is clarified in a deal as well. */
const tiedBelow = (
  { graph, engine }: OwnerSource,
  { name, section, label }: Named,
  questions: readonly StoredQuestion[],
): RiskFindings => {
  const [held, index] = [graph.current(), engine.current()]
  // Who is a listed party by its code is screened under that party's name.
  const tie = name !== '' && held && index ? graphAnswers(held, index)(name, () => true) : undefined
  if (!tie) return nothingFound
  return warningOf({ section, label }, 2, `${tie.reason}${sharesBelow(questions)}`)
}

interface Named {
  readonly name: string
  readonly section: Section
  readonly row: number
  readonly label: string
}

const namedIn = ({ partners = [], settlement = [] }: Deal): Named[] => [
  ...partners.map(({ name }, row) => ({ name, section: 'partner' as const, row, label: name })),
  ...settlement.map(({ bank, bic }, row) => ({
    name: bank,
    section: 'settlement' as const,
    row,
    label: subjectLabel(bank, bic),
  })),
]

/** What the graph holds of the owners of partners and banks. */
export const dealOwners = (source: OwnerSource, deal: Deal): Promise<OwnersHeld> =>
  ownersOfNames(
    source,
    namedIn(deal).map(one => one.name),
    deal.date,
  )

/** Who stands behind partners and banks, by the stored graph; whoever it does not hold is named, never cleared. */
export const dealOwnership = async (
  source: OwnerSource,
  deal: Deal,
  held: OwnersHeld,
): Promise<RiskFindings> => {
  const named = namedIn(deal)
  const found: RiskFindings[] = []
  for (const one of named) {
    const { name, section, row, label } = one
    const questions = held(name).map(ofOwners)
    const asked: RiskFindings[] = []
    for (const question of questions) {
      asked.push(warningsOf({ source, question, section, label }))
      // Others get their turn.
      await setImmediate()
    }
    const known = together(asked)
    const told = known.warnings.length > 0 ? known : together([known, tiedBelow(source, one, questions)])
    found.push(about({ row }, told))
  }
  const stale = named.length > 0 ? staleGraph(source) : ''
  if (stale !== '') found.push(leftOpen(named[0]!.section, 'owners.graph', stale))
  const missing = named.map(one => one.name).filter(name => held(name).length === 0)
  if (missing.length > 0) found.push(noted(`未收录股权数据：未核查${missing.join('、')}的股东与实际控制人。`))
  return together(found)
}

/** What the record of a deal keeps of it; undefined where there is no graph to ask. */
export const keptOwnership = (
  source: Pick<OwnerSource, 'graph' | 'engine'>,
  { warnings }: RiskFindings,
): KeptGraph | undefined => {
  const snapshot = source.graph.current()?.id
  if (snapshot === undefined) return undefined
  const verdict = warnings.some(one => one.level === 1) ? 1 : warnings.length > 0 ? 2 : 0
  const related = warnings.map(({ subject, why }) => ({ name: subject, sentence: why }))
  const stale = staleGraph(source)
  return { snapshot, verdict, related, ...(stale && { stale }) }
}
