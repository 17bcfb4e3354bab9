import { FilePdfOutlined, FileProtectOutlined, SafetyCertificateOutlined } from '@ant-design/icons'
import { downloadCertificate, issueCertificate, listCertificates } from '@maojian/contract/calls/certificate'
import { listRecords } from '@maojian/contract/calls/evidence'
import { Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useAction, type Action } from '../api/use-action.ts'
import { ButtonLink } from './button-link.tsx'
import { DownloadButton } from './download-button.tsx'
import { FaultAlert } from './form/fault-alert.tsx'
import { pageAddress } from './page-address.ts'
import { VerdictLine } from './verdict-line.tsx'

type Issued = z.output<typeof issueCertificate.reply>

interface Asked {
  readonly subject: number
  readonly reference: string
}

/** A certificate in the hand: both files, and where anybody confirms it. */
export const CertificateFiles = ({ number, verifyUrl }: { number: string; verifyUrl: string }) => (
  <>
    <DownloadButton
      call={downloadCertificate}
      input={{ number, format: 'pdf' }}
      icon={<FilePdfOutlined aria-hidden="true" />}
    >
      下载 PDF
    </DownloadButton>
    <DownloadButton
      call={downloadCertificate}
      input={{ number, format: 'json' }}
      icon={<FileProtectOutlined aria-hidden="true" />}
    >
      下载 JSON
    </DownloadButton>
    <a href={verifyUrl} target="_blank" rel="noopener">
      公开核验页
    </a>
  </>
)

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginTop: 12 } as const

const Done = ({ issued, record }: { issued: Issued; record: string }) => (
  <>
    <VerdictLine
      tone="green"
      title={`已出具 ${issued.number}`}
      // Names below the threshold were asked for anew: the certificate hangs on that record.
      detail={
        issued.record === record
          ? ''
          : '为列出最相近的名单主体，已按相同条件重新筛查一次：证明附在新的检索记录上，原记录不变。'
      }
    />
    <div style={row}>
      <CertificateFiles number={issued.number} verifyUrl={issued.verifyUrl} />
      {issued.record !== record && (
        <ButtonLink to={pageAddress('screeningRecord', { id: issued.record })}>打开新的检索记录</ButtonLink>
      )}
    </div>
  </>
)

interface AskProps {
  readonly subjects: readonly string[]
  readonly issue: Action<Asked, Issued>
  readonly note: string
}

const formId = 'certificate'

const Ask = ({ subjects, issue, note }: AskProps) => (
  <Form
    id={formId}
    layout="vertical"
    initialValues={{ subject: 0, reference: '' }}
    onFinish={({ subject = 0, reference }: Partial<Asked>) =>
      issue.run({ subject, reference: (reference ?? '').trim() })
    }
  >
    <p>{note}</p>
    <FaultAlert fault={issue.fault} />
    {subjects.length > 1 && (
      <Form.Item name="subject" label="筛查对象">
        <Select options={subjects.map((label, value) => ({ value, label }))} />
      </Form.Item>
    )}
    <Form.Item name="reference" label="自有编号" extra="选填，印在证明上。">
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  </Form>
)

const whatItSays =
  '证明载明所问、口径、各名单版本与摘要、最相近的名单主体及未命中原因，附编号、签名和核验二维码；无命中也可出具。检索时未列相近名称的，出具时按相同条件重新筛查一次。'

interface CertificateButtonProps {
  readonly record: string
  /** Those of the record, where there are several. */
  readonly subjects?: readonly string[]
  /** What its first line will say; '' for nothing. */
  readonly warning: string
  readonly primary?: boolean
  readonly children?: string
}

/** From the button to the file in one dialog: own number, issue, download; a refusal stands where it was asked for. */
export const CertificateButton = (props: CertificateButtonProps) => {
  const { record, subjects = [], warning, primary = false, children = '出具筛查证明' } = props
  const [open, setOpen] = useState(false)
  const [issued, setIssued] = useState<Issued>()
  const issue = useAction<Asked, Issued>({
    act: (send, asked) => send(issueCertificate, { record, ...asked }, { placed: true }),
    changes: [listCertificates, listRecords],
    onDone: setIssued,
  })
  const onClosed = (): void => {
    setIssued(undefined)
    issue.reset()
  }
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<SafetyCertificateOutlined aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Modal
        open={open}
        centered
        destroyOnHidden
        title="筛查证明"
        okText="出具"
        okButtonProps={{ htmlType: 'submit', form: formId }}
        cancelText="取消"
        confirmLoading={issue.busy}
        {...(issued && { footer: <Button onClick={() => setOpen(false)}>关闭</Button> })}
        onCancel={() => setOpen(false)}
        afterClose={onClosed}
      >
        {issued ? (
          <Done issued={issued} record={record} />
        ) : (
          <Ask
            {...{ subjects, issue }}
            note={warning === '' ? whatItSays : `${whatItSays}证明首行会写明：${warning}`}
          />
        )}
      </Modal>
    </>
  )
}
