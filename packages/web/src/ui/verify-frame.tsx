import { pages } from '@maojian/contract/pages'
import type { ReactNode } from 'react'
import { usePageState } from './use-page-state.ts'
import { VerifyCode, type VerifyPageId } from './verify-code.tsx'
import styles from './verify.module.css'

interface VerifyFrameProps {
  readonly page: VerifyPageId
  /** What was handed over. */
  readonly paper: string
  readonly confirm: (token: string) => ReactNode
}

/** For whoever was handed a paper of ours: no login, nothing shown beyond what confirms it. */
export const VerifyFrame = ({ page, paper, confirm }: VerifyFrameProps) => {
  const [{ token = '' }] = usePageState(page)
  return (
    <div className={`page ${styles.verify}`}>
      <h1>{pages[page].title}</h1>
      {token === '' ? (
        <>
          <p>{`请扫描${paper}上的二维码：其中的地址带有核验码，打开即可看到核验结果。也可在此输入。`}</p>
          <VerifyCode page={page} paper={paper} />
        </>
      ) : (
        confirm(token)
      )}
    </div>
  )
}
