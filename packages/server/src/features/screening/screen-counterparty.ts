import {
  rowVerdicts,
  type RowVerdict,
  type UnaskedReason,
} from '@maojian/domain/vocabulary/counterparty-field'
import { longestQuery, type ScreeningIndex } from '@maojian/screening'
import { isUnreadableName } from '@maojian/screening/name/unreadable'
import { namesNobodyZh } from '@maojian/domain/vocabulary/names-nobody'
import { sampleLists } from '../source/entry.ts'
import { birthDateNotes } from './comparable-birth-date.ts'
import type { Counterparty } from './counterparty.ts'
import { hitWords, listNames } from './hit-words.ts'
import { misprintNotes } from './misprinted-code.ts'
import { screenSubject, type FoundHit, type Screening } from './screen-subject.ts'
import { isCommand, isTableLine } from './row-names.ts'
import { namesOf, type KeptDecision } from './screening-terms.ts'

/** The answer to one row: its best hit in one line, and how many there are. */
export interface RowAnswer {
  readonly verdict: RowVerdict
  readonly score: number
  readonly count: number
  readonly partyId: string
  readonly party: string
  readonly partyZh: string
  readonly matchedName: string
  readonly lists: string
  readonly reason: string
  /** What standing on those lists means for a deal; '' for rows screened before it was kept. */
  readonly effect?: string
  readonly effectLevel?: 0 | 1 | 2
  /** Why it could not be asked. */
  readonly unasked?: UnaskedReason
  /** What an earlier batch answered of the same row, where that was something else. */
  readonly former?: { readonly verdict: RowVerdict; readonly party: string }
}

const noHit = { score: 0, count: 0, partyId: '', party: '', partyZh: '', matchedName: '', lists: '' } as const

/** Only the best is shown; a few more, since a clear hit of a lower score stands before a doubtful one. */
const askedHits = 5
/** So many others that a row names are told as found. */
const mostBeside = 5

const stateRanks = { counted: 1000, open: 0, history: -500, dismissed: -1000 } as const
const dismissed = '本机构已判定不是同一主体'

/** What counts stands before what waits, and last who was decided to be another; then the score decides. */
const rank = ({ state, hit }: FoundHit): number => stateRanks[state] + hit.score

const unaskedWords: Readonly<Record<UnaskedReason, string>> = {
  noName: '缺少名称，未筛查。',
  tooCommon: `名称${namesNobodyZh}，请补全后重新提交。`,
  notName: '单元格是公式或错误值而不是名称，未筛查，请填入名称后重新提交。',
  tableLine: '小计、合计、制表、表头一类的行，没有交易对手名称，未筛查。',
  tooLong: `名称过长，只比对了前 ${longestQuery} 个字符，未发现不能作为结论，请只填名称后重新提交。`,
  unreadable: '名称含有无法识别的字符（乱码），未发现不能作为结论，请检查原文并以 UTF-8 编码重新提交。',
}

const codesAlone = '缺少名称，未筛查；证件/编码已检索，未查到名单主体。'

/** Why finding nothing says nothing of this row; undefined where it says that nothing was found. */
const unaskedReason = (
  party: Counterparty,
  { verdict, tooCommon }: Pick<Screening, 'verdict' | 'tooCommon'>,
): UnaskedReason | undefined => {
  if (party.isTableRow) return 'tableLine'
  if (isCommand(party.name)) return 'notName'
  if (namesOf(party).some(isUnreadableName)) return 'unreadable'
  if (namesOf(party).every(isTableLine) && party.name !== '') return 'tableLine'
  if (tooCommon) return 'tooCommon'
  if (verdict === 9 || party.name === '') return 'noName'
  return namesOf(party).some(name => [...name].length > longestQuery) ? 'tooLong' : undefined
}

/** By which cell the party was found, where it is not the name that stands for the row. */
const askedNote = ({ hit: { asked = '' } }: FoundHit, { askedBy }: Counterparty): string[] =>
  Object.hasOwn(askedBy, asked) ? [`由“${askedBy[asked]!}”栏的“${asked}”查到`] : []

/** Who else was found by the other names and codes of a row, the best of each. */
const besideNotes = (hits: readonly FoundHit[], best: FoundHit, { askedBy }: Counterparty): string[] => {
  const open = hits.filter(({ state }) => state === 'counted' || state === 'open')
  const byText = Map.groupBy(open, ({ hit }) => hit.asked)
  byText.delete(best.hit.asked)
  return [...byText].slice(0, mostBeside).flatMap(([asked = '', found]) => {
    const { name, explanation } = hitWords(found.reduce((a, b) => (rank(a) >= rank(b) ? a : b)))
    const column = Object.hasOwn(askedBy, asked) ? `“${askedBy[asked]!}”栏的` : ''
    return `另由${column}“${asked}”查到 ${name}（${rowVerdicts[found[0]!.riskLevel]}，${explanation.score} 分）`
  })
}

const notesOf = ({ state }: FoundHit): string[] => {
  if (state === 'dismissed') return [dismissed]
  return state === 'history' ? ['所在名单的措施已暂停，属历史记录，不计为命中'] : []
}

const withNotes = (reason: string, notes: readonly string[]): string =>
  [reason, ...notes.map(note => `${note}。`)].join('')

/** Screens one counterparty of a file on the present editions. */
export const screenCounterparty = (
  index: ScreeningIndex,
  party: Counterparty,
  kept: readonly KeptDecision[] = [],
): RowAnswer => {
  const limit = askedHits * Math.max(1, namesOf(party).length)
  const { hits, verdict, count, basis, tooCommon } = screenSubject(index, party, { limit, kept })
  const told = [...party.notes, ...birthDateNotes(index, party), ...misprintNotes(namesOf(party))]
  const best = hits.reduce<FoundHit | undefined>((a, b) => (a && rank(a) >= rank(b) ? a : b), undefined)
  if (!best) {
    const nothing = sampleLists(index.meta) || `未发现 ${basis.thresholds.possible} 分及以上的名单主体。`
    const unasked = unaskedReason(party, { verdict, tooCommon })
    const notes = unasked === 'noName' ? [] : told
    const words =
      unasked === 'noName' && party.identifiers.length > 0 ? codesAlone : unasked && unaskedWords[unasked]
    return unasked
      ? { ...noHit, verdict: 9, unasked, reason: withNotes(words ?? '', notes) }
      : { ...noHit, verdict, reason: withNotes(nothing, notes) }
  }
  const words = hitWords(best)
  const { score, matchedName, reason } = words.explanation
  return {
    verdict,
    score,
    count,
    partyId: words.id,
    party: words.name,
    partyZh: words.nameZh,
    matchedName,
    lists: listNames(words),
    effect: words.effect.name,
    effectLevel: words.effect.level,
    reason: withNotes(reason, [
      ...askedNote(best, party),
      ...notesOf(best),
      ...besideNotes(hits, best, party),
      ...told,
    ]),
  }
}
