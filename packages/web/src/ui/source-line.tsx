import type { ReactNode } from 'react'
import { OfficialLink } from './official-link.tsx'

interface SourceLineProps {
  readonly list: string
  readonly edition?: ReactNode
  readonly url: string
}

export const SourceLine = ({ list, edition, url }: SourceLineProps) => (
  <p
    className="wrap-anywhere"
    style={{ color: 'var(--mj-text-secondary)', fontSize: 'calc(13px * var(--mj-text-scale))' }}
  >
    来源：{list}
    {edition && <>，{edition}</>} <OfficialLink url={url}>官方原文</OfficialLink>
  </p>
)
