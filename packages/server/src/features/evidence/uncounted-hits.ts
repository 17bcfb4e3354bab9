import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { decisionWords } from '../screening/entry.ts'
import type { KeptParty, KeptSubject } from './record-content.ts'

type Hits = Pick<KeptSubject, 'hits'>

/** Listed parties that were found and set aside by a decision of the organisation, best first. */
export const decidedAway = ({ hits }: Hits): readonly KeptParty[] =>
  hits.filter(({ state }) => state === 'dismissed')

const joined = (texts: readonly string[]): string =>
  [...new Set(texts.filter(text => text !== ''))].slice(0, 3).join('、')

/** `（张三，2026-11-27 判定）`; nothing where a record of before kept nobody. */
const byWhom = (away: readonly KeptParty[]): string => {
  const by = joined(away.map(({ decided }) => decided?.by ?? ''))
  const days = joined(away.map(({ decided }) => decided?.decidedOn ?? ''))
  return by === '' ? '' : `（${by}，${days} 判定）`
}

/** What an answer must say before anybody reads its verdict; '' where no hit was set aside. */
export const decidedAwayWarning = (subject: Hits): string => {
  const away = decidedAway(subject)
  const [best] = away
  return best
    ? `${away.length} 个达到阈值的名单主体（最高 ${best.score} 分）由本机构判定不是同一主体，未计入结论${byWhom(away)}。`
    : ''
}

/** What keeps a certificate from being a conclusion; those of before said nothing of hits that were set aside. */
export const certifiedWarning = (said: Hits & { readonly warning: string }): string => {
  const away = decidedAwayWarning(said)
  return said.warning.includes(away) ? said.warning : `${away}${said.warning}`
}

/** Why a party that was found does not count, behind the reason for which it was found. */
export const reasonOf = ({ reason, decided }: KeptParty): string =>
  decided ? `${reason}${decisionWords(decided)}。` : reason

interface Certified extends Hits, Pick<KeptSubject, 'verdict' | 'count'> {
  readonly graph?: { readonly related: readonly unknown[] } | undefined
}

/** Parties that reached the threshold while none of them counts: no words of "nothing found" are true of them. */
export const countsNone = ({ verdict, count }: Pick<Certified, 'verdict' | 'count'>): boolean =>
  verdict === 0 && count > 0

/** No list names it, but the graph ties enterprises of the name to listed parties. */
export const tiedAlone = (said: Certified): boolean =>
  said.verdict === 0 && said.count === 0 && (said.graph?.related.length ?? 0) > 0

/** A verdict as it is told outside: "nothing found" never stands for hits that were set aside, nor for owners who are listed. */
export const verdictZh = (said: Certified): string => {
  if (tiedAlone(said)) return '名单未命中，但与名单主体有关联'
  if (!countsNone(said)) return rowVerdicts[said.verdict]
  const away = decidedAway(said).length
  const why = away > 0 ? `其中 ${away} 个由本机构判定不是同一主体` : '措施均已暂停或已不在名单'
  return `有 ${said.count} 个名单主体达到阈值，均未计入命中（${why}）`
}
