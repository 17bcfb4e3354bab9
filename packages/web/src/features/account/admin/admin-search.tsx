import { Input } from 'antd'
import { useDraft } from '../../../ui/use-draft.ts'
import { usePageState } from '../../../ui/use-page-state.ts'

/** The keyword of the open tab, which lives in the address; a new one begins at the first page. */
export const AdminSearch = ({ label }: { label: string }) => {
  const [{ keyword = '' }, setState] = usePageState('admin')
  const [draft, setDraft] = useDraft(keyword)
  return (
    <Input.Search
      aria-label={label}
      placeholder={label}
      allowClear
      maxLength={100}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onSearch={text => setState({ keyword: text.trim(), page: '' }, { replace: true })}
      style={{ maxWidth: 320 }}
    />
  )
}
