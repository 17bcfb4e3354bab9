import { meaningOfLatin } from '../name/lexicon/lexicon.ts'
import type { Subject } from '../types.ts'
import { filedKeys } from './address-keys.ts'
import { readAddress, type Address } from './read-address.ts'
import { apart, roomWords } from './words.ts'

const begins = new RegExp(
  String.raw`^\s*(?:AND\s+)?(?:${roomWords}${apart.behind}|(?:NO\.?\s*)?\d|[UL]?G\s*\/\s*F)`,
  'iu',
)
const hanFirm = /公司|集团|工厂|商行|研究所/u
const han = /\p{Script=Han}/u

/** 1425 Brickell Avenue, LLC is a firm. */
const namesFirm = (rest: string): boolean =>
  hanFirm.test(rest) || (rest.match(/[A-Z]+/gu) ?? []).some(word => meaningOfLatin(word)?.role === 'form')

/** The address that a name is and nothing else; undefined of any other name. */
export const addressAlone = (name: string): Address | undefined => {
  if (!begins.test(name) && !han.test(name)) return undefined
  const address = readAddress(name)
  return address?.street && !namesFirm(address.rest) ? address : undefined
}

/** A listed address, by the place of its name among those of its subject. */
export interface ListedAddress {
  readonly nameIndex: number
  readonly address: Address
}

/** The addresses that a list names, and nobody at them (15 CFR 744.16): where each name of a subject is one. */
export const listedAddresses = ({ names }: Pick<Subject, 'names'>): readonly ListedAddress[] => {
  const found: ListedAddress[] = []
  for (const [nameIndex, { text }] of names.entries()) {
    const address = addressAlone(text)
    if (!address) return []
    found.push({ nameIndex, address })
  }
  return found
}

/** Keys under which they are filed beside codes. */
export const listedAddressKeys = (subject: Pick<Subject, 'names'>): readonly string[] => [
  ...new Set(listedAddresses(subject).flatMap(({ address }) => filedKeys(address))),
]
