import type { Answer } from '@maojian/contract/calls/licence-answers'
import type { AnswerField } from '@maojian/domain/vocabulary/answer-field'
import { Collapse } from 'antd'
import { clockDay } from '../../ui/clock-time.ts'
import { ProofTree } from '../../ui/proof-tree.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import styles from './determination.module.css'
import { DayWarnings } from './day-notes.tsx'
import { Questions } from './licence-questions.tsx'
import { outcomeTones } from '../../ui/outcome-tone.ts'
import { cautious, type Determination } from './outcome-words.ts'
import { ScreenedParties } from './screened-parties.tsx'

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
      <p className={styles.note}>
        只列关于物项、用途和当事方身份的事实，须如实核实；不得为改变结论而改变交易、拆单或转道。
      </p>
      <ul className={styles.section}>
        {changes.map(change => (
          <li key={change.text}>
            <RiskTag tone={outcomeTones[change.outcome]}>变化</RiskTag> {change.text}
          </li>
        ))}
      </ul>
    </section>
  )

const China = ({ china, endUser }: Pick<Determination, 'china' | 'endUser'>) => (
  <section className={`card ${styles.section}`} aria-label="中国出口管制">
    <h2>中国出口管制（单独结论）</h2>
    <p>
      <RiskTag tone={cautious(outcomeTones[china.outcome], endUser)}>{china.outcomeName}</RiskTag>
    </p>
    <ProofTree proof={china.proof} />
  </section>
)

const openHits = ({ endUser, parties }: Determination): number =>
  [...endUser.hits, ...parties.flatMap(party => party.hits)].filter(
    hit => hit.state === 'open' && hit.decisive,
  ).length

/** Days that the verdict rests on: the one asked about, that of the facts, that of the lists. */
const daysOf = ({ date, factsDay, endUser }: Determination): string => {
  const lists =
    endUser.publishedAt !== ''
      ? `；名单快照制成于 ${clockDay(endUser.publishedAt)}（各名单的版本日期见名单状态）`
      : ''
  return `判定日 ${date}；管制事实截至 ${factsDay}${lists}`
}

interface LicenceResultProps {
  readonly found: Determination
  readonly onAnswer: (id: string, answer: Answer) => void
  readonly onDecide: (id: string, answer: Answer) => void
  readonly onField: (field: AnswerField) => void
}

export const LicenceResult = ({ found, onAnswer, onDecide, onField }: LicenceResultProps) => (
  <>
    <VerdictLine
      tone={found.tone}
      title={found.headline}
      detail={
        <>
          {found.verdict}
          {found.name !== '' && <>；{found.name}</>}
          {openHits(found) > 0 && <p>当事方有 {openHits(found)} 个可能命中尚待核对，确认后结论可能更严。</p>}
        </>
      }
      basis={`${daysOf(found)}；${found.disclaimer}`}
    />
    <DayWarnings warnings={found.warnings} />
    <ScreenedParties endUser={found.endUser} parties={found.parties} onDecide={onDecide} />
    <Questions
      questions={[
        ...found.questions,
        ...found.china.questions.filter(one => !found.questions.some(known => known.id === one.id)),
      ]}
      onAnswer={onAnswer}
      onField={onField}
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
        <China china={found.china} endUser={found.endUser} />
      </div>
    </div>
  </>
)
