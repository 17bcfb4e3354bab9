import { isSubtype, partyTypes, subtypes } from '@maojian/domain/vocabulary/party-type'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import { detailFields } from './detail-fields.table.ts'
import type { Detail, Lang } from './detail.ts'
import styles from './detail-page.module.css'

const typeLine = (detail: Detail): string => {
  const fine = detail.subTypes.map(code => (isSubtype(code) ? subtypes[code] : code)).join('、')
  return fine === '' ? partyTypes[detail.subjectType] : `${partyTypes[detail.subjectType]}（${fine}）`
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
          <dd>{field.code ? <code>{detail[field.name] || '--'}</code> : detail[field.name] || '--'}</dd>
        </div>
      ))}
  </dl>
)

/** How many names show before the list must be expanded. */
const shownNames = 10

const NameRow = ({ name }: { name: Detail['names'][number] }) => (
  <tr>
    <td className="wrap-anywhere">{name.text}</td>
    <td>{name.kindName}</td>
    <td className="wrap-anywhere">
      {[name.sources.join('、'), name.basis].filter(Boolean).join('；') || '--'}
    </td>
  </tr>
)

const Names = ({ detail }: { detail: Detail }) => {
  const fold = useFold(detail.names, shownNames)
  return (
    <div>
      <table className={styles.table}>
        <caption>名称（{detail.names.length}）</caption>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">种类</th>
            <th scope="col">来源</th>
          </tr>
        </thead>
        <tbody>
          {fold.shown.map(name => (
            <NameRow key={`${name.kind}/${name.text}`} name={name} />
          ))}
        </tbody>
      </table>
      <FoldButton fold={fold} unit="个名称" />
    </div>
  )
}

const Identifiers = ({ detail }: { detail: Detail }) => (
  <table className={styles.table}>
    <caption>证件与编码（{detail.identifiers.length}）</caption>
    <thead>
      <tr>
        <th scope="col">种类</th>
        <th scope="col">编码</th>
        <th scope="col">签发国家/地区</th>
      </tr>
    </thead>
    <tbody>
      {detail.identifiers.map(one => (
        <tr key={`${one.kind}/${one.value}`}>
          <td>{one.kindName}</td>
          <td className="wrap-anywhere">
            <code>{one.value}</code>
          </td>
          <td>{one.country || '--'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const MergeReasons = ({ reasons }: { reasons: readonly string[] }) => (
  <details className={styles.merge}>
    <summary>为什么这些名单条目被视为同一主体（{reasons.length} 条理由）</summary>
    <ul>
      {reasons.map(reason => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
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
    {detail.mergeReasons.length > 0 && <MergeReasons reasons={detail.mergeReasons} />}
  </section>
)
