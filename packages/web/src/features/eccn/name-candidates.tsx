import { classifyProduct } from '@maojian/contract/calls/classification'
import { classificationLimits, emptyTexts } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { FactTable } from '../../ui/table/fact-table.tsx'
import { EccnLink } from './eccn-link.tsx'
import styles from './eccn.module.css'

type Named = z.output<typeof classifyProduct.reply>
type Candidate = Named['candidates'][number]

const codeOf = (one: Candidate): string => ('eccn' in one ? one.eccn : `中国 ${one.cnCode}`)

const columns: readonly Column<Candidate>[] = [
  {
    key: 'code',
    title: '编码',
    width: 120,
    text: codeOf,
    draw: one =>
      'eccn' in one ? <EccnLink eccn={one.eccn} /> : <span className={styles.code}>{codeOf(one)}</span>,
  },
  { key: 'title', title: '条目', text: one => one.title },
  { key: 'thresholds', title: '门槛', text: one => one.thresholds ?? '' },
  { key: 'why', title: '为何列出', text: one => one.why },
]

const ClassifyLink = ({ name, primary = false }: { name: string; primary?: boolean }) => (
  <ButtonLink primary={primary} to={pageAddress('classification', { name })}>
    下一步：{pages.classification.title}
  </ButtonLink>
)

const Ear99Link = () => (
  <ButtonLink to={pageAddress('licenceDetermination', { eccn: 'EAR99' })}>下一步：按 EAR99 判定</ButtonLink>
)

interface NameCandidatesProps {
  readonly name: string
  /** Below entries that hold the words: nothing is said where the name suggests none. */
  readonly beside?: boolean
}

const Candidates = ({ name, found, beside }: NameCandidatesProps & { found: Named }) => (
  <>
    <h2>
      “{name}”可能的编码（{found.candidates.length}）
    </h2>
    <p className={styles.note}>
      {beside ? '' : '清单标题和原文中没有这个词。'}
      按产品名称可能落入以下条目，仅供查找，须按参数核对后自行确认。{found.why}
    </p>
    <FactTable quiet caption="可能的编码" columns={columns} rows={found.candidates} keyOf={codeOf} />
    <div className={styles.acts}>
      <ClassifyLink name={name} primary />
    </div>
  </>
)

/** What the product's name suggests, where no entry holds its words and beside those that do. EAR99 is offered only where the name says so. */
export const NameCandidates = ({ name, beside = false }: NameCandidatesProps) => {
  const asked = name.slice(0, classificationLimits.name)
  const call = useCall(classifyProduct, { name: asked, limit: 12 }, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={4} height={48} label="正在按名称查找" />
  if (call.isError)
    return <ErrorState compact error={call.error} what="按名称查找" onRetry={() => void call.refetch()} />
  const { candidates, usual, why } = call.data
  if (candidates.length > 0) return <Candidates name={name} found={call.data} beside={beside} />
  if (beside) return null
  return (
    <EmptyState
      title={emptyTexts.noRelevant}
      actions={usual === 'EAR99' ? <Ear99Link /> : <ClassifyLink name={name} primary />}
    >
      {usual === 'EAR99'
        ? `${why}${why === '' || why.endsWith('。') ? '' : '。'}EAR99 是逐项排除后的剩余分类，不等于放行，仍须核对目的地、最终用户和最终用途。`
        : '没有查到清单条目，按名称也没有候选编码。查不到不等于 EAR99：请在物项分类中按用途和特性逐步查找。'}
    </EmptyState>
  )
}
