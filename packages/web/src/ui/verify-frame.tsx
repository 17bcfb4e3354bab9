import { pages } from '@maojian/contract/pages'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { usePageState } from './use-page-state.ts'

interface VerifyFrameProps {
  readonly page: 'verifyCertificate' | 'verifyReport'
  /** What was handed over. */
  readonly paper: string
  readonly confirm: (token: string) => ReactNode
}

/** For whoever was handed a paper of ours: no login, nothing shown beyond what confirms it. */
export const VerifyFrame = ({ page, paper, confirm }: VerifyFrameProps) => {
  const [{ token = '' }] = usePageState(page)
  return (
    <div className="page">
      <h1>{pages[page].title}</h1>
      {token === '' ? (
        <EmptyState title={`请扫描${paper}上的二维码`}>
          二维码中的地址带有核验码，打开即可看到核验结果。
        </EmptyState>
      ) : (
        confirm(token)
      )}
    </div>
  )
}
