const asText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(asText).join(',')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Fields as the form or query string carries them: lists joined with commas, nothing sent for nothing. */
export const formEncode = (fields: Readonly<Record<string, unknown>>): URLSearchParams => {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    const text = asText(value)
    if (text !== '') form.set(name, text)
  }
  return form
}
