import type { listChartFor } from '@maojian/contract/calls/country'
import { Link } from '@tanstack/react-router'
import { Popover } from 'antd'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { XMatrix } from '../../ui/table/x-matrix.tsx'
import { chartHeads, chartMarks, type ChartRow } from './chart-view.ts'
import styles from './country.module.css'

export type Chart = z.output<typeof listChartFor.reply>
type Footnote = Chart['footnotes'][number]

export const FootnoteMark = ({ note }: { note: Footnote }) => (
  <Popover
    trigger={['click', 'hover']}
    content={
      <div style={{ maxWidth: 320 }}>
        <strong>脚注 {note.number}</strong>
        <p>{note.text}</p>
        <p className={styles.note}>{note.textEn}</p>
        <p className={styles.note}>{note.citation}</p>
      </div>
    }
  >
    <button type="button" className={styles.foot} aria-label={`脚注 ${note.number}：${note.text}`}>
      {note.number}
    </button>
  </Popover>
)

const Name = ({ row, footnotes }: { row: ChartRow; footnotes: readonly Footnote[] }) => (
  <>
    <Link to={pageAddress('importingCountry', { countryId: row.countryId })}>{row.country}</Link>
    {footnotes
      .filter(note => row.footnotes.includes(note.number))
      .map(note => (
        <FootnoteMark key={note.number} note={note} />
      ))}
    {row.riskLevel > 0 && (
      <>
        {' '}
        <RiskTag tone={row.riskLevel === 1 ? 'red' : 'amber'}>
          {row.riskLevel === 1 ? '高风险' : '需确认'}
        </RiskTag>
      </>
    )}
  </>
)

interface ChartTableProps {
  readonly rows: readonly ChartRow[]
  readonly footnotes: readonly Footnote[]
  readonly highlight?: readonly string[]
}

export const ChartTable = ({ rows, footnotes, highlight = [] }: ChartTableProps) => (
  <XMatrix
    caption="国别表"
    first="国家/地区"
    columns={chartHeads}
    highlight={highlight}
    rows={rows.map(row => ({
      key: row.countryId,
      head: <Name row={row} footnotes={footnotes} />,
      sub: row.name,
      marked: chartMarks(row),
      remark: row.remark,
    }))}
  />
)
