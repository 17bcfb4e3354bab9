import { saveProjectItem, suggestEntities } from '@maojian/contract/calls/project'
import { codes } from '@maojian/contract/codes'
import { debounces } from '@maojian/contract/limits'
import { projectTexts } from '@maojian/contract/project-rules'
import { Alert, Button, Drawer, Form, Input, InputNumber, Radio, type FormInstance } from 'antd'
import type { CallFault } from '../../api/call-fault.ts'
import { useCall } from '../../api/use-call.ts'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { CnCodeInput } from '../../ui/form/cn-code-input.tsx'
import { EccnInput } from '../../ui/form/eccn-input.tsx'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { PartLookup } from './part-lookup.tsx'
import {
  factAnswers,
  itemDifferences,
  withoutUnsaid,
  type Item,
  type ItemFields,
} from './item-differences.ts'
import styles from './project.module.css'

interface ItemDrawerProps {
  readonly projectId: string
  readonly item: Partial<Item>
  readonly onClose: () => void
  readonly onSaved: (item: Item) => Promise<void>
}

const { shape } = saveProjectItem.request

const yesNo = [
  { value: 1, label: '是' },
  { value: 0, label: '否' },
  { value: '', label: '不清楚' },
]
const startOf = (item: Partial<Item>): ItemFields => ({
  version: item.version,
  name: item.name ?? '',
  eccn: item.eccn ?? '',
  cnCode: item.cnCode ?? '',
  hsCode: item.hsCode ?? '',
  value: item.value ?? '',
  currency: item.currency ?? '',
  usOrigin: item.usOrigin ?? '',
  usContentPercent: item.usContentPercent ?? '',
  usTechnology: item.usTechnology ?? '',
  facts: item.facts ?? {},
})

/** What the name alone suggests while no code is given. */
const NameHint = ({ name, eccn }: { name: string; eccn: string }) => {
  const keyword = useDebounced(name, debounces.items)
  const found = useCall(
    suggestEntities,
    { keyword, kind: 'item' },
    { enabled: eccn === '' && [...keyword].length > 1, quiet: true },
  )
  if (eccn !== '' || !found.data || found.data.riskLevel === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={`${projectTexts.itemMayBeListed}：${found.data.reason}`}
      style={{ marginBottom: 16 }}
    />
  )
}

const Found = ({ item }: { item: Partial<Item> }) =>
  item.riskLevel === undefined || item.riskLevel === 0 ? null : (
    <Alert
      type={item.riskLevel === 1 ? 'error' : 'warning'}
      showIcon
      title={item.head || (item.riskLevel === 1 ? projectTexts.itemOnList : projectTexts.itemMayBeListed)}
      description={<span className={styles.lines}>{item.reason}</span>}
      style={{ marginBottom: 16 }}
    />
  )

const CodeFields = ({ isOutside }: { isOutside: boolean }) => (
  <>
    <Form.Item
      name="eccn"
      label="ECCN"
      extra={
        isOutside
          ? '按所填来源不受 EAR 管辖，无人申报过编码：EAR99 只在来源有变而受管辖时适用'
          : '不知道时留空；经核对不在管制清单上的填 EAR99'
      }
      {...fieldOf(shape.eccn)}
    >
      <EccnInput />
    </Form.Item>
    <Form.Item name="cnCode" label="中国两用物项编码" {...fieldOf(shape.cnCode)}>
      <CnCodeInput />
    </Form.Item>
    <Form.Item name="hsCode" label="海关编码" {...fieldOf(shape.hsCode)}>
      <Input />
    </Form.Item>
    <Form.Item name="value" label="金额" {...fieldOf(shape.value)}>
      <InputNumber min={0} style={{ width: '100%' }} />
    </Form.Item>
    <Form.Item name="currency" label="币种" {...fieldOf(shape.currency)}>
      <Input placeholder="如 USD" />
    </Form.Item>
  </>
)

const OriginFields = () => (
  <>
    <Form.Item name="usOrigin" label="是否原产于美国，或位于、来自、途经美国">
      <Radio.Group options={yesNo} />
    </Form.Item>
    <Form.Item name="usContentPercent" label="美国成分比例（%）" {...fieldOf(shape.usContentPercent)}>
      <InputNumber min={0} max={100} style={{ width: '100%' }} />
    </Form.Item>
    <Form.Item name="usTechnology" label="是否使用美国技术、软件或设备生产">
      <Radio.Group options={yesNo} />
    </Form.Item>
  </>
)

/** Questions that the determination asks of this item: each answer may settle it. */
const OpenQuestions = ({ item }: { item: Partial<Item> }) => {
  const questions = [...new Map((item.open ?? []).map(one => [one.id, one])).values()].filter(
    // The code of China's list and the ECCN have fields of their own.
    one => !one.id.startsWith('item.') && one.id !== 'cn.code',
  )
  const answered = Object.keys(item.facts ?? {}).filter(id => !questions.some(one => one.id === id))
  return (
    <>
      {questions.length > 0 && <h3>待确认事项</h3>}
      {questions.map(one => (
        <Form.Item key={one.id} name={['facts', one.id]} label={one.text}>
          <Radio.Group options={[...factAnswers]} />
        </Form.Item>
      ))}
      {answered.map(id => (
        <Form.Item key={id} name={['facts', id]} hidden>
          <Input />
        </Form.Item>
      ))}
    </>
  )
}

interface RefusedProps {
  readonly form: FormInstance<ItemFields>
  readonly fault: CallFault | undefined
  readonly onTake: (standing: Item) => void
}

/** Why it was not saved; where somebody else saved meanwhile, both words. */
const Refused = ({ form, fault, onTake }: RefusedProps) =>
  fault?.code === codes.changedElsewhere ? (
    <ChangedElsewhere<Item>
      fault={fault}
      compare={standing => itemDifferences(standing, form.getFieldsValue())}
      onTake={onTake}
      onKeep={({ version }) => {
        form.setFieldsValue({ version })
        form.submit()
      }}
    />
  ) : (
    <FaultAlert fault={fault} />
  )

/** One thing of the deal: its codes, its value and where it comes from. */
export const ItemDrawer = ({ projectId, item, onClose, onSaved }: ItemDrawerProps) => {
  const narrow = useNarrow()
  const { form, props, busy, fault, settle } = useFormCall({
    start: startOf(item),
    draft: { name: `project.${projectId}.item.${item.id ?? 'new'}` },
    act: (send, fields: ItemFields) =>
      send(
        saveProjectItem,
        { ...fields, projectId, id: item.id ?? '', facts: withoutUnsaid(fields.facts) },
        { placed: true },
      ),
    onDone: onSaved,
  })
  const name = Form.useWatch('name', form) ?? ''
  const eccn = Form.useWatch('eccn', form) ?? ''
  return (
    <Drawer
      open
      size={narrow ? '100%' : 560}
      title={item.id === undefined ? '添加物项' : '物项详情'}
      onClose={onClose}
      extra={
        <Button type="primary" loading={busy} onClick={() => form.submit()}>
          保存物项
        </Button>
      }
    >
      <Found item={item} />
      <Form {...props}>
        <Form.Item name="version" hidden>
          <Input />
        </Form.Item>
        <Form.Item name="name" label="物项名称" {...fieldOf(shape.name)}>
          <Input />
        </Form.Item>
        <NameHint name={name} eccn={eccn} />
        <Form.Item>
          <PartLookup
            onUse={part => {
              form.setFieldsValue({ eccn: part.eccn, ...(name === '' && { name: part.name || part.code }) })
              props.onValuesChange?.({}, form.getFieldsValue())
            }}
          />
        </Form.Item>
        <Refused form={form} fault={fault} onTake={standing => settle(startOf(standing))} />
        <OpenQuestions key={item.id} item={item} />
        <CodeFields isOutside={item.outsideEar === true} />
        <OriginFields />
      </Form>
      <p className={styles.quiet}>保存后按项目的全部目的地判定；未回答的问题列在“待确认事项”。</p>
    </Drawer>
  )
}
