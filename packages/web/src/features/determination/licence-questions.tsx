import { listEndUses, type Answer } from '@maojian/contract/calls/determination'
import { Collapse } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { AnswerChoice } from './answer-choice.tsx'
import styles from './determination.module.css'
import type { Determination } from './outcome-words.ts'

export type Answers = Readonly<Record<string, Answer>>

interface QuestionsProps {
  readonly questions: Determination['questions']
  readonly onAnswer: (id: string, answer: Answer) => void
}

/** Questions that a field of the form answers, not yes or no. */
const inForm =
  /^(paragraph\.|party\.screened|cn\.(code|parties|end-use)|end-use\.(answered|[0-9])|jurisdiction\.(origin|content-share)|destination\.|classification\.(unknown|moved))/

export const Questions = ({ questions, onAnswer }: QuestionsProps) => {
  if (questions.length === 0) return null
  return (
    <section className="card" aria-label="待确认事项">
      <h2>待确认事项（{questions.length}）</h2>
      <ul>
        {questions
          .toSorted((a, b) => Number(b.blocking) - Number(a.blocking))
          .map(one => (
            <li key={one.id} className={styles.question}>
              <span>
                {one.blocking && <strong>影响结论：</strong>}
                {one.text} <span className={styles.note}>{one.citation}</span>
              </span>
              {inForm.test(one.id) ? (
                <span className={styles.note}>请在上方填写</span>
              ) : (
                <AnswerChoice
                  label={one.text}
                  value={one.answer}
                  onChange={answer => onAnswer(one.id, answer)}
                />
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The end uses asked one by one; unanswered ones are taken as civil and named as an assumption in the proof. */
export const EndUses = ({
  answers,
  onAnswer,
}: {
  answers: Answers
  onAnswer: QuestionsProps['onAnswer']
}) => {
  const uses = useCall(listEndUses, {}, { staleMs: Infinity })
  const answered = Object.keys(answers).length
  return (
    <Collapse
      items={[
        {
          key: 'uses',
          label: `最终用途（已答 ${answered}/${uses.data?.length ?? 11}）`,
          children: (uses.data ?? []).map(use => (
            <div key={use.questionId} className={styles.question}>
              <span>
                {use.questionId} {use.text} <span className={styles.note}>{use.citation}</span>
              </span>
              <AnswerChoice
                label={use.text}
                value={answers[String(use.questionId)] ?? ''}
                onChange={answer => onAnswer(String(use.questionId), answer)}
              />
            </div>
          )),
        },
      ]}
    />
  )
}
