import { usePrinting } from './use-printing.ts'
import styles from './proof-tree.module.css'

export interface ProofLine {
  readonly stage: string
  readonly stageName: string
  readonly sentence: string
  readonly citation: string
  readonly effect: string
  readonly effectName: string
  readonly kindName: string
}

interface Branch {
  readonly stage: string
  readonly name: string
  readonly steps: readonly ProofLine[]
  /** Gravest effect of its steps; `none` where nothing follows. */
  readonly effect: string
}

const gravity: readonly string[] = ['prohibited', 'licence', 'review', 'limits_exceptions', 'outside', 'none']

const gravest = (steps: readonly ProofLine[]): string =>
  gravity.find(effect => steps.some(step => step.effect === effect)) ?? 'none'

const branchesOf = (proof: readonly ProofLine[]): Branch[] =>
  [...Map.groupBy(proof, step => step.stage)].map(([stage, steps]) => ({
    stage,
    name: steps[0]?.stageName ?? stage,
    steps,
    effect: gravest(steps),
  }))

const isOpen = (branch: Branch): boolean => !['none', 'outside'].includes(branch.effect)

const Step = ({ step }: { step: ProofLine }) => (
  <li>
    {step.sentence}
    {step.effect !== 'none' && <span className={styles.effect}>【{step.effectName}】</span>}
    <span className={styles.cite}>
      {step.citation} · {step.kindName}
    </span>
  </li>
)

/** Rule by rule: stages in order, those from which something follows open. */
export const ProofTree = ({ proof }: { proof: readonly ProofLine[] }) => {
  // Paper cannot be unfolded.
  const printing = usePrinting()
  return branchesOf(proof).map(branch => (
    <details
      key={branch.stage}
      className={`${styles.stage} ${styles[branch.effect] ?? ''}`}
      open={printing || isOpen(branch) || branch.stage === 'conclusion'}
    >
      <summary>
        {branch.name}（{branch.steps.length}）
      </summary>
      <ol className={styles.steps}>
        {branch.steps.map((step, i) => (
          <Step key={i} step={step} />
        ))}
      </ol>
    </details>
  ))
}
