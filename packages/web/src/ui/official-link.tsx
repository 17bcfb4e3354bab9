import { ExportOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'

/** Only a web address becomes a link: list files and feeds are written by others. */
const isWebAddress = (url: string): boolean => /^https?:\/\//iu.test(url)

/** Opens a page of others in a tab of its own; `otherwise` stands where the address is none. */
export const OfficialLink = (props: { url: string; children: ReactNode; otherwise?: ReactNode }) =>
  isWebAddress(props.url) ? (
    <a href={props.url} target="_blank" rel="noopener noreferrer">
      {props.children} <ExportOutlined aria-label="在新窗口打开" />
    </a>
  ) : (
    <>{props.otherwise}</>
  )
