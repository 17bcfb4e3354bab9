import { ExportOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'

interface SourceLineProps {
  readonly list: string
  readonly edition?: ReactNode
  readonly url: string
}

/** Only an https address becomes a link: list files are written by others. */
const isLink = (url: string): boolean => /^https?:\/\//i.test(url)

export const SourceLine = ({ list, edition, url }: SourceLineProps) => (
  <p
    className="wrap-anywhere"
    style={{ color: 'var(--mj-text-secondary)', fontSize: 'calc(13px * var(--mj-text-scale))' }}
  >
    来源：{list}
    {edition && <>，{edition}</>}
    {isLink(url) && (
      <>
        ，
        <a href={url} target="_blank" rel="noopener noreferrer">
          官方原文 <ExportOutlined aria-label="在新窗口打开" />
        </a>
      </>
    )}
  </p>
)
