import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import {
  isRelationKind,
  relationKindCodes,
  relationKinds,
  type RelationKind,
} from '@maojian/domain/vocabulary/enterprise'
import { isoDate } from '../entry/partial-date.ts'
import { get, kindOf, type PackFields, type PackRow } from './pack-fields.ts'
import {
  fault,
  firstDay,
  isRoundedWhole,
  lastDay,
  note,
  relation,
  sharesIn,
  untoldShare,
  type ShareRange,
} from './record.ts'

/** What is kept of a part of a row, and what has to be told of it. */
interface Kept<T> {
  readonly told: T
  /** Taken otherwise than it was written, or not at all. */
  readonly notes: readonly string[]
  /** What could not be read, so that the answer has to say so. */
  readonly doubts: readonly string[]
}

const kept = <T>(told: T): Kept<T> => ({ told, notes: [], doubts: [] })
const doubted = <T>(told: T, ...doubts: readonly string[]): Kept<T> => ({ told, notes: [], doubts })

/** 0.51 may be written for 0.51 % or for 51 %, 1 for 1 % or for the whole; with its sign it is clear. */
const isUnclear = (text: string, most: number | null): most is number =>
  most !== null && most > 0 && most <= 1 && /^[\d.,]+$/u.test(text.normalize('NFKC'))

const eitherOf = (text: string, percent: number | null, most: number): Kept<ShareRange> => {
  const percentHigh = Number((most * 100).toPrecision(15))
  const note = `持股比例“${text}”可能是${most}%，也可能是${percentHigh}%，按最高${percentHigh}%收录；请写明百分号（${most}%或${percentHigh}%）`
  return { told: { percent, percentHigh }, notes: [note], doubts: [] }
}

const wholeShare: ShareRange = { percent: 100, percentHigh: 100 }

/** One column of shares; undefined where nobody can read it. */
const boundOf = (text: string): ShareRange | undefined =>
  text === '' ? untoldShare : isRoundedWhole(text) ? wholeShare : sharesIn(text)

/** The share of a row; whatever cannot be read is unknown, for the tie itself is told. */
const sharesOf = (fields: PackFields): Kept<ShareRange> => {
  const [low, high] = [get(fields, 'percent'), get(fields, 'percentHigh')]
  const [from, to] = [boundOf(low), boundOf(high)]
  const written = [low, high].filter(text => text !== '').join('、')
  if (from === undefined || to === undefined)
    return doubted(untoldShare, `持股比例“${written}”读不出 0 到 100 的数，按比例不明收录`)
  const rounded = [low, high].filter(isRoundedWhole).map(text => `持股比例“${text}”略超过100%，按100%收录`)
  // The most alone: anything up to it.
  const percent = low === '' && high !== '' ? 0 : from.percent
  const percentHigh = to.percentHigh ?? from.percentHigh
  if (percent !== null && percentHigh !== null && percentHigh < percent)
    return doubted(untoldShare, `percentHigh“${high}”小于 percent“${low}”，按比例不明收录`)
  return isUnclear(high || low, percentHigh)
    ? eitherOf(high || low, percent, percentHigh)
    : { told: { percent, percentHigh }, notes: rounded, doubts: [] }
}

/** A month 13 is no month left open. */
const isDate = (text: string): boolean => (isoDate(text)?.length ?? 0) >= Math.min(10, text.length)

interface Days {
  readonly since: string
  readonly until: string
  readonly toldOn: string
}

/** The days of a row; of one that is none nobody knows when it begins or ends, so that it holds. */
const daysOf = (fields: PackFields): Kept<Days> => {
  const doubts: string[] = []
  const dayIn = (name: string, dayOf: (text: string) => string): string => {
    const text = get(fields, name)
    if (text === '' || isDate(text)) return dayOf(text)
    doubts.push(`${name}“${text}”不是日期（yyyy-MM-dd），按日期不明收录`)
    return ''
  }
  const [since, until, toldOn] = [
    dayIn('since', firstDay),
    dayIn('until', lastDay),
    dayIn('toldOn', firstDay),
  ]
  if (since === '' || until === '' || since <= until)
    return { told: { since, until, toldOn }, notes: [], doubts }
  const why = `until“${get(fields, 'until')}”早于 since“${get(fields, 'since')}”，按起止日期不明收录`
  return { told: { since: '', until: '', toldOn }, notes: [], doubts: [...doubts, why] }
}

interface Kinded {
  readonly kind: RelationKind
  readonly control: string
  readonly shares: ShareRange
}

/** The kind of a row; one that is no kind may be a holding, so its share counts as one that may be nothing. */
const kindIn = (fields: PackFields, shares: ShareRange): Kept<Kinded> => {
  const [text, control] = [get(fields, 'kind'), get(fields, 'control')]
  const kind =
    kindOf(text, relationKinds, isRelationKind) ??
    kindOf(text.normalize('NFKC').toUpperCase(), relationKinds, isRelationKind)
  if (kind !== undefined) return kept({ kind, control, shares })
  const { percent, percentHigh } = shares
  const unknown = `关系种类${text === '' ? '未载明' : `“${text}”不明`}，可能是股东`
  return doubted(
    {
      kind: 'LINK',
      control: [unknown, control].filter(word => word !== '').join('；'),
      shares: percent === null ? shares : { percent: 0, percentHigh },
    },
    `kind“${text}”应为 ${relationKindCodes.join('、')} 之一，按种类不明的关系收录，可能是持股`,
  )
}

/** A company whose holder nobody names has one all the same: a party that no list can be compared with. */
const holderIn = (fields: PackFields, { line, source }: PackRow): Kept<string> => {
  const from = get(fields, 'from')
  return from === ''
    ? {
        told: `未载明的持有人（${source} 第${line}行）`,
        notes: ['缺少 from，按持有人未载明收录'],
        doubts: [],
      }
    : kept(from)
}

/** Letters of what a row said that are kept for answers. */
const mostDoubt = 300

/** A row with two ends: whatever of it cannot be read, the tie stands and is told. */
export const relationItems = (fields: PackFields, row: PackRow): EnterpriseItem[] => {
  const { line, source } = row
  const to = get(fields, 'to')
  if (to === '') return [fault(line, '缺少 to')]
  const [from, shares, days] = [holderIn(fields, row), sharesOf(fields), daysOf(fields)]
  const kinded = kindIn(fields, shares.told)
  const parts = [from, shares, days, kinded]
  const doubts = parts.flatMap(part => part.doubts)
  const { kind, control } = kinded.told
  const role = get(fields, 'role')
  // Holdings of one pair beside each other are several; of an unknown kind they may be holdings.
  const isUnnumbered = get(fields, 'id') === '' && (kind === 'STOCK' || kinded.doubts.length > 0)
  return [
    ...parts.flatMap(part => [...part.notes, ...part.doubts]).map(reason => note(line, reason)),
    relation({
      line,
      ...(isUnnumbered && { unnumbered: true }),
      reference: get(fields, 'id') || [kind, from.told, to, role, get(fields, 'since')].join('/'),
      from: from.told,
      to,
      kind,
      ...kinded.told.shares,
      control,
      role,
      amount: get(fields, 'amount'),
      currency: get(fields, 'currency'),
      ...days.told,
      source: get(fields, 'source') || source,
      doubt: doubts.length === 0 ? '' : `${source} 第${line}行：${doubts.join('；')}`.slice(0, mostDoubt),
    }),
  ]
}
