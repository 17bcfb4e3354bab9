import { Button } from 'antd'
import { useCallback, useState } from 'react'
import type { AskedParty, Hit } from './hit.ts'
import { useDrawnRows } from '../../ui/use-drawn-rows.ts'
import { HitCompare } from './hit-compare.tsx'
import { HitRow } from './hit-row.tsx'
import styles from './hit.module.css'

interface HitListProps {
  readonly hits: readonly Hit[]
  readonly asked: AskedParty
  readonly view: 'list' | 'card'
  /** Number of the first row: it runs on across pages. */
  readonly first: number
  /** Page and filters of the search, which a party's page leads back to. */
  readonly from?: string
  /** Where this screening is kept. */
  readonly record?: string | undefined
}

const keyOf = (hit: Hit): string => `${hit.type}/${hit.id}`

/** Two stand side by side. */
const most = 2

const tick = (ticked: readonly string[], key: string, on: boolean): string[] =>
  on ? [...ticked, key].slice(0, most) : ticked.filter(one => one !== key)

export const HitList = ({ hits, asked, view, first, from, record }: HitListProps) => {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [comparing, setComparing] = useState(false)
  const drawn = useDrawnRows(hits)
  const compare = useCallback(
    (hit: Hit, on: boolean) => setTicked(former => tick(former, keyOf(hit), on)),
    [],
  )
  const [one, other] = hits.filter(hit => ticked.includes(keyOf(hit)))
  return (
    <>
      <h2 className="sr-only">检索结果</h2>
      {one && (
        <p className={styles.compare}>
          <Button size="small" disabled={!other} onClick={() => setComparing(true)}>
            {other ? '对比所选 2 项' : '再选 1 项即可对比'}
          </Button>
          {other && (
            <Button size="small" type="text" onClick={() => setTicked([])}>
              取消所选（一次对比 2 项，换选请先取消）
            </Button>
          )}
        </p>
      )}
      <ol className={view === 'card' ? styles.cards : styles.list} aria-label="检索结果">
        {drawn.map((hit, i) => (
          <HitRow
            key={keyOf(hit)}
            hit={hit}
            index={first + i}
            asked={asked}
            from={from}
            record={record}
            {...(hits.length > 1 && {
              compared: ticked.includes(keyOf(hit)),
              compareFull: ticked.length === most,
              onCompare: compare,
            })}
          />
        ))}
      </ol>
      {one && other && comparing && <HitCompare hits={[one, other]} onClose={() => setComparing(false)} />}
    </>
  )
}
