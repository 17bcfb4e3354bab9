import { decideRows } from '@maojian/contract/calls/decision'
import { listBatchResults } from '@maojian/contract/calls/screening'
import { Form, Modal } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { DecisionFields, type TypedDecision } from '../../ui/form/decision-fields.tsx'
import type { BatchRow } from './batch.ts'

interface DecideRowsDialogProps {
  readonly batchId: string
  readonly rows: readonly BatchRow[]
  /** Some or all were decided on. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** One decision on all chosen rows, each about its own party. */
export const DecideRowsDialog = ({ batchId, rows, onDone, onClose }: DecideRowsDialogProps) => {
  const { notices } = useClient()
  const [form] = Form.useForm<TypedDecision>()
  const decide = useAction({
    act: (send, typed: TypedDecision) =>
      send(decideRows, {
        batchId,
        rows: rows.map(({ line, decision }) => ({ line, previous: decision?.sequence ?? 0 })),
        ...typed,
      }),
    changes: [listBatchResults],
    onDone: ({ changedElsewhere }) => {
      if (changedElsewhere.length > 0)
        notices.error(
          `第 ${changedElsewhere.map(({ line }) => line).join('、')} 行已由他人先行判定，保留其判定，请核对后重新判定`,
        )
      onDone()
    },
  })
  return (
    <Modal
      open
      title={`判定所选 ${rows.length} 行`}
      okText="保存判定"
      cancelText="取消"
      confirmLoading={decide.busy}
      onOk={() => void form.validateFields().then(typed => decide.run(typed))}
      onCancel={onClose}
    >
      <p>所选各行与各自的名单主体作同一判定，此后对同一对象的筛查均予采用。</p>
      <Form form={form} layout="vertical" requiredMark>
        <DecisionFields />
      </Form>
    </Modal>
  )
}
