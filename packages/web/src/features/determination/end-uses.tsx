import { listEndUses } from '@maojian/contract/calls/determination'
import { noneOfTheEndUses, type Answer } from '@maojian/contract/calls/licence-answers'
import { Alert, Checkbox, Collapse } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { AnswerChoice } from './answer-choice.tsx'
import styles from './determination.module.css'
import type { Answers } from './end-use-answers.ts'
import { endUsesId } from './focus-field.ts'

type EndUse = z.output<typeof listEndUses.reply>[number]

interface EndUseLineProps {
  readonly use: EndUse
  readonly answers: Answers
  readonly onAnswer: (id: string, answer: Answer) => void
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

interface EndUsesProps extends Omit<EndUseLineProps, 'use'> {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** The end uses asked one by one; unanswered ones are taken as civil and named as an assumption in the proof. */
export const EndUses = ({ answers, onAnswer, open, onOpen }: EndUsesProps) => {
  const uses = useCall(listEndUses, {}, { staleMs: Infinity })
  const asked = (uses.data ?? []).filter(use => !use.exclusive).length
  const answered = answers[noneOfTheEndUses] === 'yes' ? asked : Object.keys(answers).length
  return (
    <div id={endUsesId} tabIndex={-1}>
      <Collapse
        activeKey={open ? ['uses'] : []}
        onChange={keys => onOpen(keys.length > 0)}
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
    </div>
  )
}
