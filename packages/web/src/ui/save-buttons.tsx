import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Space } from 'antd'
import { saveTable, type SavedTable } from './save-table.ts'

/** Export of what is shown, as CSV and as XLSX. */
export const SaveButtons = ({ table }: { table: () => SavedTable }) => {
  const { message } = App.useApp()
  const save = (format: 'csv' | 'xlsx') => () => {
    saveTable(table(), format).catch(() => void message.error('导出失败，请重试'))
  }
  return (
    <Space className="no-print">
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={save('xlsx')}>
        导出 XLSX
      </Button>
      <Button onClick={save('csv')}>导出 CSV</Button>
    </Space>
  )
}
