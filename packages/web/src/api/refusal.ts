/** A refusal of the server whose field is known. */
export interface Refusal {
  readonly field: string
  readonly message: string
}

/** `参数 eccn：…` names its field for machines; a refusal that names none stays with the page. */
export const refusalOf = (message: string): Refusal | undefined => {
  const { field, reason } = /^参数 (?<field>[a-zA-Z]+)[^：]*：(?<reason>.+)$/u.exec(message)?.groups ?? {}
  return field === undefined || reason === undefined ? undefined : { field, message: reason }
}

/** What a person reads: the name of a parameter says nothing to him. */
export const plainWords = (message: string): string => refusalOf(message)?.message ?? message
