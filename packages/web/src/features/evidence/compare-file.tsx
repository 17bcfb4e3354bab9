import { InboxOutlined } from '@ant-design/icons'
import { canonicalJson } from '@maojian/contract/canonical-json'
import { Upload } from 'antd'
import { useState } from 'react'
import { VerdictLine } from '../../ui/verdict-line.tsx'

const mostBytes = 5_000_000

/** SHA-256 of a certificate as its file says it; undefined when the file is none. */
const digestOf = async (file: File): Promise<string | undefined> => {
  if (file.size > mostBytes) return undefined
  try {
    const { certificate } = JSON.parse(await file.text()) as { certificate?: unknown }
    if (certificate === undefined) return undefined
    const bytes = new TextEncoder().encode(canonicalJson(certificate))
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

type Outcome = 'same' | 'different' | 'unreadable'

const outcomes = {
  same: { tone: 'green', title: '文件与登记内容一致' },
  different: { tone: 'red', title: '文件与登记内容不一致：已被改动，或不是这一份' },
  unreadable: { tone: 'amber', title: '这不是筛查证明的 JSON 文件' },
} as const

/** Compares the file that the visitor holds with what is registered; it never leaves the browser. */
export const CompareFile = ({ digest }: { digest: string }) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const compare = async (file: File): Promise<void> => {
    const own = await digestOf(file)
    setOutcome(own === undefined ? 'unreadable' : own === digest ? 'same' : 'different')
  }
  return (
    <section className="card" aria-label="比对文件">
      <Upload.Dragger
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={file => {
          void compare(file)
          return false
        }}
      >
        <p>
          <InboxOutlined aria-hidden="true" /> 放入随附的 JSON 文件，在本机比对全文
        </p>
        <p>文件不会上传。</p>
      </Upload.Dragger>
      {outcome !== undefined && <VerdictLine {...outcomes[outcome]} />}
    </section>
  )
}
