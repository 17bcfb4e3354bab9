import { noneOfTheEndUses } from '@maojian/contract/calls/licence-answers'
import { projectTexts } from '@maojian/contract/project-rules'
import { Alert, Checkbox, Radio } from 'antd'
import styles from './project.module.css'
import type { ProjectEditing } from './use-project-draft.ts'

const answers = [
  { value: 1, label: '是' },
  { value: 0, label: '否' },
  { value: 2, label: '不清楚' },
]
const none = String(noneOfTheEndUses)

/** Each question is answered by itself; 112 answers no to all and gives way to any yes or unclear. */
export const EndUseSection = ({ editing: { draft, saved, change } }: { editing: ProjectEditing }) => {
  const { endUse } = draft
  const isNone = endUse[none] === 1
  const answer = (id: number, value: number): void =>
    change({ endUse: { ...endUse, [id]: value, ...(value !== 0 && { [none]: 0 }) } })
  const sayNone = (said: boolean): void =>
    change({
      endUse: said
        ? Object.fromEntries(
            saved.endUse.map(one => [one.questionId, one.questionId === noneOfTheEndUses ? 1 : 0]),
          )
        : { ...endUse, [none]: 0 },
    })
  return (
    <>
      <Checkbox id="endUse-112" checked={isNone} onChange={event => sayNone(event.target.checked)}>
        112 以上（101–111）均不涉及：勾选后各题均记为“否”，任一题改答“是”或“不清楚”即取消
      </Checkbox>
      <div>
        {saved.endUse
          .filter(one => one.questionId !== noneOfTheEndUses)
          .map(({ questionId, question, citation }) => (
            <div key={questionId} className={styles.question}>
              <span id={`question-${questionId}`}>
                {questionId} {question}
                <small>{citation}</small>
              </span>
              <Radio.Group
                id={`endUse-${questionId}`}
                aria-labelledby={`question-${questionId}`}
                optionType="button"
                options={answers}
                value={isNone ? 0 : endUse[questionId]}
                onChange={event => answer(questionId, event.target.value as number)}
              />
              {endUse[questionId] === 2 && (
                <Alert className={styles.tip} type="warning" showIcon title={projectTexts.unclear} />
              )}
            </div>
          ))}
      </div>
    </>
  )
}
