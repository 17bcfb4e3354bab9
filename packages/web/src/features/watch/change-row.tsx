import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import { verdictTones, type Change } from './watch.ts'
import rows from '../../ui/row-list.module.css'
import styles from './watches.module.css'

const Side = ({ title, standing }: { title: string; standing: Change['before'] }) => (
  <div className={styles.side}>
    <span className={styles.label}>{title}</span>
    <RiskTag tone={verdictTones[standing.verdict]}>{standing.verdictName}</RiskTag>
    {standing.hits.length > 0 && (
      <ul>
        {standing.hits.map(hit => (
          <li key={hit.party}>
            <Link
              className="wrap-anywhere"
              translate="no"
              to={pageAddress('sanctionInfoSearch', { id: hit.party })}
            >
              {hit.name}
            </Link>
            {hit.nameZh !== '' && hit.nameZh !== hit.name && ` ${hit.nameZh}`}
            <small>
              {' '}
              {hit.score} 分 · {hit.stateName}
              {hit.lists !== '' && ` · ${hit.lists}`}
            </small>
          </li>
        ))}
      </ul>
    )}
    {standing.count > standing.hits.length && <small>等 {standing.count} 个</small>}
  </div>
)

const shownFirst = 5

const Entries = ({ entries }: { entries: Change['entries'] }) => {
  const fold = useFold(entries, shownFirst)
  return (
    <>
      <ul className={styles.entries}>
        {fold.shown.map(({ party, name, source, list, reference, changeName }) => (
          <li key={`${source} ${reference}`}>
            {changeName} {list} {reference}{' '}
            <Link
              className="wrap-anywhere"
              translate="no"
              to={pageAddress('sanctionInfoSearch', { id: party })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <FoldButton fold={fold} unit="条" />
    </>
  )
}

/** A list that is subscribed to has no verdict: only what came and went. */
const hasVerdict = ({ before, after }: Change): boolean => before.verdict !== 9 || after.verdict !== 9

export const ChangeRow = ({ change }: { change: Change }) => (
  <li className={rows.item}>
    <div className={rows.head}>
      <time>{change.at}</time>
      <strong className="wrap-anywhere" translate="no">
        {change.subject}
        {change.reference !== '' && `（${change.reference}）`}
      </strong>
      <em>{change.causeName}</em>
    </div>
    {hasVerdict(change) && (
      <>
        <p>{change.words}</p>
        <div className={styles.sides}>
          <Side title="变化前" standing={change.before} />
          <Side title="变化后" standing={change.after} />
        </div>
      </>
    )}
    {change.entries.length > 0 && <Entries entries={change.entries} />}
    <small>名单快照 {change.snapshotId}</small>
  </li>
)
