import { useState } from 'react'
import { PartSearch, type PartAsked } from '../part-search.tsx'
import type { FieldProps } from './field-props.ts'

/** A maker's part by its name or number (page 021): one row or none. */
export const PartPicker = ({ page, said, onSay, onWords }: FieldProps) => {
  const [asked, setAsked] = useState<PartAsked>({
    by: page.componentType === 1 ? 'name' : 'code',
    words: page.componentKeyword,
  })
  const ask = (next: PartAsked): void => {
    setAsked(next)
    onWords({ componentKeyword: next.words, componentType: next.by === 'name' ? '1' : '2' })
  }
  return (
    <div>
      <PartSearch asked={asked} onAsk={ask} chosen={said[0] ?? ''} onChoose={part => onSay([part.id])} />
    </div>
  )
}
