import { DownOutlined, ExportOutlined } from '@ant-design/icons'
import { useId, useState, type KeyboardEvent } from 'react'
import { ListLabels } from '../../ui/list-labels.tsx'
import { MarkedName } from '../../ui/marked-name.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { ProposedName } from '../../ui/proposed-name.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { hitMark } from './effect-tone.ts'
import { HitEffect } from './hit-effect.tsx'
import { HitEvidence } from './hit-evidence.tsx'
import { hitFacts } from './hit-facts.ts'
import { HitDecision } from './hit-decision.tsx'
import type { AskedParty, Hit } from './hit.ts'
import styles from './hit.module.css'

const Mark = ({ hit }: { hit: Hit }) => {
  const { tone, words } = hitMark(hit)
  return <RiskTag tone={tone}>{words}</RiskTag>
}

const Facts = ({ hit }: { hit: Hit }) => (
  <ul className={styles.facts}>
    {hitFacts(hit).map(fact => (
      <li key={fact.label} className="wrap-anywhere">
        <span>{fact.label}</span> {fact.value}
      </li>
    ))}
  </ul>
)

interface NameLinkProps {
  readonly hit: Hit
  readonly searched: string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Listed tokens that something of the query met. */
const metTokens = (hit: Hit): readonly string[] =>
  hit.explanation.pairs.filter(pair => pair.query !== '' && pair.agreement > 0).map(pair => pair.listed)

/** Opens in a tab of its own (spec 001 §1); the link is what ↑ ↓ Enter move on. */
const NameLink = ({ hit, searched, onKeyDown }: NameLinkProps) => (
  <a
    data-row-link=""
    className={`${styles.name} wrap-anywhere`}
    href={pageAddress('sanctionInfoSearch', {
      id: hit.id,
      dataType: hit.type,
      s: String(hit.s),
      searchKey: searched,
    })}
    target="_blank"
    rel="noopener"
    onKeyDown={onKeyDown}
  >
    <MarkedName name={hit.name} tokens={metTokens(hit)} />
    <ExportOutlined className={styles.out} aria-label="在新标签页打开" />
  </a>
)

interface HitRowProps {
  readonly hit: Hit
  readonly index: number
  readonly asked: AskedParty
}

export const HitRow = ({ hit, index, asked }: HitRowProps) => {
  const [open, setOpen] = useState(false)
  const evidenceId = useId()
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <li className={styles.row}>
      <div className={styles.mark}>
        <span className={styles.index}>{index}</span>
        <Mark hit={hit} />
      </div>
      <div className={styles.body}>
        <h3>
          <NameLink hit={hit} searched={asked.name} onKeyDown={closeOnEscape} />
        </h3>
        {hit.nameZh !== '' && hit.nameZh !== hit.name && (
          <p className={styles.zh}>
            <MarkedName name={hit.nameZh} tokens={metTokens(hit)} />
          </p>
        )}
        {hit.proposedZh && <ProposedName name={hit.proposedZh} />}
        <Facts hit={hit} />
        <ListLabels labels={hit.lists} />
        <HitEffect hit={hit} />
        <p className={styles.reason}>{hit.explanation.reason}</p>
        {hit.s === 1 && <HitDecision hit={hit} asked={asked} />}
      </div>
      <div className={styles.side}>
        <span className={styles.score} title="名称与情况的综合得分，满分 100">
          {hit.explanation.score}
          <small> 分</small>
        </span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={evidenceId}
          onClick={() => setOpen(!open)}
          onKeyDown={closeOnEscape}
        >
          {open ? '收起依据' : '查看依据'}{' '}
          <DownOutlined className={open ? styles.up : undefined} aria-hidden="true" />
        </button>
      </div>
      {open && (
        <div id={evidenceId} className={styles.under}>
          <HitEvidence explanation={hit.explanation} />
        </div>
      )}
    </li>
  )
}
