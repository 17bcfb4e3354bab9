import { OfficialLink } from '../../ui/official-link.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { RowCards } from '../../ui/table/row-cards.tsx'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { nothing } from '../../ui/nothing.ts'
import { effectTone } from './effect-tone.ts'
import { inLang, type Detail, type Lang, type SanctionMeta } from './detail.ts'
import styles from './detail-page.module.css'

const programmesOf = ({ programmes }: SanctionMeta, lang: Lang): string =>
  programmes.map(({ code, name }) => (lang === 'en' || name === '' ? code : `${name}（${code}）`)).join('、')

const columns = (lang: Lang): readonly Column<SanctionMeta>[] => [
  {
    key: 'list',
    title: inLang(lang, '名单', 'List'),
    text: meta => `${inLang(lang, meta.listNameCn, meta.listName)} ${meta.officialNumber}`,
    draw: meta => (
      <>
        <strong>{inLang(lang, meta.listNameCn, meta.listName)}</strong>
        <div className={styles.secondary}>
          {meta.officialNumber || inLang(lang, '无官方编号', 'No official number')} {programmesOf(meta, lang)}
        </div>
      </>
    ),
  },
  {
    key: 'issuer',
    title: inLang(lang, '发布机构', 'Issuer'),
    width: 150,
    text: meta => inLang(lang, meta.departmentCn, meta.department),
  },
  {
    key: 'status',
    title: inLang(lang, '状态', 'Status'),
    width: 150,
    text: meta => meta.dataStatusCn,
    draw: meta => (
      <RiskTag tone={effectTone(meta.effect.level)}>
        {meta.dataStatusCn}
        {meta.effect.level > 0 && ` · ${meta.effect.name}`}
      </RiskTag>
    ),
  },
  {
    key: 'since',
    title: inLang(lang, '指定日期', 'Designated'),
    width: 100,
    text: meta => meta.designatedOn || nothing,
  },
  {
    key: 'effect',
    title: inLang(lang, '法律效果', 'Legal effect'),
    width: 320,
    text: meta => meta.effect.sentence,
  },
  {
    key: 'link',
    title: inLang(lang, '官方链接', 'Official page'),
    width: 90,
    text: meta => meta.url,
    draw: meta => (
      <OfficialLink url={meta.url} otherwise={nothing}>
        {inLang(lang, '打开', 'Open')}
      </OfficialLink>
    ),
  },
]

const Notes = ({ tags, conflictNotes }: Pick<Detail, 'tags' | 'conflictNotes'>) =>
  tags.length + conflictNotes.length > 0 && (
    <ul className={styles.notes} aria-label="适用提示">
      {tags.map(tag => (
        <li key={tag.name}>
          <strong>{tag.name}</strong>：{tag.sentence}
        </li>
      ))}
      {conflictNotes.map(text => (
        <li key={text}>
          <strong>法律冲突提示</strong>：{text}
        </li>
      ))}
    </ul>
  )

const Table = ({ detail, lang }: { readonly detail: Detail; readonly lang: Lang }) => {
  const narrow = useNarrow()
  const keyOf = (meta: SanctionMeta) => `${meta.listName}/${meta.sourceId}`
  const title = inLang(lang, '名单与法律效果', 'Lists and legal effect')
  const rows = detail.sanctionMetaList
  return narrow ? (
    <>
      <h2>{title}</h2>
      <RowCards columns={columns(lang)} rows={rows} keyOf={keyOf} from={1} />
    </>
  ) : (
    <ShortTable caption={title} columns={columns(lang)} rows={rows} keyOf={keyOf} />
  )
}

/** The lists in one table, those in force first, with what each means; and what Chinese law says beside them. */
export const DetailLists = ({ detail, lang }: { readonly detail: Detail; readonly lang: Lang }) =>
  detail.sanctionMetaList.length > 0 && (
    <section className="card" aria-label="名单与法律效果">
      <Table detail={detail} lang={lang} />
      <Notes tags={detail.tags} conflictNotes={detail.conflictNotes} />
    </section>
  )
