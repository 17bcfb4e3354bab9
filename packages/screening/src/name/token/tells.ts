import { isGivenName } from '../word/given-names.ts'
import type { Token } from './token.ts'

/** What a piece of a name tells of whoever bears it; every rule that asks for a firm, a place or a script asks here. */
type Piece = Pick<Token, 'role'>

export const isForm = ({ role }: Piece): boolean => role === 'form'

/** A word of business, of whatever kind. */
export const isTrade = ({ role }: Piece): boolean => role === 'trade'

export const isPlace = ({ role }: Piece): boolean => role === 'region'

/** A country itself, and no place inside it. */
export const isCountry = ({ concept }: Pick<Token, 'concept'>): boolean => /^@[A-Z]{2}$/.test(concept)

/** A place inside China, which only bodies at home there have in their names. */
export const isPlaceOfChina = ({ concept }: Pick<Token, 'concept'>): boolean => concept.startsWith('@cn-')

/** A word of business or a form: no person, no ship is called so. */
export const tellsFirm = (piece: Piece): boolean => isTrade(piece) || isForm(piece)

/** One word of business, a place, a form or a number, of two characters and more: who writes it means no other one. */
export const isKnownWord = (token: Pick<Token, 'role' | 'text'> | undefined): boolean =>
  token !== undefined && token.role !== 'word' && token.text.length > 1

/** A spelling of a given name, in whatever letters. */
export const bearsGivenName = ({ key, abjad }: Pick<Token, 'key' | 'abjad'>): boolean =>
  isGivenName(key, abjad)

export const namesFirm = (tokens: readonly Piece[]): boolean => tokens.some(tellsFirm)

/** The same, or a place: hardly a person is called so, ships are. */
export const tellsFirmOrPlace = (piece: Piece): boolean => tellsFirm(piece) || isPlace(piece)

export const namesFirmOrPlace = (tokens: readonly Piece[]): boolean => tokens.some(tellsFirmOrPlace)

const han = /^\p{Script=Han}/u

/** Written in Chinese characters, be it one of them or a word of several. */
export const isInHan = ({ key }: Pick<Token, 'key'>): boolean => han.test(key)

const ofAnyFirm: ReadonlySet<string> = new Set(['#group', '#holding', '#international', '#company'])

/** What any firm may call itself: its structure, not its business. */
export const isStructure = ({ concept }: Pick<Token, 'concept'>): boolean => ofAnyFirm.has(concept)
