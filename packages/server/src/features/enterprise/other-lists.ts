import { listEffect } from '@maojian/domain/risk/list-effect'
import { entriesOn, type ScreeningIndex } from '@maojian/screening'
import { entryProgrammes } from '../../engine/entry-programmes.ts'
import type { Context } from '../../http/context.ts'
import { joinZh, listWords } from '../source/entry.ts'
import type { StoredQuestion } from './ownership-of.ts'
import { regimeOf } from './party-regimes.ts'

/** Owners that are told one by one. */
const mostNamed = 5

/** An owner on lists that belong to none of the five regimes, by their short names. */
interface ElsewhereListed {
  readonly label: string
  readonly all: readonly string[]
  /** Those of them that freeze assets. */
  readonly freezing: readonly string[]
}

const listedElsewhere = (
  index: ScreeningIndex,
  { label, partyId }: StoredQuestion['owners'][number],
  date: string,
): ElsewhereListed[] => {
  const at = index.positionOf(partyId)
  if (at < 0) return []
  const subject = index.subject(at)
  const others = entriesOn(subject, date).filter(entry => regimeOf(entry) === undefined)
  if (others.length === 0) return []
  const freezing = others.filter(
    entry => listEffect({ ...entry, programmes: entryProgrammes(subject, entry) }).kind === 'freeze',
  )
  const words = (entries: typeof others): string[] => [
    ...new Set(entries.map(({ source }) => listWords(source).shortZh)),
  ]
  return [{ label, all: words(others), freezing: words(freezing) }]
}

export interface ElsewhereOwners {
  /** Names as the question writes them. */
  readonly parties: readonly string[]
  readonly words: string
}

/**
 * Owners on lists that none of the five regimes concludes from: the United Nations, Canada, Australia freeze as well, and
 * sectoral lists reach what their parties own. Undefined where there is none; those of a regime only where a list freezes.
 */
export const ownersElsewhere = (
  { engine }: Pick<Context, 'engine'>,
  { owners, target, date }: StoredQuestion,
): ElsewhereOwners | undefined => {
  const index = engine.current()
  if (!index) return undefined
  const found = owners
    .filter(one => one.label !== target)
    .flatMap(one =>
      listedElsewhere(index, one, date).filter(
        ({ freezing }) => one.regimes.length === 0 || freezing.length > 0,
      ),
    )
  if (found.length === 0) return undefined
  const named = found.slice(0, mostNamed).map(({ label, all }) => `${label}（${joinZh(all)}）`)
  const more = found.length > mostNamed ? `等${found.length}方` : ''
  const freezing = joinZh(found.flatMap(one => one.freezing))
  const reach =
    freezing === ''
      ? '所在名单不冻结资产，不计入各制度的结论；'
      : `这些名单不在五种制度之内，不计入各制度的结论；其中${freezing}冻结资产，通常及于其持股达50%或控制的企业；`
  return {
    parties: found.map(one => one.label),
    words: `持有人中另有名单主体：${joinZh(named)}${more}。${reach}行业制裁（SSI）等限制可能及于其持股达50%的企业，须另行核对。`,
  }
}
