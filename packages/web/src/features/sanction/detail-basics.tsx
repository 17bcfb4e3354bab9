import { isSubtype, partyTypeName, subtypes } from '@maojian/domain/vocabulary/party-type'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import { detailFields } from './detail-fields.table.ts'
import type { Detail, Lang } from './detail.ts'
import styles from './detail-page.module.css'
import { nothing } from '../../ui/nothing.ts'

const typeLine = (detail: Detail): string => {
  const fine = detail.subTypes.map(code => (isSubtype(code) ? subtypes[code] : code)).join('、')
  const kind = partyTypeName(detail.subjectType, detail.typeStated === 1)
  return fine === '' ? kind : `${kind}（${fine}）`
}

const Fields = ({ detail, lang }: { detail: Detail; lang: Lang }) => (
  <dl className={styles.grid}>
    <div>
      <dt>{lang === 'zh' ? '主体类型' : 'Type'}</dt>
      <dd>{typeLine(detail)}</dd>
    </div>
    {detailFields
      .filter(field => field.types.includes(detail.subjectType))
      .map(field => (
        <div key={field.name} className={field.name === 'address' ? styles.full : undefined}>
          <dt>{field[lang]}</dt>
          <dd>{field.code ? <code>{detail[field.name] || nothing}</code> : detail[field.name] || nothing}</dd>
        </div>
      ))}
  </dl>
)

/** How many names show before the list must be expanded. */
const shownNames = 10

const nameColumns: readonly Column<Detail['names'][number]>[] = [
  { key: 'text', title: '名称', text: name => name.text },
  { key: 'kind', title: '种类', width: 120, text: name => name.kindName },
  {
    key: 'source',
    title: '来源',
    text: name => [name.sources.join('、'), name.basis].filter(Boolean).join('；'),
  },
]

const Names = ({ detail }: { detail: Detail }) => {
  const fold = useFold(detail.names, shownNames)
  return (
    <div>
      <ShortTable
        caption={`名称（${detail.names.length}）`}
        columns={nameColumns}
        rows={fold.shown}
        keyOf={name => `${name.kind}/${name.text}`}
      />
      <FoldButton fold={fold} unit="个名称" />
    </div>
  )
}

const identifierColumns: readonly Column<Detail['identifiers'][number]>[] = [
  { key: 'kind', title: '种类', text: one => one.kindName },
  { key: 'value', title: '编码', text: one => one.value, draw: one => <code>{one.value}</code> },
  { key: 'country', title: '签发国家/地区', text: one => one.country },
  { key: 'note', title: '名单所载说明', text: one => one.note },
]

const Identifiers = ({ detail }: { detail: Detail }) => (
  <ShortTable
    caption={`证件与编码（${detail.identifiers.length}）`}
    columns={identifierColumns}
    rows={detail.identifiers}
    keyOf={one => `${one.kind}/${one.value}`}
  />
)

const MergeReasons = ({ party, reasons }: { party: string; reasons: readonly string[] }) => (
  <details className={styles.merge}>
    <summary>为什么这些名单条目被视为同一主体（{reasons.length} 条理由）</summary>
    <ul>
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <p>
      认为归并有误？请把主体编号 <code>{party}</code>{' '}
      和理由告知管理员：管理员可拆分、合并或撤销，须写理由，全部留痕，以后名单更新不会改回。
    </p>
  </details>
)

export const DetailBasics = ({ detail, lang }: { detail: Detail; lang: Lang }) => (
  <section className="card" aria-label="基本信息">
    <h2 className={styles.heading}>{lang === 'zh' ? '基本信息' : 'Basic information'}</h2>
    <Fields detail={detail} lang={lang} />
    <div className={styles.tables}>
      {detail.names.length > 0 && <Names detail={detail} />}
      {detail.identifiers.length > 0 && <Identifiers detail={detail} />}
    </div>
    {detail.mergeReasons.length > 0 && <MergeReasons party={detail.id} reasons={detail.mergeReasons} />}
  </section>
)
