import { pageSizes } from '@maojian/contract/limits'
import type { TablePaginationConfig } from 'antd'
import { usePageState } from '../../../ui/use-page-state.ts'

/** Page of the open tab: what the call takes, and how the table shows it. */
export const useAdminPaging = () => {
  const [{ page = '1' }, setState] = usePageState('admin')
  const pageSize = pageSizes.list
  const shown = (total: number): TablePaginationConfig => ({
    current: Number(page),
    pageSize,
    total,
    showSizeChanger: false,
    showTotal: count => `共 ${count} 条`,
    onChange: next => setState({ page: String(next) }),
  })
  return { asked: { page, pageSize: String(pageSize) }, shown }
}
