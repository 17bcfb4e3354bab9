import { InboxOutlined } from '@ant-design/icons'
import { listBatches, uploadBatch } from '@maojian/contract/calls/screening'
import { codes } from '@maojian/contract/codes'
import { batchLimits } from '@maojian/contract/limits'
import { Button, Input, Spin, Tabs, Upload } from 'antd'
import { CallFault } from '../../api/call-fault.ts'
import { useMayWrite } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { useKeptState } from '../../ui/form/use-kept-state.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.ts'
import styles from './batch-page.module.css'
import { pastedFile, pastedRows } from './pasted-names.ts'
import { saveTemplate } from './template-file.ts'

const megabytes = batchLimits.bytes / 1024 / 1024

interface DropProps {
  readonly busy: boolean
  readonly onFile: (file: File) => void
}

const FileDrop = ({ busy, onFile }: DropProps) => (
  <>
    <Upload.Dragger
      accept=".csv,.xlsx,.txt"
      showUploadList={false}
      disabled={busy}
      beforeUpload={file => {
        onFile(file)
        return false
      }}
    >
      <p className={styles.dropIcon}>
        <InboxOutlined aria-hidden="true" />
      </p>
      <p className={styles.dropTitle}>点击选择文件，或把文件拖到这里</p>
      <p className={styles.dropText}>
        CSV（UTF-8、GBK 均可）或 XLSX，第一行为列名；最多 {batchLimits.rows.toLocaleString('zh-CN')} 行、
        {megabytes} MB。名称列必需，类型、国家/地区、出生日期、证件/编码、自有编号可选。
      </p>
    </Upload.Dragger>
    <Button type="link" size="small" onClick={saveTemplate}>
      下载模板
    </Button>
  </>
)

interface PasteProps {
  readonly busy: boolean
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSend: () => void
}

const Paste = ({ busy, text, onText, onSend }: PasteProps) => {
  const count = pastedRows(text).length
  return (
    <div className={styles.paste}>
      <Input.TextArea
        rows={7}
        value={text}
        translate="no"
        aria-label="粘贴的名称"
        placeholder={'每行一个名称；可从表格中复制“名称、国家/地区、自有编号”三列'}
        onChange={event => onText(event.target.value)}
      />
      <Button type="primary" disabled={count === 0} loading={busy} onClick={onSend}>
        {count === 0 ? '提交' : `提交粘贴的 ${count.toLocaleString('zh-CN')} 行`}
      </Button>
    </div>
  )
}

interface Brought {
  readonly file: File
  /** Made of what was pasted, which is done with once it has arrived. */
  readonly isPasted: boolean
}

const Bring = ({ onUploaded }: { onUploaded: (id: string) => void }) => {
  const [pasted, setPasted] = useKeptState('batch.pasted', { text: '' })
  const { run, busy, fault } = useAction({
    act: async (send, { file, isPasted }: Brought) => {
      if (file.size > batchLimits.bytes)
        throw new CallFault(codes.badInput, `文件超过 ${megabytes} MB 上限，请拆分后再提交`)
      const asked = { name: file.name, ...(isPasted && { pasted: '1' as const }) }
      return send(uploadBatch, asked, { file, placed: true })
    },
    changes: [listBatches],
    onDone: ({ batch }, { isPasted }) => {
      if (isPasted) setPasted({ text: '' })
      onUploaded(batch.id)
    },
  })
  useLeaveGuard(busy, '文件正在上传，离开会中断上传。')
  const bring = (file: File, isPasted: boolean): void => run({ file, isPasted })
  const ways = [
    {
      key: 'file',
      label: '上传文件',
      children: <FileDrop busy={busy} onFile={file => bring(file, false)} />,
    },
    {
      key: 'paste',
      label: '粘贴名称',
      children: (
        <Paste
          busy={busy}
          text={pasted.text}
          onText={text => setPasted({ text })}
          onSend={() => bring(pastedFile(pasted.text), true)}
        />
      ),
    },
  ]
  return (
    <section className="card" aria-label="提交文件">
      <Spin spinning={busy} tip="正在上传并读取文件">
        <Tabs items={ways} defaultActiveKey={pasted.text === '' ? 'file' : 'paste'} />
      </Spin>
      {!busy && <FaultAlert fault={fault} />}
    </section>
  )
}

/** Takes a file, or lines that are made one, and answers the batch that came of it. */
export const UploadPanel = (props: { onUploaded: (id: string) => void }) =>
  useMayWrite() ? <Bring {...props} /> : <ReaderNote />
