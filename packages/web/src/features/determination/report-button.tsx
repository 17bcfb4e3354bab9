import { FilePdfOutlined, FileWordOutlined } from '@ant-design/icons'
import { downloadDetermination } from '@maojian/contract/calls/determination'
import { Space } from 'antd'
import type * as z from 'zod'
import { SaveButton } from './save-button.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'

interface ReportButtonProps {
  readonly question: z.input<typeof downloadDetermination.request>
}

/** The determination as a document: to keep, or to go on writing in. */
export const ReportButton = ({ question }: ReportButtonProps) => (
  <Space wrap>
    <DownloadButton
      call={downloadDetermination}
      input={{ ...question, format: 'pdf' }}
      icon={<FilePdfOutlined aria-hidden="true" />}
    >
      下载判定书（PDF）
    </DownloadButton>
    <DownloadButton
      call={downloadDetermination}
      input={{ ...question, format: 'docx' }}
      icon={<FileWordOutlined aria-hidden="true" />}
    >
      下载判定书（Word）
    </DownloadButton>
    <SaveButton question={question} />
  </Space>
)
