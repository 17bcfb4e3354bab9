import { groupBoard } from '@maojian/contract/calls/enterprise-group'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GraphLegend } from '../../ui/graph/graph-legend.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { FactTable } from '../../ui/table/fact-table.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import styles from './enterprise.module.css'
import { groupWords } from './group-words.ts'
import { riskLegend } from './legends.ts'
import { findingMarks, FindingMark } from '../../ui/finding-mark.tsx'

type Board = z.output<typeof groupBoard.reply>
type Member = Board['self']

const shownFirst = 10

const MemberLink = ({ member }: { member: Member }) => (
  <Link className="wrap-anywhere" to={pageAddress('enterpriseMap', { cpyNo: member.id, view: 'group' })}>
    {member.name}
  </Link>
)

const ListsOf = ({ member }: { member: Member }) =>
  member.partyId === '' ? (
    member.lists
  ) : (
    <Link to={pageAddress('sanctionInfoSearch', { id: member.partyId, dataType: '01', s: '1' })}>
      {member.lists || '已移除的名单记录'}
    </Link>
  )

const columns = (share: string): readonly Column<Member>[] => [
  {
    key: 'name',
    title: '名称',
    text: one => one.name,
    draw: one => <MemberLink member={one} />,
  },
  { key: 'kind', title: '类型', width: 72, text: one => one.kindName },
  { key: 'country', title: '国家/地区', width: 120, text: one => countryNameZh(one.country) },
  { key: 'share', title: share, width: 128, text: one => one.percentText },
  {
    key: 'risk',
    title: '风险',
    width: 200,
    text: one => findingMarks[one.finding].word,
    draw: one => <FindingMark finding={one.finding} />,
  },
  {
    key: 'lists',
    title: '所在名单',
    text: one => one.lists,
    draw: one => (one.lists !== '' || one.partyId !== '') && <ListsOf member={one} />,
  },
]

interface CircleProps {
  readonly title: string
  readonly share: string
  readonly circle: Board['parents']
  readonly nobody: string
}

const Circle = ({ title, share, circle, nobody }: CircleProps) => {
  const fold = useFold(circle.rows, shownFirst)
  return (
    <section className={styles.section} aria-label={title}>
      <h2>
        {title}（{circle.total}
        {circle.total > circle.rows.length ? `，列出风险最高的 ${circle.rows.length} 家` : ''}）
      </h2>
      {circle.total === 0 ? (
        <p className={styles.quiet}>{nobody}</p>
      ) : (
        <FactTable quiet caption={title} columns={columns(share)} rows={fold.shown} keyOf={one => one.id} />
      )}
      <FoldButton fold={fold} unit="家" />
    </section>
  )
}

/** Who else belongs to the house of an enterprise, and which lists name them. */
export const GroupBoard = ({ id }: { id: string }) => {
  const call = useCall(groupBoard, { id }, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={6} height={48} />
  if (call.isError)
    return <ErrorState error={call.error} what="读取集团看板" onRetry={() => void call.refetch()} />
  const { self, parents, sisters, daughters, held } = call.data
  if (!held)
    return (
      <EmptyState title="未收录股权数据">
        图谱没有收录该企业的股东或对外投资：不能据此认为没有母公司或子公司。
      </EmptyState>
    )
  const group = groupWords([...parents.rows, ...sisters.rows, ...daughters.rows])
  return (
    <div className="page">
      <Alert showIcon type={group.risky || self.lists !== '' ? 'warning' : 'info'} title={group.text} />
      <GraphLegend entries={riskLegend} />
      <Circle title="母公司与股东" share="持股比例" circle={parents} nobody="未收录股东。" />
      <Circle
        title="兄弟公司（同一股东持有）"
        share="股东持股比例"
        circle={sisters}
        nobody="未收录同一股东持有的其他企业。"
      />
      <Circle title="子公司与对外投资" share="持股比例" circle={daughters} nobody="未收录对外投资。" />
    </div>
  )
}
