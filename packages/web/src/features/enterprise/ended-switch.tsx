import { Checkbox } from 'antd'
import { usePageState } from '../../ui/use-page-state.ts'

/** Shows what has ended beside what holds; nothing to switch where nothing has ended. */
export const EndedSwitch = ({ count, shown }: { count: number; shown: boolean }) => {
  const [, setQuery] = usePageState('enterpriseMap')
  if (count === 0 && !shown) return null
  return (
    <Checkbox
      checked={shown}
      onChange={({ target }) => setQuery({ ended: target.checked ? '1' : '', page: '' }, { replace: true })}
    >
      显示已结束{count > 0 && `（${count}）`}
    </Checkbox>
  )
}
