import { dropItemFlow, listItemFlows } from '@maojian/contract/calls/item-flow'
import { Alert, Button, Popconfirm } from 'antd'
import { useAction } from '../../../api/use-action.ts'
import { useCall } from '../../../api/use-call.ts'
import styles from './wizard.module.css'

interface UnfinishedProps {
  readonly projectId: string
  readonly onResume: (flowId: string) => void
}

/** Items that were begun and left: by a closed window, a crash or for another day. */
export const UnfinishedItems = ({ projectId, onResume }: UnfinishedProps) => {
  const flows = useCall(listItemFlows, { projectId }, { quiet: true, staleMs: 0 })
  const drop = useAction({ act: (send, id: string) => send(dropItemFlow, { id }), changes: [listItemFlows] })
  if (!flows.data || flows.data.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title={`有 ${flows.data.length} 个物项尚未填完`}
      description={
        <ul className={styles.unfinished}>
          {flows.data.map(one => (
            <li key={one.id}>
              <span>
                <b>{one.itemName}</b> 停在“{one.title}” · {one.author} · {one.updateTime}
              </span>
              <Button size="small" type="primary" onClick={() => onResume(one.id)}>
                继续填写
              </Button>
              <Popconfirm
                title="确定要放弃吗？已填的答案将删除，项目中已有的物项不变。"
                okText="放弃"
                cancelText="取消"
                onConfirm={() => drop.run(one.id)}
              >
                <Button size="small" loading={drop.busy}>
                  放弃
                </Button>
              </Popconfirm>
            </li>
          ))}
        </ul>
      }
    />
  )
}
