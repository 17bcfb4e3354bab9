import type { Token } from '../../name/token/token.ts'

export const concepts = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map(word => `#${word}`))

/** What a bank may leave out of its name; any other business word makes another bank. */
const ofAny = concepts('group holding company bank')

export const isBankBusiness = ({ role, concept }: Token): boolean => role === 'trade' && !ofAny.has(concept)

const endings = ['BANK', 'BANKA', 'BANCA', 'BANCO', 'BANQUE'] as const

/** The word itself in any language, or a brand that ends in it (NORVABANK). */
export const isBankWord = ({ key, concept }: Token): boolean =>
  concept === '#bank' || (concept === '' && endings.some(end => key.endsWith(end)))

export const isBank = (tokens: readonly Token[]): boolean => tokens.some(isBankWord)
