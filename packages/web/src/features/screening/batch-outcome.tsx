import { FileExcelOutlined, FilePdfOutlined, FileWordOutlined } from '@ant-design/icons'
import {
  deleteBatch,
  downloadBatch,
  downloadBatchReport,
  listBatches,
  repeatBatch,
} from '@maojian/contract/calls/screening'
import { batchScope } from '@maojian/contract/limits'
import { guessedText, unreadText } from '@maojian/domain/vocabulary/counterparty-field'
import { watchBatch } from '@maojian/contract/calls/watch'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button, Popconfirm } from 'antd'
import { fileAddress } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { WatchButton } from '../../ui/watch-button.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import styles from './batch-page.module.css'
import { batchVerdict, counted, type Batch, type BatchDetail } from './batch.ts'
import { pageAddress } from '../../ui/page-address.ts'
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
      {batch.state === 'done' && (
        <>
          <DownloadButton
            call={downloadBatchReport}
            input={{ id: batch.id, format: 'pdf' }}
            icon={<FilePdfOutlined aria-hidden="true" />}
          >
            报告 PDF
          </DownloadButton>
          <DownloadButton
            call={downloadBatchReport}
            input={{ id: batch.id, format: 'docx' }}
            icon={<FileWordOutlined aria-hidden="true" />}
          >
            报告 Word
          </DownloadButton>
          <DownloadButton
            call={downloadBatchReport}
            input={{ id: batch.id, format: 'xlsx' }}
            icon={<FileExcelOutlined aria-hidden="true" />}
          >
            报告 XLSX
          </DownloadButton>
        </>
      )}
    </>
  )

interface BatchOutcomeProps {
  readonly detail: BatchDetail
  readonly onDeleted: () => void
  /** The same rows are asked again as this batch. */
  readonly onRepeated: (id: string) => void
}

type RepeatProps = Pick<BatchOutcomeProps, 'onRepeated'> & { readonly batch: Batch }

const Repeat = ({ batch, onRepeated }: RepeatProps) => {
  const { run, busy } = useAction<void, Batch>({
    act: send => send(repeatBatch, { id: batch.id }),
    changes: [listBatches],
    onDone: ({ id }) => onRepeated(id),
  })
  return batch.state === 'done' || batch.state === 'failed' ? (
    <Button loading={busy} onClick={() => run()}>
      按最新名单重新筛查
    </Button>
  ) : null
}

/** On which lists the answer rests, and what of the file it does not reach. */
const Basis = ({ batch, notes }: { batch: Batch; notes: readonly string[] }) => (
  <>
    {batch.warning !== '' && (
      <>
        {batch.warning}
        <Link to={pages.listHealth.path}>名单状态与更新方法</Link>；
      </>
    )}
    {notes.map(text => (
      <span key={text}>{text}；</span>
    ))}
    {batch.formerId !== '' && (
      <>
        与<Link to={pageAddress('batchScreening', { id: batch.formerId })}>上次筛查</Link>相比{' '}
        {counted(batch.changed)} 行不同；
      </>
    )}
    {batchScope}
    名单快照 <code>{batch.snapshotId || nothing}</code>，{batch.startedAt || nothing} 至{' '}
    {batch.finishedAt || nothing}
  </>
)

/** The answer of the whole file first, then what can be done with it. */
export const BatchOutcome = ({ detail, onDeleted, onRepeated }: BatchOutcomeProps) => {
  const { batch } = detail
  const notes = [guessedText(detail.guessed, detail), unreadText(detail)].filter(text => text !== '')
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
          `${batch.name}：共 ${counted(batch.rows)} 行，未发现 ${counted(batch.clear)} 行${batch.unasked > 0 ? `，未能筛查 ${counted(batch.unasked)} 行` : ''}`
        }
        basis={<Basis batch={batch} notes={notes} />}
      />
      <PhoneFold title="下载、报告与其他操作">
        <div className={styles.actions}>
          <Downloads batch={batch} />
          <Repeat batch={batch} onRepeated={onRepeated} />
          {batch.state === 'done' && (
            <WatchButton call={watchBatch} input={{ id: batch.id }}>
              加入监控
            </WatchButton>
          )}
          <Popconfirm
            title="删除后文件内容和结果都不能恢复"
            okText="删除"
            cancelText="保留"
            onConfirm={() => remove()}
          >
            <Button danger>删除批次</Button>
          </Popconfirm>
        </div>
      </PhoneFold>
    </>
  )
}
