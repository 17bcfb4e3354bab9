import { cancelBatch } from '@maojian/contract/calls/screening'
import { Button, Progress } from 'antd'
import { useAction } from '../../api/use-action.ts'
import styles from './batch-page.module.css'
import { counted, percentDone, type Batch } from './batch.ts'

/** How far the job has come; the page may be left, the job goes on. */
export const BatchProgress = ({ batch, onChanged }: { batch: Batch; onChanged: () => void }) => {
  const { run: cancel, busy } = useAction<void, unknown>({
    act: send => send(cancelBatch, { id: batch.id }),
    onDone: onChanged,
  })
  return (
    <section className="card" aria-label="筛查进度">
      <h2>
        {batch.stateName}：{batch.name}
      </h2>
      {batch.state === 'queued' ? (
        <p className={styles.facts} aria-live="polite">
          共 {counted(batch.rows)} 行，正在等待前面的批次完成，轮到时自动开始。
        </p>
      ) : (
        <>
          <Progress percent={percentDone(batch)} status="active" aria-label="筛查进度" />
          <p className={styles.facts} aria-live="polite">
            已筛查 {counted(batch.screened)} / {counted(batch.rows)} 行；命中 {counted(batch.hits)}，可能{' '}
            {counted(batch.possible)}，未发现 {counted(batch.clear)}
          </p>
        </>
      )}
      <div className={styles.actions}>
        <Button loading={busy} onClick={() => cancel()}>
          取消筛查
        </Button>
        <span>可以离开本页，筛查会继续；服务重启后从中断处接着进行。</span>
      </div>
    </section>
  )
}
