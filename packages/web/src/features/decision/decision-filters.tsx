import { decisionStates } from '@maojian/contract/calls/decision'
import { Input, Select } from 'antd'
import { useDraft } from '../../ui/use-draft.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import rows from '../../ui/row-list.module.css'

const states = (['proposed', 'standing', 'replaced', 'withdrawn'] as const).map(value => ({
  value,
  label: decisionStates[value],
}))

/** The filter lives in the address; a change begins at the first page. */
export const DecisionFilters = () => {
  const [{ keyword = '', state = '' }, setState] = usePageState('decisions')
  const [draft, setDraft] = useDraft(keyword)
  return (
    <search className={rows.filters}>
      <Input.Search
        aria-label="所查对象或名单主体"
        placeholder="所查对象或名单主体"
        allowClear
        maxLength={300}
        value={draft}
        onChange={event => setDraft(event.target.value)}
        onSearch={text => setState({ keyword: text.trim(), page: '' }, { replace: true })}
      />
      <Select
        aria-label="状态"
        allowClear
        placeholder="全部状态"
        options={states}
        value={state === '' ? null : state}
        onChange={(next?: string | null) => setState({ state: next ?? '', page: '' }, { replace: true })}
      />
    </search>
  )
}
