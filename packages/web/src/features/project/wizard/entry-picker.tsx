import { listReference } from '@maojian/contract/calls/eccn'
import { Input, Select } from 'antd'
import { useCallback, useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { EccnInput } from '../../../ui/form/eccn-input.tsx'
import { ClassifyHelp } from './classify-help.tsx'
import { EntryTable, groupsOf, type Search } from './entry-table.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './wizard.module.css'

interface SearchLineProps {
  readonly search: Search
  readonly groups: readonly string[]
  readonly onAsk: (patch: Partial<Search>) => void
}

const named = (all: readonly { code: string; name: string }[] = []) =>
  all.map(one => ({ value: one.code, label: `${one.code} ${one.name}` }))

const SearchFields = ({ search, groups, onAsk }: SearchLineProps) => {
  const reference = useCall(listReference, {}, { staleMs: Infinity })
  return (
    <div className={styles.search}>
      <Input.Search
        aria-label="清单关键词"
        placeholder="编码或物项名称，如 3A001、模数转换器"
        enterButton="查询"
        defaultValue={search.key}
        onSearch={text => onAsk({ key: text.trim() })}
      />
      <Select
        aria-label="类别"
        allowClear
        placeholder="全部类别"
        value={search.category === '' ? null : search.category}
        options={named(reference.data?.categories)}
        onChange={(category: string | undefined) => onAsk({ category: category ?? '' })}
      />
      <Select
        aria-label="产品组"
        allowClear
        placeholder="全部产品组"
        value={search.group === '' ? null : search.group}
        options={named(reference.data?.groups.filter(one => groups.includes(one.code)))}
        onChange={(group: string | undefined) => onAsk({ group: group ?? '' })}
      />
    </div>
  )
}

/** The controlled list, searched by words, category and group; the ticked entry may be given its paragraph. */
export const EntryPicker = ({ page, said, onSay, onWords }: FieldProps) => {
  const [search, setSearch] = useState<Search>({
    key: page.cclKeyword || page.itemName,
    category: page.cclCategory || page.industry,
    group: page.cclGroup,
  })
  const ask = (patch: Partial<Search>): void => setSearch({ ...search, ...patch })
  const tell = useCallback(
    (isEmpty: boolean) =>
      onWords({
        cclKeyword: search.key,
        cclCategory: search.category,
        cclGroup: search.group,
        isInvolveCCL: isEmpty ? '1' : '',
      }),
    [onWords, search],
  )
  return (
    <div>
      <label htmlFor="wizard-eccn">选定的条目或段落</label>
      <div className={styles.wide}>
        <EccnInput
          id="wizard-eccn"
          value={said[0] ?? ''}
          onChange={text => onSay(text === '' ? [] : [text])}
        />
      </div>
      <ClassifyHelp name={page.itemName} onUse={eccn => onSay([eccn])} />
      <SearchFields search={search} groups={groupsOf[page.pageCode] ?? []} onAsk={ask} />
      <EntryTable
        key={JSON.stringify(search)}
        search={search}
        page={page.pageCode}
        chosen={said[0] ?? ''}
        onChoose={eccn => onSay([eccn])}
        onFound={tell}
      />
    </div>
  )
}
