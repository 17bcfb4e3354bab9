import { listWatches, pauseWatch, removeWatch, watchDetail } from '@maojian/contract/calls/watch'
import { Button, Popconfirm } from 'antd'
import { useAction } from '../../api/use-action.ts'
import type { Watch } from './watch.ts'
import styles from './watches.module.css'

interface ActionsProps {
  readonly watch: Watch
  readonly onRemoved?: () => void
}

/** Pause, go on, remove. */
export const WatchActions = ({ watch, onRemoved }: ActionsProps) => {
  const { id, version, state } = watch
  const pause = useAction({
    act: (send, paused: 0 | 1) => send(pauseWatch, { id, version, paused }),
    changes: [listWatches, watchDetail],
  })
  const remove = useAction<void, unknown>({
    act: send => send(removeWatch, { id }),
    changes: [listWatches],
    onDone: () => onRemoved?.(),
  })
  const paused = state === 'paused'
  return (
    <span className={styles.actions}>
      {(state === 'active' || paused) && (
        <Button size="small" loading={pause.busy} onClick={() => pause.run(paused ? 0 : 1)}>
          {paused ? '恢复' : '暂停'}
        </Button>
      )}
      <Popconfirm
        title="取消监控，其变化记录也会删除"
        okText="取消监控"
        cancelText="保留"
        onConfirm={() => remove.run()}
      >
        <Button size="small" danger loading={remove.busy}>
          取消监控
        </Button>
      </Popconfirm>
    </span>
  )
}
