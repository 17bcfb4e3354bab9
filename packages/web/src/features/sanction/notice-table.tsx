import { Link } from '@tanstack/react-router'
import { nothing } from '../../ui/nothing.ts'
import { OfficialLink } from '../../ui/official-link.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './china-page.module.css'
import { noticeTone, type Notice } from './china-notices.ts'
import { NoticeEntities } from './notice-entities.tsx'

/** Names that stand in a row; all of them stand in what it opens into. */
const shownNames = 3

const namesOf = ({ entityMeasureList: all }: Notice): string => {
  const names = all.slice(0, shownNames).map(one => one.entityName)
  return all.length > shownNames ? `${names.join('、')} 等 ${all.length} 个` : names.join('、')
}

const Title = ({ notice }: { notice: Notice }) => (
  <div className={styles.title} translate="no">
    <Link to={pageAddress('chinaSanctionDetail', { id: notice.id })}>{notice.title}</Link>
    <small>
      <OfficialLink url={notice.url} otherwise={notice.sourceName}>
        {notice.sourceName}
      </OfficialLink>
    </small>
  </div>
)

const columns: readonly Column<Notice>[] = [
  { key: 'sanctionTime', title: '制裁日期', width: 104, text: one => one.sanctionTime },
  { key: 'department', title: '发布部门', width: 110, text: one => one.department },
  {
    key: 'title',
    title: '公告',
    width: 300,
    text: one => one.title,
    draw: one => <Title notice={one} />,
    saved: [
      { title: '公告', text: one => one.title },
      { title: '文号', text: one => one.sourceName },
      { title: '原文链接', text: one => one.url },
    ],
  },
  {
    key: 'entities',
    title: '制裁对象',
    width: 210,
    text: one => one.entityMeasureList.map(entity => entity.entityName).join('、'),
    draw: one => <span translate="no">{namesOf(one)}</span>,
  },
  {
    key: 'measure',
    title: '措施',
    width: 210,
    text: one => one.effect.sentence,
    draw: one => (
      <>
        <strong>{one.effect.name}</strong>：{one.effect.sentence}
      </>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 110,
    text: one => one.statusCn,
    draw: one => <RiskTag tone={noticeTone(one.status)}>{one.statusCn}</RiskTag>,
  },
]

const Card = ({ notice }: { notice: Notice }) => (
  <>
    <Title notice={notice} />
    <p>
      <RiskTag tone={noticeTone(notice.status)}>{notice.statusCn}</RiskTag> {notice.sanctionTime || nothing} ·{' '}
      {notice.department}
    </p>
    <p translate="no">{namesOf(notice)}</p>
    <p>{notice.effect.sentence}</p>
  </>
)

interface NoticeTableProps {
  readonly notices: readonly Notice[]
  readonly onRefresh: () => void
}

export const NoticeTable = ({ notices, onRefresh }: NoticeTableProps) => (
  <DataTable
    page="chinaSanction"
    name="中国制裁清单"
    columns={columns}
    rows={notices}
    keyOf={notice => notice.id}
    onRefresh={onRefresh}
    expand={notice => <NoticeEntities title={notice.title} entities={notice.entityMeasureList} />}
    card={notice => <Card notice={notice} />}
  />
)
