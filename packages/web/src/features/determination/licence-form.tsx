import { downloadDetermination } from '@maojian/contract/calls/determination'
import { activities, activitiesZh } from '@maojian/domain/vocabulary/transaction'
import { Button, Form, type FormRule, Input, InputNumber, Select, Space } from 'antd'
import { useEffect, type ReactNode } from 'react'
import type { PageQuery } from '../../ui/page-address.ts'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { DayInput } from '../../ui/form/day-input.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { CountriesSelect, CountrySelect } from '../../ui/form/country-select.tsx'
import { ContentInput } from './content-input.tsx'
import styles from './determination.module.css'
import { EccnInput } from '../../ui/form/eccn-input.tsx'
import { toWrongField } from '../../ui/form/to-wrong-field.ts'
import { EndUserInput } from './end-user-input.tsx'
import { licenceFormName } from './focus-field.ts'
import { readOwnerLines } from './owner-lines.ts'
import { PartiesInput } from './parties-input.tsx'
import { askedContent, askedParties, readContent } from './party-lines.ts'

export type LicenceQuery = PageQuery<'licenceDetermination'>

const { shape } = downloadDetermination.request

/** antd shows nothing chosen as undefined, the address as empty. */
const cleared = {
  getValueProps: (value?: string) => ({ value: value === '' ? undefined : value }),
  normalize: (value?: string) => value ?? '',
}

/** What must be told: everything else sharpens the answer. */
const Needed = () => (
  <>
    <Form.Item name="eccn" label="物项（ECCN，可带段落；未列入清单填 EAR99）" {...fieldOf(shape.eccn)}>
      <EccnInput />
    </Form.Item>
    <Form.Item name="destination" label="目的国家或地区（视同出口填国籍）" {...fieldOf(shape.destination)}>
      <CountrySelect forGoods />
    </Form.Item>
    <Form.Item name="endUser" label="最终用户（将按现行名单筛查）" {...fieldOf(shape.endUser)}>
      <EndUserInput />
    </Form.Item>
  </>
)

/** Shares that cannot be read are told at the field. */
const ownersRule: FormRule = {
  validator: (_, text?: string) => {
    const { problem } = readOwnerLines(text ?? '')
    return problem === '' ? Promise.resolve() : Promise.reject(new Error(problem))
  },
}

/** Who stands behind the end user: holders with their shares, and where the parent at the top is seated. */
const Behind = () => (
  <>
    <Form.Item name="owners" label="最终用户的股东（每行：名称 比例）" rules={[ownersRule]}>
      <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} placeholder="如 北辰控股 60%；不知道比例写 ?" />
    </Form.Item>
    <Form.Item name="headquarters" label="最终用户或其最终母公司总部所在地" {...fieldOf(shape.headquarters)}>
      <CountrySelect />
    </Form.Item>
  </>
)

const Item = ({ forOthers }: { forOthers: boolean }) => (
  <>
    {forOthers && (
      <Form.Item name="relatedTo" label="该技术、软件或设备所服务的物项" {...fieldOf(shape.relatedTo)}>
        <EccnInput />
      </Form.Item>
    )}
    <Form.Item name="hsCode" label="海关税号" {...fieldOf(shape.hsCode)}>
      <Input allowClear placeholder="如 8542.31；核对俄罗斯和高优先物项清单" />
    </Form.Item>
    <Form.Item name="value" label="订单净值（美元）" {...fieldOf(shape.value)}>
      <InputNumber stringMode controls={false} style={{ width: '100%' }} placeholder="用于核对 LVS 例外" />
    </Form.Item>
    <Form.Item name="cnCode" label="中国两用物项管制编码" {...fieldOf(shape.cnCode)}>
      <Input allowClear placeholder="如 3C001；不在清单内填“无”" />
    </Form.Item>
    <Form.Item name="date" label="判定日期" {...fieldOf(shape.date)}>
      <DayInput placeholder="今天" />
    </Form.Item>
  </>
)

const deeds = activities.map(value => ({ value, label: activitiesZh[value] }))

/** What is done, and by which way. */
const Way = () => (
  <>
    <Form.Item name="activity" label="行为" {...cleared}>
      <Select allowClear placeholder="不填按出口处理" options={deeds} />
    </Form.Item>
    <Form.Item name="shipFrom" label="起运国家或地区" {...fieldOf(shape.shipFrom)}>
      <CountrySelect forGoods />
    </Form.Item>
    <Form.Item name="via" label="途经国家或地区">
      <CountriesSelect />
    </Form.Item>
  </>
)

const origins = [
  { value: 'us', label: '美国原产，或自美国出口' },
  { value: 'foreign', label: '美国以外制造' },
]

/** Whether the US rules reach the item at all; left open, they are taken to reach it. */
const Origin = ({ foreign, computed }: { foreign: boolean; computed: boolean }) => (
  <>
    <Form.Item name="made" label="原产地" {...cleared}>
      <Select allowClear placeholder="不填按受美国条例管辖处理" options={origins} />
    </Form.Item>
    {foreign && !computed && (
      <Form.Item name="contentShare" label="受控美国成分占比（%）" {...fieldOf(shape.contentShare)}>
        <InputNumber stringMode controls={false} style={{ width: '100%' }} />
      </Form.Item>
    )}
    {foreign && (
      <Form.Item name="content" label="或逐项计算美国成分（同一币种）">
        <ContentInput />
      </Form.Item>
    )}
  </>
)

const blank = {
  eccn: '',
  destination: '',
  endUser: '',
  owners: '',
  headquarters: '',
  value: '',
  date: '',
  cnCode: '',
  made: '',
  contentShare: '',
  content: '',
  relatedTo: '',
  hsCode: '',
  activity: '',
  shipFrom: '',
  via: '',
  parties: '',
}

type Fields = typeof blank

/** Empty fields that antd shows as nothing chosen. */
const shown = (query: LicenceQuery): Fields => ({ ...blank, ...query })

const askedOf = (fields: Fields): LicenceQuery => {
  const foreign = fields.made === 'foreign'
  const computed = foreign && askedContent(fields.content) !== undefined
  return {
    ...fields,
    eccn: fields.eccn.trim(),
    content: computed ? fields.content : '',
    contentShare: foreign && !computed ? fields.contentShare : '',
    relatedTo: isForOthers(fields.eccn) ? fields.relatedTo : '',
    parties: askedParties(fields.parties) ?? '',
    ...(fields.endUser.trim() === '' && { owners: '', headquarters: '' }),
  }
}

/** Software, technology and production equipment, whose rows speak of the items they are for. */
const isForOthers = (eccn: string | undefined): boolean => /^\s*[0-9][BDE]/i.test(eccn ?? '')

const isComputed = (content: string | undefined): boolean => {
  const { price, parts } = readContent(content ?? '')
  return price !== '' || parts.length > 0
}

interface LicenceFormProps {
  readonly query: LicenceQuery
  readonly onAsk: (query: LicenceQuery) => void
  readonly onReset: () => void
  /** What the server refused, to be told at its field. */
  readonly refused: { readonly field: string; readonly message: string } | undefined
  readonly children: ReactNode
}

/** Three things asked, and what sharpens the answer. */
export const LicenceForm = ({ query, onAsk, onReset, refused, children }: LicenceFormProps) => {
  const { form, props } = useAddressForm({
    name: licenceFormName,
    asked: shown(query),
    onAsk: fields => onAsk(askedOf(fields)),
  })
  useEffect(() => {
    if (!refused) return
    form.setFields([{ name: refused.field as never, errors: [refused.message] }])
    form.scrollToField(refused.field as never, toWrongField)
  }, [form, refused])
  const foreign = Form.useWatch('made', form) === 'foreign'
  const hasUser = (Form.useWatch('endUser', form) ?? '').trim() !== ''
  const forOthers = isForOthers(Form.useWatch('eccn', form))
  const computed = isComputed(Form.useWatch('content', form))
  return (
    <section className="card" aria-label="判定条件">
      <Form {...props} className={styles.section}>
        <div className={styles.fields}>
          <Needed />
          <Item forOthers={forOthers} />
          <Origin foreign={foreign} computed={computed} />
          <Way />
          {hasUser && <Behind />}
        </div>
        <Form.Item name="parties" label="其他当事方（买方、收货人、货代、银行等，逐个筛查）">
          <PartiesInput />
        </Form.Item>
        {children}
        <Space className={styles.submit}>
          <Button
            onClick={() => {
              form.setFieldsValue(blank)
              onReset()
            }}
          >
            重置
          </Button>
          <Button type="primary" size="large" htmlType="submit">
            判定
          </Button>
        </Space>
      </Form>
    </section>
  )
}
