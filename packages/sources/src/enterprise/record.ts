import type {
  EnterpriseRecord,
  RelationRecord,
  RowFault,
  RowNote,
  RowSkipped,
} from '@maojian/domain/entity/enterprise-record'
import { partialDate, isoDate } from '../entry/partial-date.ts'

type Required<T, K extends keyof T> = Pick<T, K> & Partial<T>

export const enterprise = (
  fields: Required<Omit<EnterpriseRecord, 'what'>, 'line' | 'reference' | 'kind' | 'name'>,
): EnterpriseRecord => ({
  what: 'enterprise',
  otherNames: [],
  country: '',
  identifiers: [],
  status: '',
  capital: '',
  foundedOn: '',
  industry: '',
  sampleListed: [],
  ...fields,
})

export const relation = (
  fields: Required<Omit<RelationRecord, 'what'>, 'line' | 'reference' | 'from' | 'to' | 'kind' | 'source'>,
): RelationRecord => ({
  what: 'relation',
  percent: null,
  percentHigh: null,
  control: '',
  role: '',
  amount: '',
  currency: '',
  since: '',
  until: '',
  toldOn: '',
  ...fields,
})

export const fault = (line: number, reason: string): RowFault => ({ what: 'fault', line, reason })
export const note = (line: number, reason: string): RowNote => ({ what: 'note', line, reason })
export const skipped = (line: number, reason: string): RowSkipped => ({ what: 'skipped', line, reason })

const completed = (text: string, month: number, day: number): string => {
  const read = isoDate(text)
  if (read === undefined || read.length === 10) return read ?? ''
  const [year = 0, told] = read.split('-').map(Number)
  const last = told ?? month
  return partialDate(year, last, day === 1 ? 1 : new Date(Date.UTC(year, last, 0)).getUTCDate()) ?? ''
}

/** A year or a month begins on its first day and ends on its last: holdings count for as long as they may. */
export const firstDay = (text: string): string => completed(text, 1, 1)
export const lastDay = (text: string): string => completed(text, 12, 31)

/** `60`, `60%`, `12,5 %`; undefined where it is no share. */
export const shareOf = (text: string): number | undefined => {
  const cleaned = text.replace(/\s*[%％]\s*$/u, '').trim()
  const plain = /^\d{1,3},\d+$/u.test(cleaned) ? cleaned.replace(',', '.') : cleaned
  if (!/^\d+(?:\.\d+)?$/u.test(plain)) return undefined
  const share = Number(plain)
  return share <= 100 && (share === 0 || share >= 1e-9) ? share : undefined
}
