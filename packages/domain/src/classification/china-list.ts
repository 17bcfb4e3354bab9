import { parseCnCode, type CnCode } from '../control/china/cn-code.ts'
import type { CnNotice, ControlFacts } from '../control/facts/control-facts.ts'
import { readTable, words } from '../control/facts/read-table.ts'
import { isSuspended, noticeState } from '../vocabulary/dated-state.ts'

/** Words and customs codes for a code of China's list; the title only where the list itself has none. */
export interface CnWords {
  readonly code: string
  readonly titleZh: string
  readonly titleEn: string
  readonly hs: readonly string[]
}

/** data/classification/cn-words.tsv. */
export const parseCnWords = (text: string): CnWords[] =>
  readTable(text, ['code', 'titleZh', 'titleEn', 'hs']).map(row => ({
    code: row('code'),
    titleZh: row('titleZh'),
    titleEn: row('titleEn'),
    hs: words(row('hs')),
  }))

export type ChinaState = 'on' | 'suspended' | 'not-yet' | 'verify'

export interface ChinaItem {
  readonly code: CnCode
  readonly titleZh: string
  readonly titleEn: string
  readonly hs: readonly string[]
  readonly state: ChinaState
  readonly citation: string
  readonly from: string
  readonly notices: readonly CnNotice[]
}

export const noticeStateOn = (notice: CnNotice, day: string): ChinaState => {
  if (isSuspended(notice, day)) return 'suspended'
  const state = noticeState(notice, day)
  return state === 'off' ? 'not-yet' : state
}

/** Codes of the list and of notices that have codes of their own, as they stand on a day. */
export const chinaItems = (facts: ControlFacts, all: readonly CnWords[], day: string): ChinaItem[] =>
  all.flatMap(({ code: text, titleZh, titleEn, hs }) => {
    const [code, row] = [parseCnCode(text), facts.cnDualUse.get(text)]
    const notices = facts.cnNotices.filter(one => one.codes.includes(text))
    const own = notices.find(one => one.kind === 'item')
    if (code === undefined || (row === undefined && own === undefined)) return []
    const byList = row && row.from <= day ? 'on' : undefined
    return [
      {
        code,
        titleZh: row?.titleZh ?? titleZh,
        titleEn,
        hs,
        state: byList ?? (own ? noticeStateOn(own, day) : 'not-yet'),
        citation: row?.citation ?? own!.notice,
        from: row?.from ?? own!.from,
        notices,
      },
    ]
  })

const startsEither = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

/** A code or its beginning, levels allowed. */
const codePattern = /^\d[a-e]\d{0,3}(?:\.[a-z0-9]+)*$/u
const hsPattern = /^\d{4}(?:[.\s]?\d{2}){0,3}$/u

/** Undefined where the words are neither a code nor a customs code: they are to be looked for by name. */
export const byCode = (items: readonly ChinaItem[], asked: string): ChinaItem[] | undefined => {
  const text = asked.normalize('NFKC').trim().toLowerCase()
  if (codePattern.test(text)) {
    const base = text.slice(0, 5).toUpperCase()
    return items.filter(item => item.code.base.startsWith(base))
  }
  if (!hsPattern.test(text)) return undefined
  const digits = text.replace(/\D/gu, '')
  return items.filter(item => item.hs.some(code => startsEither(code, digits)))
}

/** Notices whose number or subject the words name: 55号, 公告2025年第55号, 超硬材料. */
export const noticesNamed = (facts: ControlFacts, asked: string): CnNotice[] => {
  const text = asked.normalize('NFKC').trim()
  const [, year, number] = /(?:(20\d\d)年?)?第?(\d{1,3})号/u.exec(text) ?? []
  if (number !== undefined)
    return facts.cnNotices.filter(
      ({ notice }) => notice.includes(`第${number}号`) && (year === undefined || notice.includes(year)),
    )
  return text.length < 2 ? [] : facts.cnNotices.filter(({ subjectZh }) => subjectZh.includes(text))
}
