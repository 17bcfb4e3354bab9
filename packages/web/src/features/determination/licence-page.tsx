import { SafetyCertificateOutlined } from '@ant-design/icons'
import { pages } from '@maojian/contract/pages'
import type { AnswerField } from '@maojian/domain/vocabulary/answer-field'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useKeptState } from '../../ui/form/use-kept-state.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { withEndUse, type Answers } from './end-use-answers.ts'
import { EndUses } from './end-uses.tsx'
import { focusField } from './focus-field.ts'
import { LicenceForm, type LicenceQuery } from './licence-form.tsx'
import { LicenceResult } from './licence-result.tsx'
import { LicenceSummary } from './licence-summary.tsx'
import { ReportButton } from './report-button.tsx'
import { useAnswers, useDetermination } from './use-determination.ts'

const Unasked = () => (
  <section className="card">
    <EmptyState icon={<SafetyCertificateOutlined aria-hidden="true" />} title="填写物项和目的国家后开始判定">
      结论附逐条依据和出处；没有回答的事项会列为待确认，不会默认为无需许可。
    </EmptyState>
  </section>
)

const nothingAsked: LicenceQuery = Object.fromEntries(
  pages.licenceDetermination.query.map(name => [name, '']),
)

/** Whether the inputs stand open, and the field to which an open point leads once they do. */
const useInputs = (isAsked: boolean) => {
  const [open, setOpen] = useState(!isAsked)
  const [wanted, setWanted] = useState<{ readonly field: string }>()
  useEffect(() => {
    if (wanted) focusField(wanted.field)
  }, [wanted])
  return {
    open,
    setOpen,
    lead: (field: string) => {
      setOpen(true)
      setWanted({ field })
    },
  }
}

interface AnsweredProps {
  readonly determination: ReturnType<typeof useDetermination>
  readonly given: ReturnType<typeof useAnswers>
  readonly onField: (field: AnswerField) => void
}

const Answered = ({ determination: { found, sent }, given, onField }: AnsweredProps) => {
  if (found.isPending) return <SkeletonRows rows={4} height={96} label="正在判定" />
  if (found.isError)
    return <ErrorState error={found.error} what="判定" onRetry={() => void found.refetch()} />
  return (
    <>
      <LicenceResult found={found.data} onAnswer={given.answer} onDecide={given.decide} onField={onField} />
      <ReportButton question={sent} />
    </>
  )
}

/** Item, destination, parties and end use in; outcome with its proof out. The question lives in the address, the answers in the tab. */
export const LicencePage = () => {
  const [query, setQuery] = usePageState('licenceDetermination')
  const [endUses, setEndUses] = useKeptState<Answers>('licence.end-uses', {})
  const [usesOpen, setUsesOpen] = useState(false)
  const given = useAnswers(query)
  const determination = useDetermination(query, endUses, given)
  const { isAsked, refused } = determination
  const { open, setOpen, lead } = useInputs(isAsked)
  const isFolded = isAsked && !open && refused === undefined
  const reset = () => {
    given.forget()
    setEndUses({})
    setQuery(nothingAsked)
    setOpen(true)
  }
  const ask = (next: LicenceQuery) => {
    setQuery(next)
    setOpen(false)
  }
  const toField = (field: AnswerField) => {
    if (field === 'endUses') setUsesOpen(true)
    lead(field)
  }
  const answered = Object.keys(given.facts).length + Object.keys(endUses).length
  return (
    <div className="page">
      <h1>{pages.licenceDetermination.title}</h1>
      {isFolded && (
        <LicenceSummary query={query} answered={answered} onEdit={() => setOpen(true)} onReset={reset} />
      )}
      <div hidden={isFolded}>
        <LicenceForm query={query} onAsk={ask} onReset={reset} refused={refused}>
          <EndUses
            answers={endUses}
            onAnswer={(id, answer) => setEndUses(withEndUse(endUses, id, answer))}
            open={usesOpen}
            onOpen={setUsesOpen}
          />
        </LicenceForm>
      </div>
      {isAsked ? <Answered determination={determination} given={given} onField={toField} /> : <Unasked />}
    </div>
  )
}
