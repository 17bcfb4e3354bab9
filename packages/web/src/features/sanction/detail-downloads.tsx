import { FilePdfOutlined, FileWordOutlined } from '@ant-design/icons'
import { downloadSanctionDetail } from '@maojian/contract/calls/sanction-detail'
import { DownloadButton } from '../../ui/download-button.tsx'

/** The page as a document: to keep, or to go on writing in. */
export const DetailDownloads = ({ id }: { readonly id: string }) => (
  <span className="no-print">
    <DownloadButton
      call={downloadSanctionDetail}
      input={{ id, format: 'pdf' }}
      icon={<FilePdfOutlined aria-hidden="true" />}
    >
      导出 PDF
    </DownloadButton>{' '}
    <DownloadButton
      call={downloadSanctionDetail}
      input={{ id, format: 'docx' }}
      icon={<FileWordOutlined aria-hidden="true" />}
    >
      导出 Word
    </DownloadButton>
  </span>
)
