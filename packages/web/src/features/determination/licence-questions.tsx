import { listEndUses, noneOfTheEndUses, type Answer } from '@maojian/contract/calls/determination'
import { Alert, Checkbox, Collapse } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { AnswerChoice } from './answer-choice.tsx'
import styles from './determination.module.css'
import type { Answers } from './end-use-answers.ts'
import type { Determination } from './outcome-words.ts'

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

type EndUse = z.output<typeof listEndUses.reply>[number]

interface EndUseLineProps {
  readonly use: EndUse
  readonly answers: Answers
  readonly onAnswer: QuestionsProps['onAnswer']
}

const EndUseLine = ({ use, answers, onAnswer }: EndUseLineProps) => {
  const id = String(use.questionId)
  const value = answers[id] ?? ''
  if (use.exclusive)
    return (
      <div className={styles.question}>
        <Checkbox
          checked={value === 'yes'}
          onChange={event => onAnswer(id, event.target.checked ? 'yes' : 'no')}
        >
          {use.questionId} {use.text}
        </Checkbox>
      </div>
    )
  return (
    <>
      <div className={styles.question}>
        <span>
          {use.questionId} {use.text} <span className={styles.note}>{use.citation}</span>
        </span>
        <AnswerChoice label={use.text} value={value} onChange={answer => onAnswer(id, answer)} />
      </div>
      {value === 'unclear' && (
        <Alert
          showIcon
          type="warning"
          title="建议进一步尽职调查：向客户索取最终用户和最终用途证明，核对警示信号；查清之前不要发货。"
        />
      )}
    </>
  )
}

/** The end uses asked one by one; unanswered ones are taken as civil and named as an assumption in the proof. */
export const EndUses = ({ answers, onAnswer }: Omit<EndUseLineProps, 'use'>) => {
  const uses = useCall(listEndUses, {}, { staleMs: Infinity })
  const asked = (uses.data ?? []).filter(use => !use.exclusive).length
  const answered = answers[noneOfTheEndUses] === 'yes' ? asked : Object.keys(answers).length
  return (
    <Collapse
      items={[
        {
          key: 'uses',
          label: `最终用途（已答 ${answered}/${asked || 11}）`,
          children: (uses.data ?? []).map(use => (
            <EndUseLine key={use.questionId} use={use} answers={answers} onAnswer={onAnswer} />
          )),
        },
      ]}
    />
  )
}
