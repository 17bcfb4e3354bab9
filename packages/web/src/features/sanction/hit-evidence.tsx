import { EvidenceTable } from '../../ui/evidence-table.tsx'
import type { Explanation } from './hit.ts'
import styles from './hit.module.css'

type Circumstance = Explanation['circumstances'][number]

const states: Readonly<Record<Circumstance['state'], string>> = {
  agrees: '一致',
  silent: '未载明',
  contradicts: '不一致',
}

const points = (effect: number): string => {
  if (effect === 0) return '不加减分'
  return effect > 0 ? `+${effect} 分` : `−${Math.abs(effect)} 分`
}

const CircumstanceLine = ({ one }: { one: Circumstance }) => (
  <li className={styles.circumstance}>
    <span>{one.aboutName}</span>
    <strong>{states[one.state]}</strong>
    <span className="wrap-anywhere">
      查询 {one.query || '--'}，名单 {one.listed || '--'}
    </span>
    <span>{points(one.effect)}</span>
  </li>
)

/** Why the party was found: token pairs, circumstances, and the arithmetic of the score. */
export const HitEvidence = ({ explanation }: { explanation: Explanation }) => (
  <div className={styles.evidence}>
    <p className="wrap-anywhere">
      匹配名称：<strong>{explanation.matchedName}</strong>（{explanation.matchedKind}）
    </p>
    {explanation.pairs.length > 0 && <EvidenceTable pairs={explanation.pairs} />}
    {explanation.circumstances.length > 0 && (
      <ul className={styles.circumstances} aria-label="其他情况">
        {explanation.circumstances.map(one => (
          <CircumstanceLine key={one.about} one={one} />
        ))}
      </ul>
    )}
    <p className={styles.arithmetic}>得分计算：{explanation.arithmetic}</p>
  </div>
)
