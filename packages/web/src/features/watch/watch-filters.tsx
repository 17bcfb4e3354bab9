import { watchKinds, watchStates } from '@maojian/contract/calls/watch'
import { Input, Select } from 'antd'
import { useDraft } from '../../ui/use-draft.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import rows from '../../ui/row-list.module.css'

const kinds = Object.entries(watchKinds).map(([value, label]) => ({ value, label }))
const states = (['active', 'paused'] as const).map(value => ({ value, label: watchStates[value] }))

/** The filter lives in the address; a change begins at the first page. */
export const WatchFilters = () => {
  const [{ keyword = '', kind = '', state = '' }, setState] = usePageState('watches')
  const [draft, setDraft] = useDraft(keyword)
  const choose = (name: 'kind' | 'state') => (next?: string | null) =>
    setState({ [name]: next ?? '', page: '' }, { replace: true })
  return (
    <search className={rows.filters}>
      <Input.Search
        aria-label="监控名称"
        placeholder="监控名称"
        allowClear
        maxLength={300}
        value={draft}
        onChange={event => setDraft(event.target.value)}
        onSearch={text => setState({ keyword: text.trim(), page: '' }, { replace: true })}
      />
      <Select
        aria-label="类型"
        allowClear
        placeholder="全部类型"
        options={kinds}
        value={kind === '' ? null : kind}
        onChange={choose('kind')}
      />
      <Select
        aria-label="状态"
        allowClear
        placeholder="全部状态"
        options={states}
        value={state === '' ? null : state}
        onChange={choose('state')}
      />
    </search>
  )
}
