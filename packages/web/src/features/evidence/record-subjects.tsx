import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import {
  levelNames,
  verdictTone,
  type FoundParty,
  type RecordDetail,
  type RecordSubject,
} from './evidence.ts'
import styles from './records.module.css'

const tones = { 1: 'red', 2: 'amber', 0: 'grey' } as const

const states: Readonly<Record<string, string>> = {
  dismissed: '已判定：不是同一主体',
  open: '待核对',
  'other-type': '类型与所问不同，未计入结论',
}

const Party = ({ party }: { party: FoundParty }) => (
  <li className={styles.item}>
    <div>
      <RiskTag tone={tones[party.level]}>{levelNames[party.level]}</RiskTag> <strong>{party.score}</strong>{' '}
      <a
        className="wrap-anywhere"
        href={pageAddress('sanctionInfoSearch', { id: party.id })}
        target="_blank"
        rel="noopener"
      >
        {party.name}
      </a>
      {party.state in states && <em>（{states[party.state]}）</em>}
    </div>
    <small>
      {party.lists}
      {party.matchedName !== '' && party.matchedName !== party.name && ` · 匹配名称 ${party.matchedName}`}
    </small>
    <p>{party.reason}</p>
  </li>
)

const factsOf = (subject: RecordSubject): string =>
  [
    subject.typeName,
    subject.countryName,
    subject.birthDate,
    ...subject.codes,
    ...subject.otherNames,
    ...subject.addresses,
  ]
    .filter(text => text !== '')
    .join(' · ')

interface SubjectProps {
  readonly subject: RecordSubject
  readonly warned: boolean
  /** Names below the threshold were asked for. */
  readonly nearAsked: boolean
}

const noneNear = (nearAsked: boolean): string =>
  nearAsked ? '60 至 79.9 分的相近名称也没有。' : '本次未记录低于阈值的相近名称。'

const Subject = ({ subject, warned, nearAsked }: SubjectProps) => (
  <section className="card" aria-label={`结果：${subject.name}`}>
    <h2 className="wrap-anywhere">
      {subject.name || subject.codes.join('、')}{' '}
      <RiskTag tone={verdictTone(subject.verdict, warned)}>{subject.verdictName}</RiskTag>
    </h2>
    {factsOf(subject) !== '' && <p className={styles.note}>{factsOf(subject)}</p>}
    {subject.count > subject.hits.length && (
      <p className={styles.note}>
        共 {subject.count} 个主体，记录其中得分最高的 {subject.hits.length} 个。
      </p>
    )}
    <ul className={styles.items}>
      {subject.hits.map(party => (
        <Party key={party.id} party={party} />
      ))}
    </ul>
    {subject.near.length > 0 && (
      <>
        <h3>最相近的名单主体（未达阈值，或类型与所问不同）</h3>
        <ul className={styles.items}>
          {subject.near.map(party => (
            <Party key={party.id} party={party} />
          ))}
        </ul>
      </>
    )}
    {subject.hits.length + subject.near.length === 0 && (
      <p className={styles.note}>没有达到阈值的名单主体；{noneNear(nearAsked)}</p>
    )}
  </section>
)

/** Each party that was screened, with what was found and what came nearest. */
export const RecordSubjects = ({ detail: { subjects, record, nearAsked } }: { detail: RecordDetail }) =>
  subjects.map((subject, at) => (
    <Subject key={`${at} ${subject.name}`} {...{ subject, nearAsked }} warned={record.warned} />
  ))
