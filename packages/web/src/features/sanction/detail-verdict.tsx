import { VerdictLine } from '../../ui/verdict-line.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { effectTone } from './effect-tone.ts'
import type { Detail } from './detail.ts'

const namesOf = (metas: Detail['sanctionMetaList']): string =>
  [...new Set(metas.map(meta => meta.shortName))].join('、')

const newest = (detail: Detail): string =>
  detail.sanctionMetaList
    .map(meta => meta.publishedOn)
    .toSorted()
    .at(-1) ?? ''

const titleOf = (inForce: number, { kind, name }: Detail['effect']): string =>
  kind === 'named' ? `在 ${inForce} 份现行名单上：仅点名，不产生限制` : `在 ${inForce} 份现行名单上：${name}`

/** What the lists mean together, by the gravest of them, and as of which edition. */
export const DetailVerdict = ({ detail }: { detail: Detail }) => {
  const inForce = detail.sanctionMetaList.filter(meta => meta.effect.level > 0)
  const past = detail.sanctionMetaList.filter(meta => meta.effect.level === 0)
  const edition = newest(detail)
  const basis = (
    <>
      {detail.warning}
      {edition !== '' && `所列名单最新版本的发布日期 ${edition} `}
      {detail.starterData && <StarterMark />}
    </>
  )
  if (inForce.length > 0)
    return (
      <VerdictLine
        tone={effectTone(detail.effect.level)}
        title={titleOf(inForce.length, detail.effect)}
        detail={`${namesOf(inForce)}。${detail.effect.sentence}`}
        basis={basis}
      />
    )
  if (past.length > 0)
    return (
      <VerdictLine
        tone="grey"
        title="历史记录：曾在名单上，现已移除或暂停"
        detail={`${namesOf(past)}。现不产生限制。`}
        basis={basis}
      />
    )
  const { level, name, sentence } = detail.effect
  if (level > 0)
    return (
      <VerdictLine
        tone={effectTone(level)}
        title={`其本身不在名单上：${name}`}
        detail={sentence}
        basis={basis}
      />
    )
  return <VerdictLine tone="grey" title="不在任何已导入的名单上" basis={basis} />
}
