import { EvidenceTable } from '../../ui/evidence-table.tsx'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import type { Explanation } from './hit.ts'
import styles from './hit.module.css'

type Part = Explanation['breakdown'][number]

const points = (effect: number): string => {
  if (effect === 0) return '不加减分'
  return effect > 0 ? `+${effect}` : `−${Math.abs(effect)}`
}

const columns: readonly Column<Part>[] = [
  { key: 'about', title: '项目', width: 120, text: part => part.aboutName },
  { key: 'sentence', title: '说明', text: part => part.sentence },
  {
    key: 'points',
    title: '分',
    width: 80,
    text: part => part.effect,
    draw: part => points(part.effect),
  },
]

/** Every part of the score with its points; they add up to the last row. */
const Breakdown = ({ explanation: { breakdown, score } }: { explanation: Explanation }) => (
  <ShortTable
    caption="得分构成"
    columns={columns}
    rows={breakdown}
    keyOf={(part, at) => `${part.about} ${at}`}
    sum={{ title: '得分', value: score }}
  />
)

/** Why the party was found: which pieces met, and what each thing gave or took. */
export const HitEvidence = ({ explanation }: { explanation: Explanation }) => (
  <div className={styles.evidence}>
    <p className="wrap-anywhere">
      匹配名称：<strong>{explanation.matchedName}</strong>（{explanation.matchedKind}）
    </p>
    {explanation.pairs.length > 0 && <EvidenceTable pairs={explanation.pairs} />}
    <Breakdown explanation={explanation} />
  </div>
)
