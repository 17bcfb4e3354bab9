import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import { noticeTone, type NoticeEntity } from './china-notices.ts'

const shownFirst = 20

const statusText = ({ statusCn, endsOn }: NoticeEntity): string =>
  endsOn === '' ? statusCn : `${statusCn}（至 ${endsOn}）`

/** The party where one is known, else a search for the name. */
const entityAddress = ({ id, dataType, entityName }: NoticeEntity): string =>
  id === ''
    ? pageAddress('sanctionSearch', { key: entityName })
    : pageAddress('sanctionInfoSearch', { id, dataType, s: '1' })

const columns: readonly Column<NoticeEntity>[] = [
  {
    key: 'name',
    title: '主体',
    width: 260,
    text: one => one.entityName,
    draw: one => (
      <>
        <Link to={entityAddress(one)} translate="no">
          {one.entityName}
        </Link>
        {one.nameEn !== '' && <div translate="no">{one.nameEn}</div>}
      </>
    ),
  },
  { key: 'country', title: '国家/地区', width: 110, text: one => one.countryCn },
  { key: 'measure', title: '措施', text: one => one.measure },
  {
    key: 'status',
    title: '状态',
    width: 160,
    text: statusText,
    draw: one => <RiskTag tone={noticeTone(one.status)}>{statusText(one)}</RiskTag>,
  },
]

interface NoticeEntitiesProps {
  readonly title: string
  readonly entities: readonly NoticeEntity[]
  /** The measure stands above the table. */
  readonly quiet?: boolean
}

/** Whom a notice names, with the measure, and what has become of it since. */
export const NoticeEntities = ({ title, entities, quiet = false }: NoticeEntitiesProps) => {
  const fold = useFold(entities, shownFirst)
  const remark = entities.find(one => one.remark !== '')?.remark ?? ''
  return (
    <>
      {remark !== '' && <p>说明：{remark}</p>}
      <ShortTable
        caption={`${title}所涉主体`}
        quiet
        columns={columns.filter(({ key }) => !quiet || key !== 'measure')}
        rows={fold.shown}
        keyOf={one => `${one.dataType}/${one.id}/${one.entityName}`}
      />
      <FoldButton fold={fold} unit="个主体" />
    </>
  )
}
