import { walkGuidedPath } from '@maojian/contract/calls/saved-classification'
import { Button } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { ChooseCode } from './chosen-code.ts'
import styles from './classification.module.css'

type Walk = z.output<typeof walkGuidedPath.reply>

interface PathProps {
  /** Ids of the answers so far. */
  readonly answers: readonly string[]
  readonly onAnswers: (answers: readonly string[]) => void
  readonly onChoose: ChooseCode
}

const Steps = ({
  steps,
  answers,
  onAnswers,
}: Pick<PathProps, 'answers' | 'onAnswers'> & Pick<Walk, 'steps'>) => (
  <ol className={styles.items} aria-label="已走的分支">
    {steps.map((step, at) => (
      <li key={step.question} className={styles.item}>
        <div className={styles.head}>
          <span>
            {step.question} <strong>{step.answer}</strong>
          </span>
          <Button size="small" type="link" onClick={() => onAnswers(answers.slice(0, at))}>
            改选
          </Button>
        </div>
        <p className={styles.note}>未选：{step.left.join('；')}</p>
      </li>
    ))}
  </ol>
)

const Question = ({
  ask,
  answers,
  onAnswers,
}: Pick<PathProps, 'answers' | 'onAnswers'> & Pick<Walk, 'ask'>) =>
  ask && (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>
        <strong>{ask.text}</strong>
      </legend>
      <ul className={styles.options}>
        {ask.options.map(option => (
          <li key={option.id}>
            <Button onClick={() => onAnswers([...answers, option.id])}>{option.text}</Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )

const Arrived = ({ codes, onChoose }: Pick<Walk, 'codes'> & Pick<PathProps, 'onChoose'>) =>
  codes.length === 0 ? (
    <p>
      没有确认达到任何门槛：参数查清前不能作出分类，也不能当作 EAR99；已走的分支可连同理由保存为分类记录。
    </p>
  ) : (
    <ul className={styles.items} aria-label="到达的编码">
      {codes.map(({ code, title, thresholds }) => (
        <li key={code} className={styles.item}>
          <div className={styles.head}>
            <span className={styles.code}>{code}</span>
            <span>{title}</span>
            <Button
              type="primary"
              onClick={() =>
                onChoose({
                  eccn: code,
                  reason: thresholds === '' ? '' : `按引导路径核对，达到门槛：${thresholds}`,
                })
              }
            >
              采用此编码
            </Button>
          </div>
          {thresholds !== '' && <p className={styles.note}>门槛：{thresholds}</p>}
        </li>
      ))}
    </ul>
  )

/** Question by question from the industry to an entry, with what was left at every branch. */
export const GuidedPath = ({ answers, onAnswers, onChoose }: PathProps) => {
  const walk = useCall(walkGuidedPath, { answers: answers.join(',') }, { keepWhile: () => true })
  return (
    <section className="card" aria-label="引导路径">
      <h2>引导路径</h2>
      {walk.isPending && <SkeletonRows rows={4} height={40} />}
      {walk.isError && (
        <ErrorState error={walk.error} what="读取引导路径" onRetry={() => void walk.refetch()} />
      )}
      {walk.data && (
        <>
          <Steps steps={walk.data.steps} answers={answers} onAnswers={onAnswers} />
          <Question ask={walk.data.ask} answers={answers} onAnswers={onAnswers} />
          {walk.data.ask === null && <Arrived codes={walk.data.codes} onChoose={onChoose} />}
        </>
      )}
    </section>
  )
}
