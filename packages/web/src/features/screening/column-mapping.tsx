import { deleteBatch, listBatches, startBatch } from '@maojian/contract/calls/screening'
import {
  columnsOf,
  columnTitle,
  counterpartyFields,
  guessedText,
  mappingOf,
  unreadText,
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

/** What several columns of one field mean. */
const severalMean: Readonly<Partial<Record<CounterpartyField, string>>> = {
  name: '可选多列：首个有内容的列作为名称，其余各列（外文名、曾用名、收货人、开户行等）一并筛查',
  identifiers: '可选多列：各列编码逐一检索，列名为 IMO、护照号等时按该类编码比对',
  address: '可选多列：各列地址分别比对名单地址',
}

interface FieldChoiceProps {
  readonly field: CounterpartyField
  readonly titles: readonly string[]
  readonly chosen: readonly number[]
  readonly onChoose: (columns: readonly number[]) => void
}

const FieldChoice = ({ field, titles, chosen, onChoose }: FieldChoiceProps) => {
  const meaning = severalMean[field]
  const usual = {
    'aria-label': `${counterpartyFields[field]}所在的列`,
    allowClear: true,
    placeholder: '不使用',
    options: titles.map((_, value) => ({ value, label: columnTitle(titles, value) })),
  }
  return (
    <label className={meaning === undefined ? styles.field : styles.severalField}>
      <span>
        {counterpartyFields[field]}
        {field === 'name' && <em>必选</em>}
      </span>
      {meaning === undefined ? (
        <Select
          {...usual}
          value={chosen[0] ?? null}
          onChange={(column: number | null | undefined) => onChoose([column ?? []].flat())}
        />
      ) : (
        <Select mode="multiple" {...usual} value={[...chosen]} onChange={onChoose} optionFilterProp="label" />
      )}
      {meaning !== undefined && <small>{meaning}</small>}
    </label>
  )
}

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
  const start = useAction<void, unknown>({
    act: send => send(startBatch, { ...mapping, id }),
    onDone: onStarted,
  })
  const remove = useAction<void, unknown>({
    act: send => send(deleteBatch, { id }),
    changes: [listBatches],
    onDone: onDeleted,
  })
  const busy = start.busy || remove.busy
  const isNamed = columnsOf(mapping, 'name').length > 0
  const unread = unreadText({ ...detail, mapping })
  const guessed = guessedText(
    detail.guessed.filter(at => columnsOf(mapping, 'name').includes(at)),
    detail,
  )
  const choose = (field: CounterpartyField, chosen: readonly number[]) =>
    setMapping(mappingOf(fields.map(one => [one, one === field ? chosen : columnsOf(mapping, one)])))
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
            chosen={columnsOf(mapping, field)}
            onChoose={chosen => choose(field, chosen)}
          />
        ))}
      </div>
      {guessed !== '' && <p className={styles.unread}>{guessed}。</p>}
      {unread !== '' && (
        <p className={styles.unread}>
          {unread}。其内容不会被检索：列中如有名称、编码或地址，请在上方选入
          {detail.unreadSheets.length > 0 && '；工作表请另行提交'}。
        </p>
      )}
      <PreviewTable detail={detail} mapping={mapping} />
      <div className={styles.actions}>
        <Button type="primary" loading={busy} disabled={!isNamed} onClick={() => start.run()}>
          开始筛查
        </Button>
        <Button disabled={busy} onClick={() => remove.run()}>
          放弃并删除
        </Button>
        {!isNamed && <span role="alert">请选择名称所在的列</span>}
      </div>
    </section>
  )
}
