import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import { inLang, type Detail, type Lang } from './detail.ts'
import styles from './detail-page.module.css'

/** How many names show before the list must be expanded. */
const shownNames = 10

interface PartProps {
  readonly detail: Detail
  readonly lang: Lang
}

const nameColumns = (lang: Lang): readonly Column<Detail['names'][number]>[] => [
  { key: 'text', title: inLang(lang, '名称', 'Name'), text: name => name.text },
  {
    key: 'kind',
    title: inLang(lang, '种类', 'Kind'),
    width: 160,
    text: name => inLang(lang, name.kindName, name.kindNameEn),
  },
  {
    key: 'source',
    title: inLang(lang, '来源', 'Source'),
    text: name => [name.sources.join('、'), name.basis].filter(Boolean).join('；'),
  },
]

/** All names, folded: the first ones, then the rest on demand. */
export const DetailNames = ({ detail, lang }: PartProps) => {
  const fold = useFold(detail.names, shownNames)
  const title = `${inLang(lang, '名称', 'Names')}（${detail.names.length}）`
  if (detail.names.length === 0) return null
  return (
    <details className={styles.merge}>
      <summary>{title}</summary>
      <ShortTable
        caption={title}
        quiet
        columns={nameColumns(lang)}
        rows={fold.shown}
        keyOf={name => `${name.kind}/${name.text}`}
      />
      <FoldButton fold={fold} unit="个名称" />
    </details>
  )
}

const identifierColumns = (lang: Lang): readonly Column<Detail['identifiers'][number]>[] => [
  {
    key: 'kind',
    title: inLang(lang, '种类', 'Kind'),
    text: one => inLang(lang, one.kindName, one.kindNameEn),
  },
  {
    key: 'value',
    title: inLang(lang, '编码', 'Code'),
    text: one => one.value,
    draw: one => <code>{one.value}</code>,
  },
  {
    key: 'country',
    title: inLang(lang, '签发国家/地区', 'Issued by'),
    text: one => inLang(lang, one.country, one.countryEn),
  },
  { key: 'note', title: inLang(lang, '名单所载说明', 'Note of the list'), text: one => one.note },
]

export const DetailIdentifiers = ({ detail, lang }: PartProps) => {
  const title = `${inLang(lang, '证件与编码', 'Identifiers')}（${detail.identifiers.length}）`
  if (detail.identifiers.length === 0) return null
  return (
    <details className={styles.merge} open={detail.identifiers.length <= shownNames}>
      <summary>{title}</summary>
      <ShortTable
        caption={title}
        quiet
        columns={identifierColumns(lang)}
        rows={detail.identifiers}
        keyOf={one => `${one.kind}/${one.value}`}
      />
    </details>
  )
}
