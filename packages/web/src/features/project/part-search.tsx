import { Input, Radio, Space } from 'antd'
import { PartTable, type Part } from './part-table.tsx'

export interface PartAsked {
  readonly by: 'name' | 'code'
  /** '' before anything is asked. */
  readonly words: string
}

interface PartSearchProps {
  readonly asked: PartAsked
  readonly onAsk: (asked: PartAsked) => void
  readonly chosen: string
  readonly onChoose: (part: Part) => void
}

/** A maker's part is looked for by its name or number; one of those found is chosen. */
export const PartSearch = ({ asked: { by, words }, onAsk, chosen, onChoose }: PartSearchProps) => (
  <>
    <Space wrap style={{ marginBottom: 12 }}>
      <Radio.Group
        aria-label="查找方式"
        optionType="button"
        options={[
          { value: 'code', label: '料号' },
          { value: 'name', label: '名称' },
        ]}
        value={by}
        onChange={event => onAsk({ by: event.target.value as typeof by, words: '' })}
      />
      <Input.Search
        aria-label="料号或名称"
        enterButton="查询"
        maxLength={120}
        defaultValue={words}
        onSearch={text => onAsk({ by, words: text.trim() })}
      />
    </Space>
    {words !== '' && (
      <PartTable key={`${by} ${words}`} by={by} words={words} chosen={chosen} onChoose={onChoose} />
    )}
  </>
)
