import { isSubtype, partyTypeName, subtypes } from '@maojian/domain/vocabulary/party-type'
import { listedValueZh } from '@maojian/domain/vocabulary/listed-word'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import { detailFields, type DetailField } from './detail-fields.table.ts'
import { inLang, type Detail, type Lang } from './detail.ts'
import { DetailIdentifiers, DetailNames } from './detail-names.tsx'
import styles from './detail-page.module.css'
import { MergeHistory } from './merge-history.tsx'
import { nothing } from '../../ui/nothing.ts'

const typesEn = { '01': 'Company or organisation', '02': 'Person', '03': 'Vessel', '04': 'Aircraft' } as const

const typeLine = (detail: Detail, lang: Lang): string => {
  if (lang === 'en') return detail.typeStated === 1 ? typesEn[detail.subjectType] : 'Not stated'
  const fine = detail.subTypes.map(code => (isSubtype(code) ? subtypes[code] : code)).join('、')
  const kind = partyTypeName(detail.subjectType, detail.typeStated === 1)
  return fine === '' || fine === kind ? kind : `${kind}（${fine}）`
}

const sexesEn: Readonly<Record<string, string>> = { 男: 'Male', 女: 'Female' }

const valueOf = (detail: Detail, { name }: DetailField, lang: Lang): string => {
  if (lang === 'en' && name === 'country') return detail.countryEn || nothing
  if (lang === 'en' && name === 'sex') return sexesEn[detail.sex] ?? (detail.sex || nothing)
  if (lang === 'zh' && name === 'vesselType') return listedValueZh(name, detail[name]) || nothing
  return detail[name] || nothing
}

const shownAddresses = 5

/** One address a line, with the lists that give it. */
const Addresses = ({ detail, lang }: { detail: Detail; lang: Lang }) => {
  const fold = useFold(detail.addresses, shownAddresses)
  return (
    <div className={styles.full}>
      <dt>{inLang(lang, '地址', 'Addresses')}</dt>
      <dd>
        {detail.addresses.length === 0 ? (
          nothing
        ) : (
          <ul className={styles.addresses}>
            {fold.shown.map(({ text, sources }) => (
              <li key={text}>
                {text} <span className={styles.secondary}>{sources.join('、')}</span>
              </li>
            ))}
          </ul>
        )}
        <FoldButton fold={fold} unit="个地址" />
      </dd>
    </div>
  )
}

const Fields = ({ detail, lang }: { detail: Detail; lang: Lang }) => (
  <dl className={styles.grid}>
    <div>
      <dt>{lang === 'zh' ? '主体类型' : 'Type'}</dt>
      <dd>{typeLine(detail, lang)}</dd>
    </div>
    {detailFields
      .filter(field => field.types.includes(detail.subjectType))
      .map(field => (
        <div key={field.name}>
          <dt>{field[lang]}</dt>
          <dd>{field.code ? <code>{valueOf(detail, field, lang)}</code> : valueOf(detail, field, lang)}</dd>
        </div>
      ))}
    <Addresses detail={detail} lang={lang} />
  </dl>
)

export const DetailBasics = ({ detail, lang }: { detail: Detail; lang: Lang }) => (
  <section className="card" aria-label="基本信息">
    <h2 className={styles.heading}>{lang === 'zh' ? '基本信息' : 'Basic information'}</h2>
    <Fields detail={detail} lang={lang} />
    <DetailNames detail={detail} lang={lang} />
    <DetailIdentifiers detail={detail} lang={lang} />
    {detail.id !== detail.cpyId && <MergeHistory detail={detail} />}
  </section>
)
