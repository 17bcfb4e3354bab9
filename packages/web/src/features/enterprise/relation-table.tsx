import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageAddress } from '../../ui/page-address.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TablePage } from '../../ui/table/use-table-view.ts'
import styles from './enterprise.module.css'
import type { Relation } from './node-forms.ts'

interface RelationTableProps {
  readonly page: TablePage
  readonly name: string
  readonly relations: readonly Relation[]
  readonly nameOf: (id: string) => string
  readonly children?: ReactNode
}

const EnterpriseLink = ({ id, name }: { id: string; name: string }) => (
  <Link className="wrap-anywhere" to={pageAddress('enterpriseMap', { cpyNo: id })}>
    {name}
  </Link>
)

const period = ({ since, until, ended }: Relation): string =>
  since === '' && until === '' ? '' : `${since || '未载明'} 至 ${until || '今'}${ended ? '（已结束）' : ''}`

const columns = (nameOf: RelationTableProps['nameOf']): readonly Column<Relation>[] => [
  {
    key: 'source',
    title: '一方',
    text: one => nameOf(one.source),
    draw: one => <EnterpriseLink id={one.source} name={nameOf(one.source)} />,
  },
  { key: 'type', title: '关系', width: 88, text: one => one.typeName },
  {
    key: 'target',
    title: '另一方',
    text: one => nameOf(one.target),
    draw: one => <EnterpriseLink id={one.target} name={nameOf(one.target)} />,
  },
  { key: 'percent', title: '比例', width: 104, text: one => one.percentText },
  {
    key: 'role',
    title: '职务或控制',
    width: 128,
    text: one => [one.role, one.control].filter(text => text !== '').join('、'),
  },
  { key: 'period', title: '起止', width: 124, text: period },
  {
    key: 'told',
    title: '来源与载明日期',
    width: 136,
    text: one => [one.toldBy, one.toldOn].filter(text => text !== '').join(' '),
    saved: [
      { title: '来源', text: one => one.toldBy },
      { title: '载明日期', text: one => one.toldOn },
    ],
  },
]

/** A relation on a phone: only what is told of it. */
const RelationCard = ({ one, nameOf }: { one: Relation; nameOf: RelationTableProps['nameOf'] }) => (
  <div className={styles.section}>
    <span>
      <EnterpriseLink id={one.source} name={nameOf(one.source)} /> <strong>{one.typeName}</strong>{' '}
      <EnterpriseLink id={one.target} name={nameOf(one.target)} />
    </span>
    <span className={styles.quiet}>
      {[one.percentText, one.role, one.control, period(one), one.toldBy, one.toldOn]
        .filter(text => text !== '')
        .join(' · ')}
    </span>
  </div>
)

/** Every relation of a drawing in words: the same, line by line. */
export const RelationTable = ({ page, name, relations, nameOf, children }: RelationTableProps) => (
  <DataTable
    page={page}
    name={name}
    columns={columns(nameOf)}
    rows={relations}
    keyOf={one => one.id}
    empty="没有已收录的关系"
    card={one => <RelationCard one={one} nameOf={nameOf} />}
  >
    {children}
  </DataTable>
)
