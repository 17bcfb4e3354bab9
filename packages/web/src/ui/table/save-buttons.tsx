import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, Space } from 'antd'
import { saveTable, type SavedTable } from './save-table.ts'

/** A table as a file, CSV or XLSX. */
export const SaveButtons = ({ table }: { table: () => SavedTable | Promise<SavedTable> }) => {
  const { message } = App.useApp()
  const save = (format: 'csv' | 'xlsx') => async () => {
    try {
      await saveTable(await table(), format)
    } catch {
      void message.error('导出失败，请重试')
    }
  }
  return (
    <Space className="no-print">
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void save('xlsx')()}>
        导出 XLSX
      </Button>
      <Button onClick={() => void save('csv')()}>导出 CSV</Button>
    </Space>
  )
}
