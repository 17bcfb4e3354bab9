import type { projectDetail, saveProject } from '@maojian/contract/calls/project'
import type * as z from 'zod'

export type Detail = z.output<typeof projectDetail>
export type SaveInput = z.input<typeof saveProject.request>

/** A row as it is typed; `key` names it on the page, `id` on the server once it is saved. */
interface Keyed {
  readonly key: string
  readonly id: string
}

export interface CountryDraft extends Keyed {
  readonly type: number | null
  readonly countryId: string
  readonly reexport: 0 | 1
}
export interface PartnerDraft extends Keyed {
  readonly type: number | null
  readonly name: string
  readonly country: string
}
export interface LogisticsDraft extends Keyed {
  readonly type: string
  readonly name: string
  readonly imo: string
  readonly tail: string
  readonly code: string
  readonly countryId: string
}
export interface StopDraft extends Keyed {
  readonly vessel: string
  readonly port: string
  readonly country: string
  readonly date: string
}
export interface BankDraft extends Keyed {
  readonly type: string
  readonly name: string
  readonly bic: string
  readonly country: string
  readonly currency: string
}

/** Everything of a project that is saved together. */
export interface ProjectDraft {
  readonly name: string
  readonly summary: string
  readonly remark: string
  readonly countries: readonly CountryDraft[]
  readonly partners: readonly PartnerDraft[]
  readonly noPartners: boolean
  /** By question: 1 yes, 0 no, 2 unclear. */
  readonly endUse: Readonly<Record<string, number | null>>
  readonly logistics: readonly LogisticsDraft[]
  readonly stops: readonly StopDraft[]
  readonly noLogistics: boolean
  readonly banks: readonly BankDraft[]
  readonly noSettlement: boolean
}

export const newKey = (): string => `n${Math.random().toString(36).slice(2, 10)}`

const keyed = <T extends { readonly id: string }>(row: T): T & Keyed => ({ ...row, key: row.id })

/** What stands on the server, to be edited. */
export const draftOf = (saved: Detail): ProjectDraft => ({
  name: saved.name,
  summary: saved.summary,
  remark: saved.remark,
  countries: saved.countryList.map(({ id, type, countryId, reexport }) =>
    keyed({ id, type, countryId, reexport }),
  ),
  partners: saved.objectList.map(({ id, type, name, country }) => keyed({ id, type, name, country })),
  noPartners: saved.objectNone === 1,
  endUse: Object.fromEntries(saved.endUse.map(one => [one.questionId, one.answer])),
  logistics: saved.logisticsDetail.entityList.map(({ id, type, name, imo, tail, code, countryId }) =>
    keyed({ id, type, name, imo, tail, code, countryId }),
  ),
  stops: saved.logisticsDetail.historyStopList.map(({ id, vessel, port, country, date }) =>
    keyed({ id, vessel, port, country, date }),
  ),
  noLogistics: saved.logisticsDetail.none === 1,
  banks: saved.settlementDetail.bankList.map(({ id, type, name, bic, country, currency }) =>
    keyed({ id, type, name, bic, country, currency }),
  ),
  noSettlement: saved.settlementDetail.none === 1,
})

/** Nothing was typed into it: such rows of logistics and settlement are not saved. */
const says = (row: object): boolean =>
  Object.entries(row).some(([key, value]) => !['key', 'id', 'type'].includes(key) && value !== '')

/** Rows as they are sent, in the order in which the server answers them. */
export const sentRows = (draft: ProjectDraft) => ({
  countries: draft.countries,
  partners: draft.partners,
  logistics: draft.logistics.filter(says),
  stops: draft.stops.filter(says),
  banks: draft.banks.filter(says),
})

/** The fields of the call that saves it. */
export const inputOf = (draft: ProjectDraft): Omit<SaveInput, 'projectId'> => {
  const { countries, partners, logistics, stops, banks } = sentRows(draft)
  return {
    name: draft.name,
    summary: draft.summary,
    remark: draft.remark,
    countryList: countries,
    objectList: partners,
    objectNone: draft.noPartners ? 1 : 0,
    endUse: Object.entries(draft.endUse).map(([questionId, answer]) => ({
      questionId: Number(questionId),
      answer,
    })),
    logisticsDetail: {
      none: draft.noLogistics ? 1 : 0,
      entityList: logistics,
      historyStopList: stops,
    },
    settlementDetail: { none: draft.noSettlement ? 1 : 0, bankList: banks },
  }
}

/** What the server found about a row, as it was when it was saved. */
export interface RowMark {
  readonly id: string
  /** The words that were judged; a row that says something else by now has no mark. */
  readonly judged: string
  readonly riskLevel: number
  /** What the finding asks; '' where nobody told. */
  readonly word: string
  readonly reason: string
  readonly lists: readonly string[]
  readonly decided: string
  /** Whether the enterprise graph holds who is named. */
  readonly inGraph: boolean
}

interface Judged {
  readonly id: string
  readonly riskLevel: number | string
  readonly word?: string
  readonly reason: string
  readonly lists?: readonly string[]
  readonly decided?: string
  readonly inGraph?: boolean
}

/** What of a row decides its risk. */
export const judgedWords = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([name]) => !['key', 'id'].includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Marks of all saved rows, by the key of the row on the page. */
export const marksOf = (sent: ReturnType<typeof sentRows>, saved: Detail): Record<string, RowMark> => {
  const pairs: readonly (readonly [readonly Keyed[], readonly Judged[]])[] = [
    [sent.countries, saved.countryList],
    [sent.partners, saved.objectList],
    [sent.logistics, saved.logisticsDetail.entityList],
    [sent.stops, saved.logisticsDetail.historyStopList],
    [sent.banks, saved.settlementDetail.bankList],
  ]
  return Object.fromEntries(
    pairs.flatMap(([rows, judged]) =>
      rows.flatMap((row, index) => {
        const found = judged[index]
        if (!found) return []
        const { id, reason, word = '', lists = [], decided = '', inGraph = false } = found
        return [
          [
            row.key,
            {
              id,
              reason,
              word,
              lists,
              decided,
              inGraph,
              riskLevel: Number(found.riskLevel),
              judged: judgedWords(row),
            },
          ],
        ]
      }),
    ),
  )
}

/** Rows take the ids that the server gave them; what was typed meanwhile stays. */
export const withIds = (draft: ProjectDraft, marks: Readonly<Record<string, RowMark>>): ProjectDraft => {
  const take = <T extends Keyed>(rows: readonly T[]): T[] =>
    rows.map(row => ({ ...row, id: marks[row.key]?.id ?? row.id }))
  return {
    ...draft,
    countries: take(draft.countries),
    partners: take(draft.partners),
    logistics: take(draft.logistics),
    stops: take(draft.stops),
    banks: take(draft.banks),
  }
}

type Problem = Detail['problems'][number]

const lists: Readonly<Record<string, keyof ReturnType<typeof sentRows>>> = {
  countryList: 'countries',
  objectList: 'partners',
  logistics: 'logistics',
  stops: 'stops',
  bankList: 'banks',
}

/** The element on the page that a problem is about. */
export const fieldId = ({ field }: Problem, draft: ProjectDraft): string => {
  const [, list = '', index = '', cell = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/u.exec(field) ?? []
  const rows = lists[list]
  const key = rows && sentRows(draft)[rows][Number(index)]?.key
  return key === undefined ? field.replace('.', '-') : `${key}-${cell}`
}
