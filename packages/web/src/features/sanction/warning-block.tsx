import type { listWarnings } from '@maojian/contract/calls/sanction'
import { watchSource } from '@maojian/contract/calls/watch'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import { AffectedWatches, type AffectedWatch } from './affected-watches.tsx'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod'
import { EmptyState } from '../../ui/empty-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { WatchButton } from '../../ui/watch-button.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import styles from './warning-page.module.css'
import { nothing } from '../../ui/nothing.ts'

type Block = z.output<typeof listWarnings.reply>[number]
type Item = Block['sanctionList'][number]

/** How many entries a block shows before it must be expanded (spec 000 §2). */
const shownFirst = 5

const healthTags = {
  green: <RiskTag tone="green">已更新</RiskTag>,
  amber: <RiskTag tone="amber">更新延迟</RiskTag>,
  red: <RiskTag tone="red">已过期</RiskTag>,
} as const

const ItemRow = ({ item }: { item: Item }) => (
  <li className={styles.item}>
    <Link
      data-row-link=""
      className="wrap-anywhere"
      to={pageAddress('sanctionInfo', {
        id: item.id,
        name: item.name,
        dataType: item.type,
        pageName: 'warning',
      })}
    >
      {item.name}
    </Link>
    {item.nameZh !== '' && item.nameZh !== item.name && <span className="wrap-anywhere">{item.nameZh}</span>}
    <small>
      {partyTypeName(item.type, item.typeStated === 1)}
      {item.sanctionTypeDetail !== '' && ` · ${item.sanctionTypeDetail}`}
      {item.sanctionTime !== '' && ` · 指定日期 ${item.sanctionTime}`}
    </small>
  </li>
)

const BlockFacts = ({ block }: { block: Block }) => (
  <dl className={styles.facts}>
    <dt>更新日期</dt>
    <dd>{block.updateTime || nothing}</dd>
    <dt>制裁国家/组织</dt>
    <dd>{block.sanctionCountryCn}</dd>
    <dt>发布机构</dt>
    <dd>{block.departmentCn}</dd>
    <dt>名单类型</dt>
    <dd>{block.sanctionWholeType}</dd>
    <dt>新增主体</dt>
    <dd>
      {block.first ? (
        '首次导入，不计为新增'
      ) : (
        <>
          <strong className={styles.count}>{block.newCount}</strong> 个，移除 {block.removedCount} 个，变更{' '}
          {block.changedCount} 个
        </>
      )}
      （名单共 {block.total.toLocaleString('zh-CN')} 个）
    </dd>
    {block.healthReason !== '' && (
      <>
        <dt>更新状态</dt>
        <dd>{block.healthReason}</dd>
      </>
    )}
  </dl>
)

/** What bears no day cannot be told to be the latest. */
const entriesTitle = ({ newCount, sanctionList }: Block): string => {
  if (newCount > 0) return '最近一版新增'
  return sanctionList.some(({ sanctionTime }) => sanctionTime !== '')
    ? '最近指定'
    : '名单条目（未载明指定日期）'
}

interface WarningBlockProps {
  readonly block: Block
  /** What of the organisation's own its changes reached. */
  readonly affected: readonly AffectedWatch[]
}

export const WarningBlock = ({ block, affected }: WarningBlockProps) => {
  const fold = useFold(block.sanctionList, shownFirst)
  return (
    <section id={block.source} className={`card ${styles.block}`} aria-label={block.name}>
      <header className={styles.head}>
        <h2>{block.name}</h2>
        {block.starterData && <StarterMark />}
        {healthTags[block.health]}
        <WatchButton call={watchSource} input={{ source: block.source }} small>
          订阅
        </WatchButton>
      </header>
      <BlockFacts block={block} />
      {affected.length > 0 && <AffectedWatches watches={affected} />}
      <h3 className={styles.sub}>{entriesTitle(block)}</h3>
      {fold.shown.length === 0 && <EmptyState compact>该名单尚无可显示的主体。</EmptyState>}
      <ul>
        {fold.shown.map(item => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {block.notShown > 0 && (
        <p className={styles.more}>
          另有 {block.notShown} 个新增主体未在此列出，请到
          <Link to={pageAddress('sanctionSearch', {})}>制裁名单检索</Link>查询。
        </p>
      )}
      <div className={styles.more}>
        <FoldButton fold={fold} unit="个" />
      </div>
    </section>
  )
}
