import type { Answer } from '@maojian/contract/calls/determination'
import { Collapse } from 'antd'
import { ProofTree } from '../../ui/proof-tree.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import styles from './determination.module.css'
import { EndUserHits } from './end-user-hits.tsx'
import { Questions } from './licence-questions.tsx'
import { outcomeTones, toneOf, type Determination } from './outcome-words.ts'

const Exceptions = ({ all }: { all: Determination['exceptions'] }) => (
  <section className={`card ${styles.section}`} aria-label="许可例外">
    <h2>许可例外</h2>
    {all.length === 0 ? (
      <p className={styles.note}>没有需要或可以考虑的例外。</p>
    ) : (
      <Collapse
        size="small"
        defaultActiveKey={all.filter(one => one.state === 'candidate').map(one => one.symbol)}
        items={all.map(one => ({
          key: one.symbol,
          label: `${one.symbol}：${one.stateName}（${one.citation}）`,
          children: (
            <ul>
              {one.conditions.map(condition => (
                <li key={condition.text}>{condition.text}</li>
              ))}
            </ul>
          ),
        }))}
      />
    )}
  </section>
)

const Changes = ({ changes }: { changes: Determination['counterfactuals'] }) =>
  changes.length > 0 && (
    <section className={`card ${styles.section}`} aria-label="什么会改变结论">
      <h2>什么会改变结论</h2>
      <ul className={styles.section}>
        {changes.map(change => (
          <li key={change.text}>
            <RiskTag tone={outcomeTones[change.outcome]}>变化</RiskTag> {change.text}
          </li>
        ))}
      </ul>
    </section>
  )

const China = ({ china }: { china: Determination['china'] }) => (
  <section className={`card ${styles.section}`} aria-label="中国出口管制">
    <h2>中国出口管制（单独结论）</h2>
    <p>
      <RiskTag tone={outcomeTones[china.outcome]}>{china.outcomeName}</RiskTag>
    </p>
    <ProofTree proof={china.proof} />
  </section>
)

const openHits = ({ endUser }: Determination): number =>
  endUser.hits.filter(hit => hit.state === 'open' && hit.decisive).length

interface LicenceResultProps {
  readonly found: Determination
  readonly onAnswer: (id: string, answer: Answer) => void
  readonly onDecide: (id: string, answer: Answer) => void
}

export const LicenceResult = ({ found, onAnswer, onDecide }: LicenceResultProps) => (
  <>
    <VerdictLine
      tone={toneOf(found.outcome, found.riskLevel)}
      title={found.outcomeName}
      detail={
        <>
          {found.verdict}
          {found.name !== '' && <>；{found.name}</>}
          {openHits(found) > 0 && (
            <p>最终用户有 {openHits(found)} 个可能命中尚待核对，确认后结论可能更严。</p>
          )}
        </>
      }
      basis={`截至 ${found.date}；${found.disclaimer}`}
    />
    <EndUserHits endUser={found.endUser} onDecide={onDecide} />
    <Questions
      questions={[
        ...found.questions,
        ...found.china.questions.filter(one => !found.questions.some(known => known.id === one.id)),
      ]}
      onAnswer={onAnswer}
    />
    <div className={styles.columns}>
      <div>
        <section className={`card ${styles.section}`} aria-label="判定依据">
          <h2>判定依据（美国《出口管理条例》）</h2>
          <ProofTree proof={found.proof} />
        </section>
      </div>
      <div>
        <Exceptions all={found.exceptions} />
        <Changes changes={found.counterfactuals} />
        <China china={found.china} />
      </div>
    </div>
  </>
)
