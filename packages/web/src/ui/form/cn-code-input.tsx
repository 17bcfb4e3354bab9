import { Checkbox, Input } from 'antd'
import type { TextFieldProps } from './eccn-input.tsx'

/** What the calls take for an item that somebody has looked up and not found. */
const notListed = 'none'

/** A code of China's list, or the tick that it was looked for and is not there. */
export const CnCodeInput = ({ value = '', onChange, ...field }: TextFieldProps) => {
  const isLooked = value === notListed || value === '无'
  return (
    <>
      <Input
        {...field}
        allowClear
        disabled={isLooked}
        placeholder={isLooked ? '不在清单上' : '如 3C001'}
        value={isLooked ? '' : value}
        onChange={event => onChange?.(event.target.value)}
      />
      <Checkbox checked={isLooked} onChange={event => onChange?.(event.target.checked ? notListed : '')}>
        已核对，不在两用物项出口管制清单上
      </Checkbox>
    </>
  )
}
