import { deleteBatch, listBatches, startBatch } from '@maojian/contract/calls/screening'
import {
  counterpartyFields,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import { Button, Select } from 'antd'
import { useAction } from '../../api/use-action.ts'
import { useKeptState } from '../../ui/form/use-kept-state.ts'
import styles from './batch-page.module.css'
import { counted, type BatchDetail } from './batch.ts'
import { PreviewTable } from './preview-table.tsx'

const fields = Object.keys(counterpartyFields) as CounterpartyField[]

interface FieldChoiceProps {
  readonly field: CounterpartyField
  readonly titles: readonly string[]
  readonly chosen: number | undefined
  readonly onChoose: (column: number | undefined) => void
}

const FieldChoice = ({ field, titles, chosen, onChoose }: FieldChoiceProps) => (
  <label className={styles.field}>
    <span>
      {counterpartyFields[field]}
      {field === 'name' && <em>必选</em>}
    </span>
    <Select
      aria-label={`${counterpartyFields[field]}所在的列`}
      allowClear
      placeholder="不使用"
      value={chosen ?? null}
      onChange={(column: number | null | undefined) => onChoose(column ?? undefined)}
      options={titles.map((title, value) => ({ value, label: title || `第 ${value + 1} 列` }))}
    />
  </label>
)

const Facts = ({ detail: { batch, encoding, preview } }: { detail: BatchDetail }) => (
  <p className={styles.facts}>
    {batch.name}：{counted(batch.rows)} 行
    {encoding !== '' && `，文字编码 ${encoding === 'gb18030' ? 'GBK/GB18030' : encoding.toUpperCase()}`}
    {(preview[0]?.line ?? 0) > 2 &&
      `。第 ${preview[0]!.line} 行起为数据，其上各行按表头或说明文字处理，不参加筛查`}
  </p>
)

interface ColumnMappingProps {
  readonly detail: BatchDetail
  readonly onStarted: () => void
  readonly onDeleted: () => void
}

/** Which column holds what, guessed from the titles, to be confirmed before anything is screened. */
export const ColumnMappingForm = ({ detail, onStarted, onDeleted }: ColumnMappingProps) => {
  const { id } = detail.batch
  const [mapping, setMapping] = useKeptState<ColumnMapping>(`batch.${id}`, detail.mapping)
  const start = useAction({
    act: (send, name: number) => send(startBatch, { ...mapping, id, name }),
    onDone: onStarted,
  })
  const remove = useAction<void, unknown>({
    act: send => send(deleteBatch, { id }),
    changes: [listBatches],
    onDone: onDeleted,
  })
  const busy = start.busy || remove.busy
  const { name } = mapping
  return (
    <section className="card" aria-label="列的对应关系">
      <h2>确认各列的含义</h2>
      <Facts detail={detail} />
      <div className={styles.fields}>
        {fields.map(field => (
          <FieldChoice
            key={field}
            field={field}
            titles={detail.titles}
            chosen={mapping[field]}
            onChoose={column => setMapping({ ...mapping, [field]: column })}
          />
        ))}
      </div>
      <PreviewTable detail={detail} mapping={mapping} />
      <div className={styles.actions}>
        <Button
          type="primary"
          loading={busy}
          disabled={name === undefined}
          onClick={() => name !== undefined && start.run(name)}
        >
          开始筛查
        </Button>
        <Button disabled={busy} onClick={() => remove.run()}>
          放弃并删除
        </Button>
        {name === undefined && <span role="alert">请选择名称所在的列</span>}
      </div>
    </section>
  )
}
