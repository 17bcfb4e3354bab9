import { typedDirectionSigns } from '@maojian/domain/vocabulary/direction-signs'

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null

const asText = (value: unknown): string => {
  if (Array.isArray(value) && value.length > 0 && !value.some(isRow)) return value.map(asText).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Fields as the form or query string carries them: lists of words joined with commas, rows and empty lists as JSON, nothing for nothing. */
export const formEncode = (fields: Readonly<Record<string, unknown>>): URLSearchParams => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    const text = asText(value)
    if (text !== '') form.set(name, typedDirectionSigns(text))
  }
  return form
}
