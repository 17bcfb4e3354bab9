import { DownOutlined, ExportOutlined } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import { Checkbox } from 'antd'
import { memo, useId, useState, type KeyboardEvent } from 'react'
import { ListLabels } from '../../ui/list-labels.tsx'
import { MarkedName } from '../../ui/marked-name.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { ProposedName } from '../../ui/proposed-name.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { hitMark } from './effect-tone.ts'
import { HitEffect } from './hit-effect.tsx'
import { HitEvidence } from './hit-evidence.tsx'
import { hitFacts, stateLabel, type Fact } from './hit-facts.ts'
import { HitDecision } from './hit-decision.tsx'
import type { AskedParty, Hit } from './hit.ts'
import styles from './hit.module.css'

const Mark = ({ hit }: { hit: Hit }) => {
  const { tone, words } = hitMark(hit)
  return <RiskTag tone={tone}>{words}</RiskTag>
}

/** Facts that stand in the row; the others open with the evidence, and so does what lists and effect say already. */
const shownFacts = 4

const factsOf = (hit: Hit): { readonly shown: readonly Fact[]; readonly folded: readonly Fact[] } => {
  const said = hitFacts(hit).filter(({ label }) => label === stateLabel)
  const others = hitFacts(hit).filter(({ label }) => label !== stateLabel)
  return { shown: others.slice(0, shownFacts), folded: [...said, ...others.slice(shownFacts)] }
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <ul className={styles.facts}>
    {facts.map(fact => (
      <li key={`${fact.label}/${fact.value}`} className="wrap-anywhere">
        <span>{fact.label}</span> {fact.value}
      </li>
    ))}
  </ul>
)

interface Searched {
  readonly searched: string
  /** Page and filters of the search, to come back to; absent where it has no page of its own. */
  readonly from?: string | undefined
  /** Where the screening is kept: the party's page leads to its certificate. */
  readonly record?: string | undefined
}

interface NameLinkProps extends Searched {
  readonly hit: Hit
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Listed tokens that something of the query met. */
const metTokens = (hit: Hit): readonly string[] =>
  hit.explanation.pairs.filter(pair => pair.query !== '' && pair.agreement > 0).map(pair => pair.listed)

/** A listed party has its detail, an enterprise that only stands in the graph its graph. */
const detailAddress = (hit: Hit, { searched: searchKey, from = '', record = '' }: Searched): string =>
  hit.s === 2
    ? pageAddress('enterpriseMap', { cpyNo: hit.id })
    : pageAddress('sanctionInfoSearch', {
        id: hit.id,
        dataType: hit.type,
        s: String(hit.s),
        searchKey,
        from,
        record,
      })

/** Opens in a tab of its own (spec 001 §1); the link is what ↑ ↓ Enter move on. */
const NameLink = ({ hit, onKeyDown, ...searched }: NameLinkProps) => (
  <a
    data-row-link=""
    className={`${styles.name} wrap-anywhere`}
    href={detailAddress(hit, searched)}
    target="_blank"
    rel="noopener"
    onKeyDown={onKeyDown}
  >
    <MarkedName name={hit.name} tokens={metTokens(hit)} />
    <ExportOutlined className={styles.out} aria-label="在新标签页打开" />
  </a>
)

/** Who is tied to it: the way to the listed party, or the graph around it, where the graph holds it. */
const GraphLink = ({ hit, searched }: { hit: Hit; searched: string }) => {
  const tied = hit.relationId !== ''
  if (!tied && !hit.inGraph) return null
  const address = tied
    ? pageAddress('relationship', { relationId: hit.relationId, seachKey: searched })
    : pageAddress('enterpriseMap', { party: hit.id })
  return (
    <Link className={styles.graph} to={address}>
      {tied ? '查看与名单主体的关系图谱' : '谁与其关联（企业图谱）'}
    </Link>
  )
}

interface HitRowProps {
  readonly hit: Hit
  readonly index: number
  readonly asked: AskedParty
  readonly from?: string | undefined
  readonly record?: string | undefined
  /** Whether it is chosen to be compared; absent where nothing can be. */
  readonly compared?: boolean
  /** Two others are chosen already. */
  readonly compareFull?: boolean
  readonly onCompare?: (hit: Hit, compared: boolean) => void
}

const Body = ({
  hit,
  asked,
  from,
  record,
  onKeyDown,
}: Pick<HitRowProps, 'hit' | 'asked' | 'from' | 'record'> & Pick<NameLinkProps, 'onKeyDown'>) => (
  <div className={styles.body}>
    <div className={styles.names}>
      <h3>
        <NameLink hit={hit} searched={asked.name} from={from} record={record} onKeyDown={onKeyDown} />
      </h3>
      {hit.nameZh !== '' && hit.nameZh !== hit.name && (
        <p className={styles.zh}>
          <MarkedName name={hit.nameZh} tokens={metTokens(hit)} />
        </p>
      )}
      {hit.proposedZh && <ProposedName name={hit.proposedZh} />}
      <Facts facts={factsOf(hit).shown} />
    </div>
    <div className={styles.lists}>
      <ListLabels labels={hit.lists} />
      <HitEffect hit={hit} />
      <p className={styles.reason}>{hit.explanation.reason}</p>
      {hit.s !== 0 && <GraphLink hit={hit} searched={asked.name} />}
    </div>
    {hit.s === 1 && hit.decision && <HitDecision hit={hit} asked={asked} />}
  </div>
)

const Under = ({ id, hit }: { id: string; hit: Hit }) => (
  <div id={id} className={styles.under}>
    <p>法律效果：{hit.effect.sentence}</p>
    {hit.tags.map(tag => (
      <p key={tag.name}>
        {tag.name}：{tag.sentence}
      </p>
    ))}
    <Facts facts={factsOf(hit).folded} />
    {hit.s !== 0 && hit.relationId === '' && !hit.inGraph && (
      <p className={styles.unheld}>企业图谱未收录该主体：不能据此认为它没有股权或控制关系。</p>
    )}
    <HitEvidence explanation={hit.explanation} />
  </div>
)

const Row = ({
  hit,
  index,
  asked,
  from,
  record,
  compared = false,
  compareFull = false,
  onCompare,
}: HitRowProps) => {
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
      <Body hit={hit} asked={asked} from={from} record={record} onKeyDown={closeOnEscape} />
      <div className={styles.side}>
        <span className={styles.score} title="名称与情况的综合得分，满分 100">
          {hit.explanation.score}
          <small> 分</small>
        </span>
        <button
          type="button"
          className={`${styles.toggle} no-print`}
          aria-expanded={open}
          aria-controls={evidenceId}
          onClick={() => setOpen(!open)}
          onKeyDown={closeOnEscape}
        >
          {open ? '收起依据' : '查看依据'}{' '}
          <DownOutlined className={open ? styles.up : undefined} aria-hidden="true" />
        </button>
        <div className={styles.acts}>
          {hit.s === 1 && hit.decision === undefined && <HitDecision hit={hit} asked={asked} />}
          {onCompare && (
            <Checkbox
              checked={compared}
              disabled={compareFull && !compared}
              onChange={event => onCompare(hit, event.target.checked)}
            >
              对比
            </Checkbox>
          )}
        </div>
      </div>
      {open && <Under id={evidenceId} hit={hit} />}
    </li>
  )
}

/** Drawn once: rows that come after it, or another one ticked, leave it as it is. */
export const HitRow = memo(Row)
