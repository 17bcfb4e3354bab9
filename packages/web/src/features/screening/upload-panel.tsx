import { InboxOutlined } from '@ant-design/icons'
import { listBatches, uploadBatch } from '@maojian/contract/calls/screening'
import { batchLimits } from '@maojian/contract/limits'
import { Spin, Upload } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.ts'
import styles from './batch-page.module.css'

const megabytes = batchLimits.bytes / 1024 / 1024

/** Takes a file and answers the batch that came of it. */
export const UploadPanel = ({ onUploaded }: { onUploaded: (id: string) => void }) => {
  const { notices } = useClient()
  const { run, busy } = useAction({
    act: (send, file: File) => send(uploadBatch, { name: file.name }, { file }),
    changes: [listBatches],
    onDone: ({ batch }) => onUploaded(batch.id),
  })
  useLeaveGuard(busy, '文件正在上传，离开会中断上传。')
  const upload = (file: File): void => {
    if (file.size > batchLimits.bytes) notices.error(`文件超过 ${megabytes} MB 上限，请拆分后再提交`)
    else run(file)
  }
  return (
    <section className="card" aria-label="提交文件">
      <Spin spinning={busy} tip="正在上传并读取文件">
        <Upload.Dragger
          accept=".csv,.xlsx,.txt"
          showUploadList={false}
          disabled={busy}
          beforeUpload={file => {
            upload(file)
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
      </Spin>
    </section>
  )
}
