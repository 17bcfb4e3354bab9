import anyAscii from 'any-ascii'
import { foldLatin } from '../script/latin.ts'
import type { Run } from './runs.ts'
import { cutScriptWords, latinOfWord, type ScriptPiece } from '../lexicon/script-words.ts'

// Thai writes some vowels before the consonant that they follow.
const thaiVowel = /([เแโใไ])([ก-ฮ])/gu

const spell = (text: string): string => foldLatin(anyAscii(text.replace(thaiVowel, '$2$1')))

/** Scripts that put no space between words. */
const unspaced = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const piecesOf = (text: string): readonly ScriptPiece[] =>
  unspaced.test(text) ? cutScriptWords(text) : [{ text, latin: latinOfWord(text) }]

/** What only a firm or a body is called; many other words are names of persons as well (विकास, พัฒนา). */
const bodies: ReadonlySet<string | undefined> = new Set([
  'BANK',
  'MINISTRY',
  'COMPANY',
  'CORPORATION',
  'ENTERPRISE',
  'LIMITED',
  'INSURANCE',
  'COMMISSION',
  'AGENCY',
  'AUTHORITY',
  'DEPARTMENT',
  'ORGANISATION',
  'POLICE',
  'CUSTOMS',
  'SERVICE',
])

const tellsBody = ({ script, text }: Run): boolean =>
  script === 'other' && piecesOf(text).some(({ latin }) => bodies.has(latin))

/** Latin words of a run of India, Thailand, Georgia …: beside what tells a body its words of business are those of the lexicon. */
export const nativeWords = ({ text }: Run, beside: readonly Run[]): string[] =>
  beside.some(tellsBody) ? piecesOf(text).map(piece => piece.latin ?? spell(piece.text)) : [spell(text)]
