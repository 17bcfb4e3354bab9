import { Alert } from 'antd'
import type { CallFault } from '../../api/call-fault.ts'
import { plainWords } from '../../api/refusal.ts'

/** Why the form was refused, until the next try; nothing typed is lost. */
export const FaultAlert = ({ fault }: { fault: CallFault | undefined }) =>
  fault && (
    <Alert
      type="error"
      showIcon
      title={plainWords(fault.message)}
      description={fault.code === 500 && fault.requestId ? `请求编号：${fault.requestId}` : undefined}
      style={{ marginBottom: 16 }}
    />
  )
