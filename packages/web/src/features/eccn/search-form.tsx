import { SearchOutlined } from '@ant-design/icons'
import { searchModes, type SearchMode } from '@maojian/contract/calls/eccn'
import { controlTexts } from '@maojian/contract/limits'
import { App, Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useDraft } from '../../ui/use-draft.ts'
import styles from './eccn.module.css'
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
  const { message } = App.useApp()
  const [text, setText] = useDraft(val)
  const [chosen, setChosen] = useState(mode)
  const submit = () => {
    if (text.trim() === '') void message.error({ content: controlTexts.keyword, key: 'eccn' })
    else onSearch(text.trim(), chosen)
  }
  return (
    <search className={styles.form} data-search-box="">
      <Select
        size="large"
        aria-label="查询方式"
        style={{ width: 132 }}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      <Input
        size="large"
        allowClear
        aria-label="编码或物项名称"
        placeholder={hints[chosen]}
        value={text}
        onChange={event => setText(event.target.value)}
        onPressEnter={event => {
          if (!event.nativeEvent.isComposing) submit()
        }}
      />
      <Button type="primary" size="large" icon={<SearchOutlined aria-hidden="true" />} onClick={submit}>
        查询
      </Button>
    </search>
  )
}
