import { useMayWrite } from '../../api/client-context.ts'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { InboxOutlined } from '@ant-design/icons'
import { listPartFiles, searchComponents, uploadParts } from '@maojian/contract/calls/part'
import { roles } from '@maojian/contract/roles'
import { Alert, Button, Checkbox, Form, Input, Spin, Upload } from 'antd'
import { useRef } from 'react'
import type * as z from 'zod'
import { useSession } from '../../api/client-context.ts'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { DayInput } from '../../ui/form/day-input.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.ts'
import { PartFiles } from './part-files.tsx'
import styles from './part-page.module.css'
import { saveSample } from './sample-file.ts'

type Account = z.output<typeof uploadParts.reply>

interface Provenance {
  readonly maker?: string
  readonly publishedOn?: string
  readonly shared?: boolean
}

const AccountLines = ({ account }: { account: Account }) => (
  <Alert
    showIcon
    type={account.refused > 0 ? 'warning' : 'success'}
    title={`已导入 ${account.rows} 个料号，用时 ${(account.ms / 1000).toFixed(1)} 秒；标记 ${account.unknown} 个，未导入 ${account.refused} 行`}
    description={
      account.problems.length > 0 && (
        <ul className={styles.problems}>
          {account.problems.map((one, i) => (
            <li key={i}>
              第 {one.line} 行 {one.field}：{one.text}
              {one.refused && '（未导入）'}
            </li>
          ))}
          {account.problemCount > account.problems.length && (
            <li>另有 {account.problemCount - account.problems.length} 处</li>
          )}
        </ul>
      )
    }
  />
)

const DropArea = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => (
  <Spin spinning={busy} tip="正在上传并读取文件">
    <Upload.Dragger
      accept=".csv,.xlsx,.txt,.json"
      showUploadList={false}
      disabled={busy}
      beforeUpload={file => {
        onFile(file)
        return false
      }}
    >
      <p>
        <InboxOutlined aria-hidden="true" /> 点击选择文件，或把文件拖到这里
      </p>
      <p className={styles.note}>
        CSV（UTF-8、GBK 均可）、XLSX 或 JSON；第一行为列名，必须有料号和 ECCN 列，名称、制造商、税号可选。
      </p>
    </Upload.Dragger>
  </Spin>
)

const { shape } = uploadParts.request

const ProvenanceFields = () => (
  <>
    <Form.Item name="maker" label="制造商（文件没有该列时）" rules={fieldOf(shape.maker).rules}>
      <Input />
    </Form.Item>
    <Form.Item name="publishedOn" label="文件日期（制造商注明的）" rules={fieldOf(shape.publishedOn).rules}>
      <DayInput />
    </Form.Item>
    {useSession()?.roleIds.includes(roles.administrator) === true && (
      <Form.Item name="shared" valuePropName="checked">
        <Checkbox>供全部用户使用</Checkbox>
      </Form.Item>
    )}
  </>
)

const Bring = () => {
  const chosen = useRef<File>(undefined)
  const call = useFormCall<Provenance, Account>({
    draft: { name: 'part-upload' },
    act: (send, { shared, ...said }) => {
      const file = chosen.current!
      return send(
        uploadParts,
        { name: file.name, ...said, ...(shared && { shared: 1 }) },
        { file, placed: true },
      )
    },
    changes: [listPartFiles, searchComponents],
  })
  useLeaveGuard(call.busy, '文件正在上传，离开会中断上传。')
  const upload = (file: File): void => {
    chosen.current = file
    call.form.submit()
  }
  return (
    <>
      <Form {...call.props} className={`${styles.form} ${styles.spaced}`}>
        <ProvenanceFields />
      </Form>
      <DropArea busy={call.busy} onFile={upload} />
      <FaultAlert fault={call.fault} />
      <p className={styles.sample}>
        <Button type="link" size="small" style={{ padding: 0 }} onClick={saveSample}>
          下载示例文件
        </Button>
      </p>
      {call.reply && <AccountLines account={call.reply} />}
    </>
  )
}

/** Takes a maker's file; what cannot be taken is named line by line, the rest is there at once. */
export const PartUpload = () => (
  <section className="card" aria-label="导入料号">
    <h2>导入制造商的料号分类</h2>
    {useMayWrite() ? <Bring /> : <ReaderNote />}
    <PartFiles />
  </section>
)
