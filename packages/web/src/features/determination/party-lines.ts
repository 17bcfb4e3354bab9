import type { PartyRole } from '@maojian/domain/vocabulary/transaction'

export interface PartyLine {
  readonly role: PartyRole
  readonly name: string
  /** Empty or absent: not told. */
  readonly country?: string
}

export const partyLimit = 20

/** What stands in the address may be anything; what is no list of rows is none. */
const listOf = <T extends object>(text: string): T[] => {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? (read as T[]) : []
  } catch {
    return []
  }
}

export const readParties = (text: string): PartyLine[] => listOf<PartyLine>(text)

/** The rows with a name, as they are asked; undefined where there is none. */
export const askedParties = (text: string | undefined): string | undefined => {
  const named = readParties(text ?? '')
    .map(({ role, name, country }) => ({ role, name: name.trim(), ...(country && { country }) }))
    .filter(({ name }) => name !== '')
  return named.length === 0 ? undefined : JSON.stringify(named)
}

export interface ContentLine {
  readonly eccn: string
  readonly value: string
}

export interface ContentTyped {
  readonly price: string
  readonly parts: readonly ContentLine[]
}

export const readContent = (text: string): ContentTyped => {
  try {
    const { price, parts } = JSON.parse(text) as Partial<ContentTyped>
    return { price: String(price ?? ''), parts: Array.isArray(parts) ? parts : [] }
  } catch {
    return { price: '', parts: [] }
  }
}

/** Price and parts as numbers, the way the call takes them; undefined until there are both. */
export const askedContent = (text: string | undefined): string | undefined => {
  const { price, parts } = readContent(text ?? '')
  const told = parts.filter(part => part.eccn.trim() !== '' && part.value !== '')
  if (price === '' || told.length === 0) return undefined
  return JSON.stringify({
    price: Number(price),
    parts: told.map(({ eccn, value }) => ({ eccn: eccn.trim(), value: Number(value) })),
  })
}
