import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'

dayjs.locale('zh-cn')

const dayFormat = 'YYYY-MM-DD'

interface DayInputProps {
  readonly id?: string
  /** Where no label stands beside it. */
  readonly label?: string
  readonly value?: string
  readonly onChange?: (day: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
  /** Days that cannot be chosen. */
  readonly refuses?: (day: string) => boolean
}

const read = (text: string | undefined) => {
  const day = dayjs(text ?? null)
  return day.isValid() ? day : null
}

/** A day as the wire carries it, yyyy-MM-dd; empty where none is chosen. */
export const DayInput = ({
  value,
  onChange,
  placeholder = '年-月-日',
  label,
  refuses,
  ...field
}: DayInputProps) => (
  <DatePicker
    {...field}
    {...(label !== undefined && { 'aria-label': label })}
    style={{ width: label === undefined ? '100%' : 160 }}
    format={dayFormat}
    placeholder={placeholder}
    value={read(value)}
    {...(refuses && { disabledDate: day => refuses(day.format(dayFormat)) })}
    onChange={day => onChange?.(day?.format(dayFormat) ?? '')}
  />
)
