import { notConcerned, warningWord } from '@maojian/contract/project-rules'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Tone } from '../../ui/tone-icon.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import styles from './project.module.css'
import type { Report } from './use-report.ts'

type Categories = Report['allWarning']
type Warning = Categories['itemWarning']['warningList'][number]

const tones: Readonly<Record<Warning['riskLevel'], Tone>> = { 1: 'red', 2: 'amber', 0: 'green' }

const toneOf = (one: Warning): Tone => (warningWord(one) === notConcerned ? 'grey' : tones[one.riskLevel])

const Line = ({ one }: { one: Warning }) => (
  <li className={styles.warning}>
    <span>
      <RiskTag tone={toneOf(one)}>{warningWord(one)}</RiskTag>
    </span>
    <span>
      {one.title}
      {one.type !== undefined && <small>{one.type}</small>}
    </span>
    <span>
      {one.why}
      {(one.source !== '' || one.citation !== '') && (
        <small>来源：{[one.source, one.citation].filter(text => text !== '').join('；')}</small>
      )}
    </span>
  </li>
)

/** Warnings by category; each says why and on what it rests. */
export const Warnings = ({ found, none }: { found: Categories; none: string }) => {
  const filled = Object.values(found).filter(one => one.warningList.length > 0)
  if (filled.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <div className="page">
      {filled.map(({ title, warningList }) => (
        <section key={title} aria-label={title}>
          <h3>
            {title}（{warningList.length}）
          </h3>
          <ul>
            {warningList.map(one => (
              <Line key={`${one.title} ${one.why} ${one.source}`} one={one} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const kinds = [
  ['交易物项', 'itemRisk'],
  ['目的国家', 'countryRisk'],
  ['最终用户与交易相对方', 'endUserRisk'],
  ['最终用途', 'endUseRisk'],
  ['物流', 'logisticsRisk'],
  ['结算', 'settlementRisk'],
] as const

/** How many warnings of each category. */
export const Counts = ({ report: { warningSummaryList } }: { report: Report }) =>
  warningSummaryList.map(summary => (
    <table key={summary.title} className={styles.counts}>
      <caption className="sr-only">{summary.title}</caption>
      <thead>
        <tr>
          <th scope="col">风险类型</th>
          <th scope="col">高风险</th>
          <th scope="col">中风险</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(([name, key]) => (
          <tr key={key}>
            <td>{name}</td>
            <td>{summary[key].highCount}</td>
            <td>{summary[key].middleCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))

export const Open = ({ report: { open } }: { report: Report }) =>
  open.length === 0 ? (
    <p className={styles.quiet}>没有待回答的问题。</p>
  ) : (
    <ul>
      {open.map(one => (
        <li key={`${one.id} ${one.text}`}>{one.text}</li>
      ))}
    </ul>
  )

/** What came and what went since the report before. */
export const Changes = ({ report: { changes } }: { report: Report }) => {
  const { previousNumber, previousTime, added, gone } = changes
  if (previousNumber === '') return <p className={styles.quiet}>这是该项目的第一份报告。</p>
  const before = `${previousNumber}（${previousTime}）`
  if (added.length + gone.length === 0) return <p className={styles.quiet}>与 {before} 相比没有变化。</p>
  return (
    <>
      <p>与 {before} 相比：</p>
      <ul>
        {added.map(one => (
          <li key={`${one.title} ${one.why}`}>
            <RiskTag tone={one.riskLevel === 1 ? 'red' : 'amber'}>新增</RiskTag> {one.title}：{one.why}
          </li>
        ))}
        {gone.map(one => (
          <li key={`${one.title} ${one.why}`}>
            <RiskTag tone="grey">不再出现</RiskTag> {one.title}：{one.why}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Notes, the editions that answered and by what the report can be checked. */
export const Lists = ({ report: { notes, lists, digest } }: { report: Report }) => (
  <div className="page">
    <ul>
      {notes.map(note => (
        <li key={note}>{note}</li>
      ))}
    </ul>
    <ul className={styles.facts}>
      {lists.editions.map(one => (
        <li key={one.source}>
          {one.shortName} {one.publishedOn} {one.starterData && <StarterMark />}
        </li>
      ))}
    </ul>
    <p className="wrap-anywhere">
      核验摘要（SHA-256）：<code>{digest}</code>
    </p>
  </div>
)
