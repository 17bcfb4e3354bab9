import { projectTexts } from '@maojian/contract/project-rules'
import { Alert, Checkbox, Input, InputNumber, Radio, Select } from 'antd'
import type { ReactNode } from 'react'
import { CountriesSelect } from '../../../ui/form/country-select.tsx'
import { EccnInput } from '../../../ui/form/eccn-input.tsx'
import { EntryPicker } from './entry-picker.tsx'
import { FileField } from './file-field.tsx'
import { NamesField } from './names-field.tsx'
import { PartPicker } from './part-picker.tsx'
import type { FieldProps } from './field-props.ts'
import type { WizardQuestion } from './wizard-answers.ts'
import styles from './wizard.module.css'

const yesNo = [
  { value: '1', label: '是' },
  { value: '0', label: '否' },
]
const yesNoUnclear = [...yesNo, { value: '2', label: '不清楚' }]

const one = (text: string | number | null | undefined): readonly string[] =>
  text === null || text === undefined || text === '' ? [] : [String(text)]

const idOf = ({ questionId }: WizardQuestion): string => `wizard-${questionId.replaceAll('.', '-')}`

const Answered = ({ question, said, onSay }: FieldProps) => (
  <Radio.Group
    id={idOf(question)}
    aria-labelledby={`${idOf(question)}-label`}
    optionType="button"
    options={question.kind === 'yesNo' ? yesNo : yesNoUnclear}
    value={said[0] ?? ''}
    onChange={event => onSay(one(event.target.value as string))}
  />
)

const Choice = ({ question, said, onSay }: FieldProps) => {
  const options = question.options.map(({ answerId, text }) => ({ value: answerId, label: text }))
  if (options.length > 4)
    return (
      <Select
        id={idOf(question)}
        aria-labelledby={`${idOf(question)}-label`}
        className={styles.wide!}
        allowClear
        placeholder="请选择"
        value={said[0] ?? null}
        options={options}
        onChange={(value: string | undefined) => onSay(one(value))}
      />
    )
  return (
    <Radio.Group
      id={idOf(question)}
      aria-labelledby={`${idOf(question)}-label`}
      className={styles.choices!}
      options={options}
      value={said[0] ?? ''}
      onChange={event => onSay(one(event.target.value as string))}
    />
  )
}

const fields: Readonly<Record<WizardQuestion['kind'], (props: FieldProps) => ReactNode>> = {
  text: ({ question, said, onSay }) => (
    <Input
      id={idOf(question)}
      aria-labelledby={`${idOf(question)}-label`}
      className={styles.wide!}
      maxLength={300}
      value={said[0] ?? ''}
      onChange={event => onSay(one(event.target.value))}
    />
  ),
  number: ({ question, said, onSay }) => (
    <InputNumber
      id={idOf(question)}
      aria-labelledby={`${idOf(question)}-label`}
      min={0}
      max={100}
      value={said[0] === undefined ? null : Number(said[0])}
      onChange={value => onSay(one(value))}
    />
  ),
  yesNo: Answered,
  yesNoUnclear: Answered,
  choice: Choice,
  tick: ({ question, said, onSay }) => (
    <Checkbox
      id={idOf(question)}
      checked={said[0] === '1'}
      onChange={event => onSay(event.target.checked ? ['1'] : [])}
    >
      {question.question}
    </Checkbox>
  ),
  eccn: ({ question, said, onSay }) => (
    <div className={styles.wide}>
      <EccnInput id={idOf(question)} value={said[0] ?? ''} onChange={text => onSay(one(text))} />
    </div>
  ),
  countries: ({ question, said, onSay }) => (
    <div className={styles.wide}>
      <CountriesSelect
        id={idOf(question)}
        most={200}
        value={said.join(',')}
        onChange={codes => onSay(codes === '' ? [] : codes.split(','))}
      />
    </div>
  ),
  names: NamesField,
  files: FileField,
  component: PartPicker,
  entry: EntryPicker,
}

interface ViewProps extends FieldProps {
  /** Why this field keeps the page from going on. */
  readonly error: string | undefined
}

/** One question with why it is asked, its citation, its field and what is wrong with it. */
export const WizardQuestionView = ({ error, ...props }: ViewProps) => {
  const { question, said } = props
  const Field = fields[question.kind]
  const isTick = question.kind === 'tick'
  return (
    <div className={styles.question} data-error={error !== undefined}>
      {!isTick && (
        <label id={`${idOf(question)}-label`} htmlFor={idOf(question)}>
          {question.question}
          {question.required && <span className={styles.required}>必填</span>}
        </label>
      )}
      {(question.description !== '' || question.citation !== '') && !isTick && (
        <small>
          {question.description} {question.citation !== '' && <span>依据：{question.citation}</span>}
        </small>
      )}
      <Field {...props} />
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {said[0] === '2' && question.kind === 'yesNoUnclear' && (
        <Alert type="warning" showIcon title={projectTexts.unclear} />
      )}
    </div>
  )
}
