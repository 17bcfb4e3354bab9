import type { Answer } from '@maojian/contract/calls/licence-answers'
import { Radio } from 'antd'
import { answerOptions } from './outcome-words.ts'

interface AnswerChoiceProps {
  readonly label: string
  readonly value: Answer | ''
  readonly onChange: (answer: Answer) => void
}

export const AnswerChoice = ({ label, value, onChange }: AnswerChoiceProps) => (
  <Radio.Group
    aria-label={label}
    optionType="button"
    size="small"
    options={[...answerOptions]}
    value={value === '' ? undefined : value}
    onChange={event => onChange(event.target.value as Answer)}
  />
)
