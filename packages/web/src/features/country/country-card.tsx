import { getChartRow } from '@maojian/contract/calls/country'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Tone } from '../../ui/tone-icon.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { ChartTable } from './chart-table.tsx'
import styles from './country.module.css'

type Card = z.output<typeof getChartRow.reply>

const tones: Readonly<Record<0 | 1 | 2, Tone>> = { 0: 'grey', 1: 'red', 2: 'amber' }

const Facts = ({ card }: { card: Card }) => (
  <dl className={styles.facts}>
    <dt>国家组</dt>
    <dd>
      {card.groups.length === 0
        ? '不在任何国家组'
        : card.groups.map(group => (
            <span key={group.code} className={styles.group} title={group.citation}>
              <strong>{group.code}</strong> {group.name}
              {group.from !== '' && `（自 ${group.from}）`}
            </span>
          ))}
    </dd>
    <dt>敏感情况</dt>
    <dd>{card.sensitive.description || '未列为敏感国家或地区'}</dd>
    <dt>脚注</dt>
    <dd>
      {card.footnotes.length === 0
        ? '无'
        : card.footnotes.map(note => (
            <p key={note.number}>
              {note.number}. {note.text}（{note.citation}）
            </p>
          ))}
    </dd>
  </dl>
)

/** One verdict card for a destination: what holds there, then why, then the row of the chart. */
export const CountryCard = ({ countryId }: { countryId: string }) => {
  const query = useCall(getChartRow, { countryId }, { quiet: true })
  if (query.isPending) return <SkeletonRows rows={2} height={96} />
  if (query.isError)
    return <ErrorState compact error={query.error} what="读取国家" onRetry={() => void query.refetch()} />
  const card = query.data
  return (
    <section className={`card ${styles.card}`} aria-label={card.row.country}>
      <VerdictLine
        tone={tones[card.sensitive.riskLevel]}
        title={`${card.row.country} ${card.row.name}`}
        detail={card.verdict}
        basis={`国别表与国家组数据截至 ${card.asOf}；非法律意见`}
      />
      <Facts card={card} />
      <ChartTable rows={[card.row]} footnotes={card.footnotes} />
      <div>
        <ButtonLink to={pageAddress('licenceMatrix', { countryId: card.row.countryId })}>
          全部 ECCN 在该国的结论
        </ButtonLink>
      </div>
    </section>
  )
}
