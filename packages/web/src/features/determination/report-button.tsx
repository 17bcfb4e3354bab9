import { FilePdfOutlined } from '@ant-design/icons'
import { downloadDetermination } from '@maojian/contract/calls/determination'
import { Button } from 'antd'
import type * as z from 'zod'
import { fileAddress } from '../../api/client.ts'
import { useClient, useSession } from '../../api/client-context.ts'
import styles from './determination.module.css'

interface ReportButtonProps {
  readonly question: z.input<typeof downloadDetermination.request>
}

/** The determination as a document; a visitor is asked to log in first. */
export const ReportButton = ({ question }: ReportButtonProps) => {
  const { notices } = useClient()
  const label = '下载判定书（PDF）'
  return (
    <div className={styles.bar}>
      {useSession() === undefined ? (
        <Button icon={<FilePdfOutlined aria-hidden="true" />} onClick={() => notices.askLogin()}>
          {label}
        </Button>
      ) : (
        <Button
          icon={<FilePdfOutlined aria-hidden="true" />}
          href={fileAddress(downloadDetermination, question)}
          download
        >
          {label}
        </Button>
      )}
    </div>
  )
}
