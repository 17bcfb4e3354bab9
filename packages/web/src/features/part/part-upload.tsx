import { InboxOutlined } from '@ant-design/icons'
import { listPartFiles, removePartFile, uploadParts } from '@maojian/contract/calls/part'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Input, Popconfirm, Spin, Upload } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useClient, useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import styles from './part-page.module.css'

type Account = z.output<typeof uploadParts.reply>

const administrator = 99

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

const Files = () => {
  const { send } = useClient()
  const cache = useQueryClient()
  const files = useCall(listPartFiles, {}, { quiet: true })
  if (!files.data || files.data.length === 0) return null
  const remove = async (id: string): Promise<void> => {
    await send(removePartFile, { id })
    await cache.invalidateQueries()
  }
  return (
    <ul className={styles.files} aria-label="已导入的文件">
      {files.data.map(file => (
        <li key={file.id}>
          <span>
            {file.name}：{file.rows} 个料号
            {file.unknown > 0 && `，标记 ${file.unknown}`}
            {file.refused > 0 && `，未导入 ${file.refused} 行`}
            {file.publishedOn !== '' && `，版本 ${file.publishedOn}`}
            {file.own ? '（本机构）' : '（全部用户）'}
          </span>
          {file.own && (
            <Popconfirm
              title="删除此文件及其料号？"
              okText="删除"
              cancelText="取消"
              onConfirm={() => void remove(file.id).catch(() => undefined)}
            >
              <Button size="small" type="text" danger>
                删除
              </Button>
            </Popconfirm>
          )}
        </li>
      ))}
    </ul>
  )
}

interface Provenance {
  readonly maker: string
  readonly publishedOn: string
  readonly shared: boolean
}

const ProvenanceFields = ({
  value,
  onChange,
}: {
  value: Provenance
  onChange: (value: Provenance) => void
}) => {
  const isAdministrator = useSession()?.roleIds.includes(administrator) === true
  return (
    <div className={`${styles.form} ${styles.spaced}`}>
      <label htmlFor="part-maker">
        制造商（文件没有该列时）
        <Input
          id="part-maker"
          maxLength={200}
          value={value.maker}
          onChange={event => onChange({ ...value, maker: event.target.value })}
        />
      </label>
      <label htmlFor="part-day">
        文件日期（制造商注明的）
        <Input
          id="part-day"
          type="date"
          value={value.publishedOn}
          onChange={event => onChange({ ...value, publishedOn: event.target.value })}
        />
      </label>
      {isAdministrator && (
        <Checkbox
          checked={value.shared}
          onChange={event => onChange({ ...value, shared: event.target.checked })}
        >
          供全部用户使用
        </Checkbox>
      )}
    </div>
  )
}

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

/** Takes a maker's file; what cannot be taken is named line by line, the rest is there at once. */
export const PartUpload = () => {
  const { send } = useClient()
  const cache = useQueryClient()
  const [provenance, setProvenance] = useState<Provenance>({ maker: '', publishedOn: '', shared: false })
  const [busy, setBusy] = useState(false)
  const [account, setAccount] = useState<Account>()
  const upload = async (file: File): Promise<void> => {
    const { shared, ...said } = provenance
    setBusy(true)
    setAccount(undefined)
    try {
      setAccount(
        await send(uploadParts, { name: file.name, ...said, ...(shared && { shared: 1 }) }, { file }),
      )
      await cache.invalidateQueries()
    } catch {
      // The client has said why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="card" aria-label="导入料号">
      <h2>导入制造商的料号分类</h2>
      <ProvenanceFields value={provenance} onChange={setProvenance} />
      <DropArea busy={busy} onFile={file => void upload(file)} />
      {account && <AccountLines account={account} />}
      <Files />
    </section>
  )
}
