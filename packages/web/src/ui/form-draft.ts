const prefix = 'maojian.draft.'

export interface FormDraft<Fields> {
  readonly typed: Partial<Fields>
  readonly keep: (fields: Partial<Fields>) => void
  readonly forget: () => void
}

const read = <Fields>(key: string): Partial<Fields> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Fields>
  } catch {
    return {}
  }
}

/** What was typed into a form, kept in this tab until it is sent: a lost session or a refresh takes nothing. */
export const formDraft = <Fields>(owner: string, form: string): FormDraft<Fields> => {
  const key = `${prefix}${owner}.${form}`
  return {
    typed: read(key),
    keep: fields => sessionStorage.setItem(key, JSON.stringify(fields)),
    forget: () => sessionStorage.removeItem(key),
  }
}

/** Who logs out leaves nothing of what was typed behind. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
