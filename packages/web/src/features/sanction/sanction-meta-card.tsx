import { KindDate } from '../../ui/kind-date.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { effectTone } from './effect-tone.ts'
import { inLang, type Lang, type SanctionMeta } from './detail.ts'
import styles from './detail-page.module.css'
import { PublishedRecord } from './published-record.tsx'
import { nothing } from '../../ui/nothing.ts'

const Heading = ({ meta, lang }: { meta: SanctionMeta; lang: Lang }) => (
  <header className={styles.metaHead}>
    <h3 className="wrap-anywhere">{inLang(lang, meta.listNameCn, meta.listName)}</h3>
    <RiskTag tone={effectTone(meta.effect.level)}>{meta.dataStatusCn}</RiskTag>
  </header>
)

const Authority = ({ meta, lang }: { meta: SanctionMeta; lang: Lang }) => (
  <p className={styles.secondary}>
    {[
      inLang(lang, meta.countryCn, meta.country),
      inLang(lang, meta.departmentCn, meta.department),
      meta.officialNumber === ''
        ? inLang(lang, '无官方编号', 'No official number')
        : `${inLang(lang, '条目编号', 'Entry')} ${meta.officialNumber}`,
    ]
      .filter(Boolean)
      .join(' · ')}
  </p>
)

const Properties = ({ meta, lang }: { meta: SanctionMeta; lang: Lang }) => (
  <dl className={styles.grid}>
    {meta.properties.map((property, i) => (
      <div key={`${property.nameEn}/${i}`} className={property.fullLine ? styles.full : undefined}>
        <dt>{inLang(lang, property.nameZh, property.nameEn)}</dt>
        <dd>{inLang(lang, property.value, property.valueEn) || nothing}</dd>
      </div>
    ))}
  </dl>
)

/** One list that names the party: legal effect, the three dates, what the list says, the official page. */
export const SanctionMetaCard = ({ meta, lang }: { meta: SanctionMeta; lang: Lang }) => (
  <article className={styles.meta}>
    <Heading meta={meta} lang={lang} />
    <Authority meta={meta} lang={lang} />
    <p className={styles.effect}>
      {inLang(lang, '法律效果', 'Legal effect')}：{meta.effect.sentence}
    </p>
    <p className={styles.dates}>
      <KindDate kind="designated" value={meta.designatedOn} />
      <KindDate kind="published" value={meta.publishedOn} />
      <KindDate kind="fetched" value={meta.fetchedAt} />
    </p>
    <Properties meta={meta} lang={lang} />
    <PublishedRecord meta={meta} />
    <SourceLine list={inLang(lang, meta.shortName, meta.listName)} url={meta.url} />
  </article>
)
