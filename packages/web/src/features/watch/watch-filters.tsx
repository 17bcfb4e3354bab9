import { watchKinds, watchStates } from '@maojian/contract/calls/watch'
import { ChoiceFilter, KeywordFilter } from '../../ui/form/list-filters.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import rows from '../../ui/row-list.module.css'

const kinds = Object.entries(watchKinds).map(([value, label]) => ({ value, label }))
const states = (['active', 'paused'] as const).map(value => ({ value, label: watchStates[value] }))

/** The filter lives in the address; a change begins at the first page. */
export const WatchFilters = () => {
  const [{ keyword = '', kind = '', state = '' }, setState] = usePageState('watches')
  const change = (name: 'keyword' | 'kind' | 'state') => (value: string) =>
    setState({ [name]: value, page: '' }, { replace: true })
  return (
    <search className={rows.filters}>
      <KeywordFilter label="监控名称" value={keyword} onChange={change('keyword')} />
      <ChoiceFilter label="类型" hint="全部类型" options={kinds} value={kind} onChange={change('kind')} />
      <ChoiceFilter label="状态" hint="全部状态" options={states} value={state} onChange={change('state')} />
    </search>
  )
}
