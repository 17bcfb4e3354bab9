import { VerdictLine } from '../../ui/verdict-line.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import type { Detail } from './detail.ts'

const namesOf = (metas: Detail['sanctionMetaList']): string =>
  [...new Set(metas.map(meta => meta.shortName))].join('、')

const newest = (detail: Detail): string =>
  detail.sanctionMetaList
    .map(meta => meta.publishedOn)
    .toSorted()
    .at(-1) ?? ''

/** Whether the party is on a list now, on which, and as of which edition. */
export const DetailVerdict = ({ detail }: { detail: Detail }) => {
  const active = detail.sanctionMetaList.filter(meta => meta.dataStatus === 1)
  const ended = detail.sanctionMetaList.filter(meta => meta.dataStatus === 0)
  const edition = newest(detail)
  const basis = (
    <>
      {edition !== '' && `所列名单最新版本的发布日期 ${edition} `}
      {detail.starterData && <StarterMark />}
    </>
  )
  if (active.length > 0)
    return (
      <VerdictLine
        tone="red"
        title={`在 ${active.length} 份现行名单上`}
        detail={namesOf(active)}
        basis={basis}
      />
    )
  if (ended.length > 0)
    return <VerdictLine tone="amber" title="曾在名单上，现已全部移除" detail={namesOf(ended)} basis={basis} />
  return <VerdictLine tone="grey" title="不在任何已导入的名单上" basis={basis} />
}
