import { searchEccns, searchModes, type SearchMode } from '@maojian/contract/calls/eccn'
import { controlTexts } from '@maojian/contract/limits'
import { Form, Input, Select } from 'antd'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { SearchLine } from '../../ui/form/search-line.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { modeNames } from './eccn-search.ts'

interface SearchFormProps {
  readonly val: string
  readonly mode: SearchMode
  readonly onSearch: (val: string, mode: SearchMode) => void
}

const options = searchModes.map(mode => ({ value: mode, label: modeNames[mode] }))

const hints: Readonly<Record<SearchMode, string>> = {
  CODE: '输入编码，如 3A001、3a1、3A001.b.2',
  NAME: '输入物项名称关键词，如 激光器、lasers',
}

export const SearchForm = ({ val, mode, onSearch }: SearchFormProps) => {
  const { form, props } = useAddressForm({
    name: 'eccn-search',
    asked: { val, mode },
    onAsk: asked => onSearch(asked.val.trim(), asked.mode),
  })
  const chosen = Form.useWatch('mode', form) ?? mode
  const field = fieldOf(searchEccns.request.shape.key)
  return (
    <SearchLine
      form={props}
      before={
        <Form.Item name="mode">
          <Select aria-label="查询方式" style={{ width: 132 }} options={options} />
        </Form.Item>
      }
    >
      <Form.Item
        name="val"
        rules={[...field.rules, { required: true, whitespace: true, message: controlTexts.keyword }]}
      >
        <Input allowClear aria-label="编码或物项名称" placeholder={hints[chosen]} />
      </Form.Item>
    </SearchLine>
  )
}
