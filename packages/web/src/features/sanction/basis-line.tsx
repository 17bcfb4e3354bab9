import { StarterMark } from '../../ui/starter-mark.tsx'
import type { AnswerBasis } from './hit.ts'

const counted = (count: number): string => count.toLocaleString('zh-CN')

const editions = ({ oldestEdition, newestEdition }: AnswerBasis): string => {
  if (newestEdition === '') return '名单未载明版本日期'
  return oldestEdition === newestEdition
    ? `名单版本 ${newestEdition}`
    : `名单版本 ${oldestEdition} 至 ${newestEdition}`
}

/** As of which lists the answer holds, with which thresholds; the snapshot id lets it be asked again. */
export const BasisLine = ({ basis }: { basis: AnswerBasis }) => (
  <>
    {editions(basis)}，{counted(basis.listCount)} 份名单、{counted(basis.partyCount)} 个主体；
    {basis.missing !== '' && `${basis.missing}；`}命中 ≥ {basis.thresholds.hit} 分，可能{' '}
    {basis.thresholds.possible}–{basis.thresholds.hit} 分；名单快照 <code>{basis.snapshotId}</code>，引擎{' '}
    {basis.engine}，{Math.round(basis.ms)} 毫秒 {basis.starterData && <StarterMark />}
  </>
)
