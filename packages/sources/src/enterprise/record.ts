import type {
  EnterpriseRecord,
  RelationRecord,
  RowFault,
  RowNote,
  RowSkipped,
} from '@maojian/domain/entity/enterprise-record'
import { controlOf } from '@maojian/domain/ownership/control-word'
import { isHolderRole } from '@maojian/domain/ownership/share-word'
import { tellsBearers } from '@maojian/domain/ownership/told-bearers'
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

/** Control in words of its own, or by the role: 普通合伙人, controlling shareholder; with a source that says for whom it is held. */
const controlIn = ({ kind, control, role = '', source = '' }: Partial<RelationRecord>): string => {
  const isTie = kind === 'STOCK' || kind === 'ROLE' || kind === 'LINK'
  const told = controlOf({ ...(control !== undefined && { control }), ...(isTie && { source: role }) })
  const own = told === '' && isTie && isHolderRole(role) ? role.trim() : told
  const bearers = isTie && tellsBearers(source) ? source : ''
  return [own, bearers].filter(text => text !== '').join('；')
}

export const relation = (
  fields: Required<Omit<RelationRecord, 'what'>, 'line' | 'reference' | 'from' | 'to' | 'kind' | 'source'>,
): RelationRecord => ({
  what: 'relation',
  percent: null,
  percentHigh: null,
  role: '',
  amount: '',
  currency: '',
  since: '',
  until: '',
  toldOn: '',
  doubt: '',
  ...fields,
  control: controlIn(fields),
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

/** Sums of rounded shares that a source writes into one: 100.01 is the whole. */
const mostRounded = 100.5

/** `60`, `60%`, `12,5 %`, full width too; undefined where it is no share. */
const numberIn = (text: string): number | undefined => {
  const cleaned = text.normalize('NFKC').trim().replace(/\s*%$/u, '')
  const plain = /^\d{1,3},\d+$/u.test(cleaned) ? cleaned.replace(',', '.') : cleaned
  if (!/^\d+(?:\.\d+)?$/u.test(plain)) return undefined
  return Number(plain)
}

const shareOf = (text: string): number | undefined => {
  const share = numberIn(text)
  return share !== undefined && share <= 100 && (share === 0 || share >= 1e-9) ? share : undefined
}

/** A little more than the whole, as roundings make it. */
export const isRoundedWhole = (text: string): boolean => {
  const share = numberIn(text) ?? 0
  return share > 100 && share <= mostRounded
}

export type ShareRange = Pick<RelationRecord, 'percent' | 'percentHigh'>

export const untoldShare: ShareRange = { percent: null, percentHigh: null }

/** The numbers next to a bound that is not reached: 超过50% is no half. */
const hair = 2 ** -46
export const above = (share: number): number => Math.min(100, share + hair)
const below = (share: number): number => Math.max(0, share - hair)

const least = /^(?:>=|≥|不低于|不少于|至少|at least)\s*(.+)$|^(.+?)(?:以上|及以上|or more)$/iu
const most = /^(?:<=|≤|不超过|不高于|至多|最多|at most|up to)\s*(.+)$|^(.+?)(?:以下|及以下|or less)$/iu
const over = /^(?:>|超过|高于|大于|多于|more than|over)\s*(.+)$/iu
const under = /^(?:<|低于|少于|小于|不足|less than|under)\s*(.+)$/iu
const between = /^([\d.]+)\s*%?\s*(?:[-–—~～至到]|to)\s*([\d.]+\s*%?)$/iu

const boundIn = (text: string, words: RegExp): number | undefined => {
  const found = words.exec(text)
  return found ? shareOf(found[1] ?? found[2] ?? '') : undefined
}

/** A share or a range as sources write it: 60%, ６０％, 25-50, >50%, 不低于30%; undefined where nobody can tell. */
export const sharesIn = (told: string): ShareRange | undefined => {
  const exact = shareOf(told)
  if (exact !== undefined) return { percent: exact, percentHigh: exact }
  const text = told.normalize('NFKC').trim()
  const [, from = '', to = ''] = between.exec(text) ?? []
  const [low, high] = [shareOf(from), shareOf(to)]
  if (low !== undefined && high !== undefined && low <= high) return { percent: low, percentHigh: high }
  const [more, fewer] = [boundIn(text, over), boundIn(text, under)]
  if (more !== undefined) return { percent: above(more), percentHigh: 100 }
  if (fewer !== undefined) return { percent: 0, percentHigh: below(fewer) }
  const [floor, ceiling] = [boundIn(text, least), boundIn(text, most)]
  if (floor !== undefined) return { percent: floor, percentHigh: 100 }
  return ceiling === undefined ? undefined : { percent: 0, percentHigh: ceiling }
}
