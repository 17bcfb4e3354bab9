import type { Answer } from '@maojian/contract/calls/licence-answers'
import type { AnswerField } from '@maojian/domain/vocabulary/answer-field'
import { Button } from 'antd'
import { AnswerChoice } from './answer-choice.tsx'
import styles from './determination.module.css'
import type { Determination } from './outcome-words.ts'

interface QuestionsProps {
  readonly questions: Determination['questions']
  readonly onAnswer: (id: string, answer: Answer) => void
  /** Leads to the field that settles an open point. */
  readonly onField: (field: AnswerField) => void
}

/** Where an open point is settled that is not a plain yes or no. */
const fieldNames: Readonly<Record<Exclude<AnswerField, 'facts'>, string>> = {
  eccn: '物项编码',
  destination: '目的国家',
  endUser: '最终用户',
  endUses: '最终用途',
  made: '原产地',
  contentShare: '美国成分占比',
  cnCode: '中国管制编码',
}

export const Questions = ({ questions, onAnswer, onField }: QuestionsProps) => {
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
              {one.answeredBy === 'facts' ? (
                <AnswerChoice
                  label={one.text}
                  value={one.answer}
                  onChange={answer => onAnswer(one.id, answer)}
                />
              ) : (
                <Button size="small" onClick={() => onField(one.answeredBy)}>
                  填写{fieldNames[one.answeredBy]}
                </Button>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
