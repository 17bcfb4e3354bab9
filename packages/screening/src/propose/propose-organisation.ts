import { meaningOfLatin } from '../name/lexicon/lexicon.ts'
import { phraseAt } from '../name/lexicon/phrases.ts'
import { latinToken } from '../name/token/tokenise-latin.ts'
import type { Token } from '../name/token/token.ts'
import { brands } from './brands.table.ts'
import { chineseForm, chineseWord } from './chinese-words.ts'
import { firstRead, latinWords, type LatinWord } from './latin-words.ts'
import { proposal, type NamedParty, type NameProposal } from './name-proposal.ts'
import { noCharacters } from './no-characters.ts'
import { settledForm } from './settled-form.ts'
import { sourceLanguage, writtenInCharacters, type SourceLanguage } from './source-language.ts'
import { transcribeWord } from './transcribe-word.ts'

type Piece = { readonly text: string; readonly how: 'translated' | 'transcribed' | 'kept' }

interface Reading {
  readonly language: SourceLanguage
  /** Names are written in characters at home: which ones, no spelling says. */
  readonly characters: boolean
}

const turning = new Set(['OF', 'FOR'])

/** “A of B” is B A in Chinese. */
const segmentsOf = (words: readonly LatinWord[]): LatinWord[][] => {
  const segments: LatinWord[][] = [[]]
  for (const word of words) {
    if (turning.has(word.key)) segments.push([])
    else segments.at(-1)!.push(word)
  }
  return segments.reverse()
}

/** Places of several words as one (HONG KONG); forms keep their words. */
const withPhrases = (words: readonly LatinWord[]): LatinWord[] => {
  const keys = words.map(word => word.key)
  const out: LatinWord[] = []
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(keys, at)
    const place = phrase && meaningOfLatin(phrase.word)?.role === 'region'
    const length = place ? phrase.length : 1
    const text = words.slice(at, at + length).map(word => word.text)
    out.push({ text: text.join(' '), key: place ? phrase.word : keys[at]! })
    at += length
  }
  return out
}

const isAcronym = ({ text, key }: LatinWord): boolean =>
  key.length <= 3 ||
  !/[AEIOUY]/.test(key) ||
  /\d/.test(key) ||
  (key.length === 4 && !/[AEIOU].*[AEIOU]/.test(key) && text === key)

const nameOf = (word: LatinWord, reading: Reading): Piece => {
  const brand = brands.get(word.key)
  if (brand !== undefined) return { text: brand, how: 'translated' }
  const settled = settledForm(word)
  if (settled !== undefined) return { text: settled, how: 'transcribed' }
  if (isAcronym(word)) return { text: word.text, how: 'kept' }
  if (reading.characters) return { text: word.text, how: 'kept' }
  const heard = transcribeWord(word.key, reading.language)
  return heard === '' ? { text: word.key, how: 'kept' } : { text: heard, how: 'transcribed' }
}

/** Kinds of joint stock company: part of the form. */
const stockKinds = new Set(['OPEN', 'CLOSED', 'PUBLIC', 'NONPUBLIC'])

const withoutStockKinds = (words: readonly LatinWord[]): LatinWord[] =>
  words.filter((word, i) => words[i + 1]?.key !== 'JOINT' || !stockKinds.has(word.key))

const silent = new Set(['stop', 'form', 'kin', 'title'])

/** Company forms that the lexicon does not know. */
const foreignForms = new Set('CV SOCIEDAD ANONIMA RL SRO EAD SARLU YSC AO'.split(' '))

const pieceOf = (word: LatinWord, token: Token, reading: Reading): Piece | undefined => {
  const known = chineseWord(token)
  if (known !== undefined) return { text: known, how: 'translated' }
  if (token.role === 'numeral') return { text: word.text, how: 'kept' }
  return silent.has(token.role) || foreignForms.has(word.key) ? undefined : nameOf(word, reading)
}

/** Words that many languages put before the name and Chinese behind it: Bank Melli is 梅利银行. */
const heads = new Set(
  'BANK BANCO BANQUE BANKA HOTEL CONCERN KONTSERN ZAVOD INSTITUT FUND FOND GRUPO GROUPE'.split(' '),
)

/** Places first, then the words as they stand: modifiers precede what they modify in both languages. */
const segmentPieces = (words: readonly LatinWord[], reading: Reading): Piece[] => {
  const told = withPhrases(words).flatMap(word => {
    const token = latinToken(word.text, word.key)
    const piece = token && pieceOf(word, token, reading)
    return piece ? [{ piece, region: token.role === 'region' }] : []
  })
  const rest = told.filter(one => !one.region)
  if (rest.length > 1 && heads.has(words[0]!.key)) rest.push(rest.shift()!)
  return [...told.filter(one => one.region), ...rest].map(one => one.piece)
}

const separator = (left: Piece | undefined, right: Piece): string => {
  if (!left) return ''
  if (left.how === 'transcribed' && right.how === 'transcribed') return '·'
  return left.how === 'kept' && right.how === 'kept' ? ' ' : ''
}

// 研究 before 研究所 says it twice.
const written = (pieces: readonly Piece[]): string =>
  pieces
    .filter((piece, i) => !pieces[i + 1]?.text.startsWith(piece.text) || piece.how === 'transcribed')
    .reduce((text, piece, i, told) => text + separator(told[i - 1], piece) + piece.text, '')

const formsOf = (words: readonly LatinWord[]): Token[] =>
  words.flatMap(word => latinToken(word.text, word.key) ?? []).filter(token => token.role === 'form')

const howMade = (pieces: readonly Piece[], characters: boolean): string => {
  const kept = characters && pieces.some(piece => piece.how === 'kept' && /[a-z]/iu.test(piece.text))
  return kept ? '按词典自动翻译，罗马字拼写的部分无法推出汉字，保留原文' : '按词典自动翻译，专名按读音音译'
}

/** A company's or vessel's name: places, trade words and form translated, what distinguishes it by its sound. */
export const proposeOrganisation = ({ type, names, countries }: NamedParty): NameProposal | undefined => {
  const all = firstRead(names, latinWords)
  if (!all) return undefined
  const words = withoutStockKinds(all)
  const keys = words.map(word => word.key)
  const reading = { language: sourceLanguage(keys, countries), characters: writtenInCharacters(countries) }
  const pieces = segmentsOf(words).flatMap(segment => segmentPieces(segment, reading))
  if (pieces.every(piece => piece.how === 'kept'))
    return reading.characters && pieces.length > 0 ? noCharacters(words) : undefined
  const end = type === '03' ? '号' : chineseForm(formsOf(words))
  const heard = pieces.every(piece => piece.how !== 'translated') && (end === '' || end === '号')
  const text = written(pieces) + end
  return heard
    ? proposal(text, '机器音译', '按名称读音自动音译')
    : proposal(text, '机器翻译', howMade(pieces, reading.characters))
}
