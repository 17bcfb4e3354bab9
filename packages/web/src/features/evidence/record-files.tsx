import { DownloadOutlined } from '@ant-design/icons'
import { downloadRecords } from '@maojian/contract/calls/evidence'
import { DownloadButton } from '../../ui/download-button.tsx'
import { useRecordFilter } from './evidence.ts'

/** All records of the filter as a file; the server writes it. */
export const RecordFiles = () => {
  const filter = useRecordFilter()
  return (['xlsx', 'csv'] as const).map(format => (
    <DownloadButton
      key={format}
      call={downloadRecords}
      input={{ ...filter, format }}
      icon={<DownloadOutlined aria-hidden="true" />}
    >
      {`导出 ${format.toUpperCase()}`}
    </DownloadButton>
  ))
}
