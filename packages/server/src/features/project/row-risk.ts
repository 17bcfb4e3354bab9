import { endUseTable } from '@maojian/domain/vocabulary/end-use.table'
import { itemRisk } from '@maojian/domain/risk/item-risk'
import { logisticsRisk, logisticsSubject } from '@maojian/domain/risk/logistics-risk'
import { bankSubject, settlementRisk } from '@maojian/domain/risk/settlement-risk'
import { stopRisk } from '@maojian/domain/risk/stop-risk'
import { partnerRisk, partnerSubject } from '@maojian/domain/risk/partner-risk'
import type { Deal, DealPartner, DealSources, DealSubject } from '@maojian/domain/risk/deal'
import { warningText } from '@maojian/domain/vocabulary/warning-kind'
import { partnerRole } from '@maojian/domain/vocabulary/partner-role'
import { byGravity, type RiskFindings, type Warning } from '@maojian/domain/risk/warning'
import { findDestination } from '@maojian/domain/vocabulary/country'
import { Fault } from '../../http/fault.ts'
import { FieldFault } from '../../http/field-fault.ts'
import {
  readBank,
  readEndUse,
  readItem,
  readLogistics,
  subjectRisk,
  type MarkSources,
} from '../deal/entry.ts'
import { bankDeal, countryDeal, endUseDeal, itemDeal, logisticsDeal, partnerDeal } from './deal-row.ts'
import type {
  BankFields,
  ItemFields,
  LogisticsFields,
  PartnerFields,
  ProjectContent,
  StopFields,
} from './project-content.ts'

export interface RowRisk {
  readonly riskLevel: 0 | 1 | 2
  /** What the gravest finding asks; '' where its rule does not tell. */
  readonly word: string
  readonly reason: string
}

const none: RowRisk = { riskLevel: 0, word: '', reason: '' }

const lowest = (levels: readonly (1 | 2)[]): 0 | 1 | 2 =>
  levels.length === 0 ? 0 : levels.includes(1) ? 1 : 2

/** What cannot be read is told in the row. */
const readable = (find: () => RowRisk): RowRisk => {
  try {
    return find()
  } catch (error) {
    if (error instanceof Fault)
      return {
        riskLevel: 2,
        word: '',
        reason: error instanceof FieldFault ? error.reason : error.message,
      }
    throw error
  }
}

const wordOf = (warnings: readonly Warning[]): string => {
  const [gravest] = byGravity(warnings)
  return gravest?.kind === undefined || gravest.kind === 'verify'
    ? ''
    : warningText(gravest.kind, gravest.effect)
}

const riskOf = ({ warnings, open, decidedAway }: RiskFindings): RowRisk => ({
  riskLevel: lowest([...warnings.map(one => one.level), ...open.map(() => 2 as const)]),
  word: wordOf(warnings),
  reason: [...[...warnings, ...decidedAway].map(one => one.why), ...open.map(one => one.text)].join('\n'),
})

/** Whom the lists are asked for in a row, the same for its mark, for what is decided of it and for the report. */
export const rowSubject = (row: Pick<PartnerFields, 'name' | 'country'>): DealSubject => {
  const country = findDestination(row.country)
  return partnerSubject({ name: row.name, ...(country !== undefined && { country }) })
}

export const partnerRowRisk = (sources: MarkSources, row: PartnerFields) =>
  row.name === '' ? { ...none, lists: [], decided: [] } : subjectRisk(sources, rowSubject(row))

const graver = (a: RowRisk, b: RowRisk): RowRisk =>
  a.riskLevel === 1 || b.riskLevel === 0 ? a : b.riskLevel === 1 || a.riskLevel === 0 ? b : a

interface ItemRowRisk extends RowRisk {
  /** Whom its mark is about where that is not the item. */
  readonly head: string
  readonly open: { id: string; text: string }[]
}

/** What an item's verdict turns on beside the item. */
export type ItemSurroundings = Pick<ProjectContent, 'country' | 'partner' | 'endUse'>

/** A country that cannot be read is told at the partner, not at every item. */
const partnerOf = (row: PartnerFields): DealPartner => {
  const { name, country, role = '' } = partnerDeal(row)
  const part = partnerRole(role)
  const place = country === undefined ? undefined : findDestination(country)
  return {
    name,
    ...(part && { role: part }),
    ...(place !== undefined && { country: place }),
  }
}

/** With whom nobody may deal: no item goes to him, whatever licence it needs. */
const forbiddenPartners = (sources: DealSources, deal: Deal): Warning[] =>
  partnerRisk(sources, deal).warnings.filter(one => one.kind === 'prohibited')

const toldOf = ({ subject, kind = 'prohibited', effect }: Warning): string =>
  `交易相对方 ${subject}：${warningText(kind, effect)}`

/** The item in every destination of the project. */
export const itemRowRisk = (
  sources: DealSources,
  row: ItemFields,
  { country, partner, endUse }: ItemSurroundings,
): ItemRowRisk => {
  let open: { id: string; text: string }[] = []
  let forbidden: Warning[] = []
  const risk = readable(() => {
    const deal: Deal = {
      name: '',
      date: '',
      items: [readItem(itemDeal(row), 0)],
      countries: country.filter(one => one.countryId !== '').map(countryDeal),
      partners: partner.filter(one => one.name !== '').map(partnerOf),
      endUse: readEndUse(endUseDeal(endUse)),
    }
    const found = itemRisk(sources, deal)
    open = found.open.filter(one => one.id !== 'country.destination').map(({ id, text }) => ({ id, text }))
    forbidden = forbiddenPartners(sources, deal)
    const warnings = [...forbidden, ...found.warnings]
    return {
      riskLevel: lowest(warnings.map(one => one.level)),
      word: wordOf(warnings),
      reason: [
        ...forbidden.map(one => `${toldOf(one)}，与物项无关，均不得交易。`),
        ...found.warnings.map(one => one.why),
      ].join('\n'),
    }
  })
  return { ...risk, open, head: forbidden.map(toldOf).join('；') }
}

export const logisticsRowRisk = (sources: MarkSources, row: LogisticsFields): RowRisk => {
  if (row.type === '') return none
  return readable(() => {
    const one = readLogistics(logisticsDeal(row), 0)
    const found = riskOf(logisticsRisk(sources, { name: '', date: '', logistics: [one] }))
    if (['port', 'airport', 'transitCountry'].includes(one.kind)) return found
    return graver(subjectRisk(sources, logisticsSubject(one)), found)
  })
}

export const stopRowRisk = (sources: DealSources, row: StopFields, day: string): RowRisk =>
  row.country === '' || row.date === ''
    ? none
    : riskOf(stopRisk(sources, { name: '', date: day, stops: [row] }))

export const bankRowRisk = (sources: MarkSources, row: BankFields): RowRisk => {
  if (row.name === '' && row.bic === '') return none
  return readable(() => {
    const one = readBank(bankDeal(row), 0)
    const found = riskOf(settlementRisk(sources, { name: '', date: '', settlement: [one] }))
    return graver(subjectRisk(sources, bankSubject(one)), found)
  })
}

const questions = new Map<number, { text: string; citation: string }>(
  endUseTable.map(([id, text, citation]) => [id, { text, citation }]),
)

/** One question with its answer; 112 says no to all others and warns of nothing. */
export const endUseRowOf = (questionId: number, answer: number | null) => {
  const { text = '', citation = '' } = questions.get(questionId) ?? {}
  const counts = questionId !== 112 && (answer === 1 || answer === 2)
  return {
    questionId,
    answer,
    question: text,
    citation,
    riskLevel: counts ? (answer as 1 | 2) : (0 as const),
  }
}

export const endUseIds = endUseTable.map(([id]) => id)
