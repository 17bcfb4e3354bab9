import { Input, Select } from 'antd'
import { useDraft } from '../use-draft.ts'

interface KeywordFilterProps {
  /** What is looked for: the name of the field and what stands in it while it is empty. */
  readonly label: string
  /** What stands in the empty field, where that is shorter than the name. */
  readonly hint?: string
  readonly maxLength?: number
  readonly value: string
  readonly onChange: (keyword: string) => void
}

/** Looks for a text in a list, once it was typed whole. */
export const KeywordFilter = ({
  label,
  hint = label,
  maxLength = 300,
  value,
  onChange,
}: KeywordFilterProps) => {
  const [draft, setDraft] = useDraft(value)
  return (
    <Input.Search
      aria-label={label}
      placeholder={hint}
      allowClear
      maxLength={maxLength}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onSearch={text => onChange(text.trim())}
    />
  )
}

interface ChoiceFilterProps {
  readonly label: string
  readonly hint?: string
  /** '' for all. */
  readonly value: string
  readonly options: { value: string; label: string | undefined }[]
  readonly onChange: (value: string) => void
}

/** One of few, or all of them. */
export const ChoiceFilter = ({ label, hint = label, value, options, onChange }: ChoiceFilterProps) => (
  <Select
    aria-label={label}
    allowClear
    placeholder={hint}
    options={options}
    value={value === '' ? null : value}
    onChange={(next?: string | null) => onChange(next ?? '')}
  />
)
