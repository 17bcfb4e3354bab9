import { decisionStates } from '@maojian/contract/calls/decision'
import { ChoiceFilter, KeywordFilter } from '../../ui/form/list-filters.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import rows from '../../ui/row-list.module.css'

const states = (['proposed', 'standing', 'replaced', 'withdrawn'] as const).map(value => ({
  value,
  label: decisionStates[value],
}))

/** The filter lives in the address; a change begins at the first page. */
export const DecisionFilters = () => {
  const [{ keyword = '', state = '' }, setState] = usePageState('decisions')
  const change = (name: 'keyword' | 'state') => (value: string) =>
    setState({ [name]: value, page: '' }, { replace: true })
  return (
    <search className={rows.filters}>
      <KeywordFilter label="所查对象或名单主体" value={keyword} onChange={change('keyword')} />
      <ChoiceFilter label="状态" hint="全部状态" options={states} value={state} onChange={change('state')} />
    </search>
  )
}
