import { codes } from '@maojian/contract/codes'
import { CallFault } from '../api/call-fault.ts'
import { ErrorState } from './error-state.tsx'
import { VerdictLine } from './verdict-line.tsx'
import { VerifyCode, type VerifyPageId } from './verify-code.tsx'

interface VerifyFaultProps {
  readonly page: VerifyPageId
  readonly paper: string
  readonly error: unknown
  readonly onRetry: () => void
}

const isUnknown = (error: unknown): boolean =>
  error instanceof CallFault && (error.code === codes.notFound || error.code === codes.badInput)

/** A paper that we know nothing of is no fault of the page: it says so in red, and takes another code. */
export const VerifyFault = ({ page, paper, error, onRetry }: VerifyFaultProps) =>
  isUnknown(error) ? (
    <>
      <VerdictLine
        tone="red"
        title={`没有这份${paper}，或核验码有误`}
        detail={`请重新扫描${paper}上的二维码，或照抄核验码后再试；仍查不到的${paper}不能采信。`}
      />
      <VerifyCode page={page} paper={paper} />
    </>
  ) : (
    <ErrorState error={error} what={`核验${paper}`} onRetry={onRetry} />
  )
