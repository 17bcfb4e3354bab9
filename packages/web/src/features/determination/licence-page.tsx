import { SafetyCertificateOutlined } from '@ant-design/icons'
import { determineForUser, determineLicence, type Answer } from '@maojian/contract/calls/determination'
import { pages } from '@maojian/contract/pages'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './determination.module.css'
import { LicenceFields, type LicenceQuery } from './licence-fields.tsx'
import { withEndUse, type Answers } from './end-use-answers.ts'
import { EndUses } from './licence-questions.tsx'
import { LicenceResult } from './licence-result.tsx'
import { ReportButton } from './report-button.tsx'

const textOf = (answers: Answers): string | undefined =>
  Object.keys(answers).length === 0 ? undefined : JSON.stringify(answers)

const without = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** How the rules are told that the item is on no Chinese list. */
const declaredUnlisted = 'none'

interface AnsweredProps {
  readonly query: LicenceQuery
  readonly endUses: Answers
}

/** Answers to questions and decisions on hits belong to one item, destination and end user. */
const Answered = ({ query, endUses }: AnsweredProps) => {
  const [facts, setFacts] = useState<Answers>({})
  const [decisions, setDecisions] = useState<Answers>({})
  const eccn = query.eccn ?? ''
  const endUser = query.endUser ?? ''
  const question = {
    eccn,
    destination: query.destination ?? '',
    value: without(query.value),
    date: without(query.date),
    cnCode: query.cnCode?.trim() === '无' ? declaredUnlisted : without(query.cnCode),
    made: without(query.made),
    contentShare: without(query.contentShare),
    facts: textOf(facts),
    endUses: textOf(endUses),
  }
  const same = { keepWhile: (former: { eccn: string }) => former.eccn === eccn }
  const plain = useCall(determineLicence, question, { ...same, enabled: endUser === '' })
  const screened = useCall(
    determineForUser,
    { ...question, endUser, decisions: textOf(decisions) },
    { ...same, enabled: endUser !== '' },
  )
  const found = endUser === '' ? plain : screened
  if (found.isPending) return <SkeletonRows rows={4} height={96} label="正在判定" />
  if (found.isError)
    return <ErrorState error={found.error} what="判定" onRetry={() => void found.refetch()} />
  const put = (set: typeof setFacts) => (id: string, answer: Answer) =>
    set(current => ({ ...current, [id]: answer }))
  const report = { ...question, ...(endUser !== '' && { endUser, decisions: textOf(decisions) }) }
  return (
    <>
      <ReportButton question={report} />
      <LicenceResult found={found.data} onAnswer={put(setFacts)} onDecide={put(setDecisions)} />
    </>
  )
}

/** Item, destination, end user and end use in; outcome with its proof out. */
export const LicencePage = () => {
  const [query, setQuery] = usePageState('licenceDetermination')
  const [endUses, setEndUses] = useState<Answers>({})
  const asked = Boolean(query.eccn && query.destination)
  return (
    <div className={styles.page}>
      <h1>{pages.licenceDetermination.title}</h1>
      <LicenceFields query={query} onAsk={setQuery} />
      <EndUses
        answers={endUses}
        onAnswer={(id, answer) => setEndUses(current => withEndUse(current, id, answer))}
      />
      {asked ? (
        <Answered
          key={`${query.eccn ?? ''}|${query.destination ?? ''}|${query.endUser ?? ''}`}
          query={query}
          endUses={endUses}
        />
      ) : (
        <section className="card">
          <EmptyState
            icon={<SafetyCertificateOutlined aria-hidden="true" />}
            title="填写物项和目的国家后开始判定"
          >
            结论附逐条依据和出处；没有回答的事项会列为待确认，不会默认为无需许可。
          </EmptyState>
        </section>
      )}
    </div>
  )
}
