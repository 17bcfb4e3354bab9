import { FilePdfOutlined, FileProtectOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import {
  downloadCertificate,
  issueCertificate,
  listCertificates,
  type certificateRow,
} from '@maojian/contract/calls/certificate'
import { listRecords } from '@maojian/contract/calls/evidence'
import { useNavigate } from '@tanstack/react-router'
import { App, Button, Input, Select } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import type { RecordDetail } from './evidence.ts'
import styles from './records.module.css'

type Certificate = z.output<typeof certificateRow>

const Issued = ({ one }: { one: Certificate }) => (
  <li className={styles.item}>
    <div className={styles.certificate}>
      <strong>{one.number}</strong>
      <DownloadButton
        call={downloadCertificate}
        input={{ number: one.number, format: 'pdf' }}
        icon={<FilePdfOutlined aria-hidden="true" />}
      >
        下载 PDF
      </DownloadButton>
      <DownloadButton
        call={downloadCertificate}
        input={{ number: one.number, format: 'json' }}
        icon={<FileProtectOutlined aria-hidden="true" />}
      >
        下载 JSON
      </DownloadButton>
      <a href={one.verifyUrl} target="_blank" rel="noopener">
        公开核验页
      </a>
    </div>
    <small>
      {one.issuedAt} · {one.issuedBy}
      {one.reference !== '' && ` · 自有编号 ${one.reference}`}
    </small>
  </li>
)

const screenedAnew =
  '为列出最相近的名单主体，已按相同条件重新筛查一次：证明附在这条新的检索记录上，原记录不变，可按“返回”查看。'
const readSeconds = 12

const useIssue = (record: string) => {
  const { message } = App.useApp()
  const navigate = useNavigate()
  return useAction({
    act: (send, asked: { subject: number; reference: string }) =>
      send(issueCertificate, { record, ...asked }),
    changes: [listCertificates, listRecords],
    onDone: async issued => {
      if (issued.record === record) return void message.success(`已出具 ${issued.number}`)
      // Names below the threshold were asked for anew: the certificate hangs on that record.
      void message.success({ content: `已出具 ${issued.number}。${screenedAnew}`, duration: readSeconds })
      await navigate({ href: pageAddress('screeningRecord', { id: issued.record }) })
    },
  })
}

const IssueForm = ({ detail }: { detail: RecordDetail }) => {
  const { record, subjects } = detail
  const [subject, setSubject] = useState(0)
  const [reference, setReference] = useState('')
  const issue = useIssue(record.id)
  return (
    <form
      className={styles.issue}
      onSubmit={event => {
        event.preventDefault()
        issue.run({ subject, reference: reference.trim() })
      }}
    >
      {subjects.length > 1 && (
        <Select
          aria-label="筛查对象"
          value={subject}
          onChange={setSubject}
          options={subjects.map((one, value) => ({ value, label: one.name || one.codes.join('、') }))}
        />
      )}
      <Input
        aria-label="自有编号"
        placeholder="自有编号（选填，印在证明上）"
        maxLength={100}
        value={reference}
        onChange={event => setReference(event.target.value)}
      />
      <Button
        type="primary"
        htmlType="submit"
        loading={issue.busy}
        icon={<SafetyCertificateOutlined aria-hidden="true" />}
      >
        出具筛查证明
      </Button>
    </form>
  )
}

const whatItSays =
  '证明载明所问、口径、各名单版本与摘要、最相近的名单主体及未命中原因，附编号、签名和核验二维码；无命中也可出具。原记录未列相近名称的，出具时按相同条件重新筛查一次，并转到新的检索记录。'

const noteOf = ({ warning }: RecordDetail): string =>
  warning === '' ? whatItSays : `${whatItSays}证明首行会写明：${warning}`

/** What was certified of this record, and the way to have it certified. */
export const Certificates = ({ detail }: { detail: RecordDetail }) => {
  const list = useCall(listCertificates, { record: detail.record.id }, { staleMs: 0, quiet: true })
  if (!detail.intact || detail.erased || detail.subjects.length === 0) return null
  return (
    <section className="card" aria-label="筛查证明">
      <h2>筛查证明</h2>
      <p className={styles.note}>{noteOf(detail)}</p>
      <IssueForm detail={detail} />
      <ul className={styles.items}>
        {list.data?.map(one => (
          <Issued key={one.number} one={one} />
        ))}
      </ul>
    </section>
  )
}
