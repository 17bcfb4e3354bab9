import { deleteBatch, downloadBatch, listBatches } from '@maojian/contract/calls/screening'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button, Popconfirm } from 'antd'
import { fileAddress } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import styles from './batch-page.module.css'
import { batchVerdict, counted, type Batch } from './batch.ts'
import { nothing } from '../../ui/nothing.ts'

const Downloads = ({ batch }: { batch: Batch }) =>
  batch.screened === 0 ? null : (
    <>
      <Button
        type="primary"
        href={fileAddress(downloadBatch, { id: batch.id, format: 'xlsx' })}
        target="_blank"
      >
        下载 XLSX
      </Button>
      <Button href={fileAddress(downloadBatch, { id: batch.id, format: 'csv' })} target="_blank">
        下载 CSV
      </Button>
    </>
  )

/** The answer of the whole file first, then what can be done with it. */
export const BatchOutcome = ({ batch, onDeleted }: { batch: Batch; onDeleted: () => void }) => {
  const { run: remove } = useAction<void, unknown>({
    act: send => send(deleteBatch, { id: batch.id }),
    changes: [listBatches],
    onDone: onDeleted,
  })
  return (
    <>
      <VerdictLine
        {...batchVerdict(batch)}
        detail={
          batch.error ||
          `${batch.name}：共 ${counted(batch.rows)} 行，未发现 ${counted(batch.clear)} 行${batch.unasked > 0 ? `，缺少名称未筛查 ${counted(batch.unasked)} 行` : ''}`
        }
        basis={
          <>
            {batch.warning !== '' && (
              <>
                {batch.warning}
                <Link to={pages.listHealth.path}>导入真实名单</Link>；
              </>
            )}
            名单快照 <code>{batch.snapshotId || nothing}</code>，{batch.startedAt || nothing} 至{' '}
            {batch.finishedAt || nothing}
          </>
        }
      />
      <div className={styles.actions}>
        <Downloads batch={batch} />
        <Popconfirm
          title="删除后文件内容和结果都不能恢复"
          okText="删除"
          cancelText="保留"
          onConfirm={() => remove()}
        >
          <Button danger>删除批次</Button>
        </Popconfirm>
      </div>
    </>
  )
}
