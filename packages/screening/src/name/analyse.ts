import { foldHan } from './han.ts'
import { repairHomoglyphs } from './homoglyphs.ts'
import { romaniseCyrillic } from './cyrillic.ts'
import { romaniseHangul } from './hangul.ts'
import { foldLatin } from './latin.ts'
import { scriptOf, type Script } from './script.ts'
import { readingVariants } from './readings.ts'
import { transcriptionVariants } from './transcription.ts'
import { hanTokens } from './tokenise-han.ts'
import { asPinyinName, asWord, joinPhrases, latinToken } from './tokenise-latin.ts'
import type { Token, Variant } from './token.ts'
import { variantOf } from './variant.ts'
import anyAscii from 'any-ascii'

interface Run {
  readonly script: Script
  readonly text: string
}

const apostrophes = /['’ʼ`´ʿʾ‘ʹ]/gu
// J.S.C. is JSC, but Co.,Ltd. stays two words.
const abbreviation = /(?<!\p{L})(\p{L})\.(?=\p{L}(?:\.|(?!\p{L})))/gu

const groupOf = (script: Script): Script => (script === 'digit' ? 'latin' : script)

/** Runs of one script, separators dropped; Latin letters and digits stay together (A320). */
const runsOf = (text: string): Run[] => {
  const runs: { script: Script; text: string; open: boolean }[] = []
  const clean = repairHomoglyphs(text.normalize('NFKC').replace(apostrophes, '').replace(abbreviation, '$1'))
  for (const char of clean) {
    const script = groupOf(scriptOf(char))
    const last = runs.at(-1)
    if (script === 'none') {
      if (last && !/\p{M}/u.test(char)) last.open = false
    } else if (last?.open && last.script === script) last.text += char
    else runs.push({ script, text: char, open: true })
  }
  return runs
}

const words = (run: Run): string[] => {
  if (run.script === 'latin') return [foldLatin(run.text)]
  if (run.script === 'cyrillic') return [romaniseCyrillic(run.text)]
  if (run.script === 'hangul') return romaniseHangul(run.text)
  return [foldLatin(anyAscii(run.text))]
}

/** Chinese writes a foreign name with middle dots and a person's name with none: runs of one name belong together. */
const joinHan = (runs: readonly Run[]): Run[] => {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (run.script === 'han' && last?.script === 'han')
      out[out.length - 1] = { script: 'han', text: last.text + run.text }
    else out.push(run)
  }
  return out
}

const tokensOf = (runs: readonly Run[]): Token[] => {
  const tokens: Token[] = []
  for (const group of groups(runs)) {
    if (group[0]!.script === 'han') tokens.push(...hanTokens(foldHan(group[0]!.text)))
    else tokens.push(...wordTokens(group))
  }
  return tokens.some(token => token.han) ? tokens : [...asPinyinName(withSurname(tokens))]
}

/** In a name of two words the one that looks like a patronymic is the surname (Vladimir Vashkevich). */
const withSurname = (tokens: readonly Token[]): Token[] =>
  tokens.length > 2 ? [...tokens] : tokens.map(token => (token.role === 'patronymic' ? asWord(token) : token))

const wordTokens = (runs: readonly Run[]): Token[] => {
  const abjad = runs.some(run => run.script === 'abjad')
  return joinPhrases(runs.flatMap(words)).flatMap(word => {
    const token = latinToken(word)
    return token ? [abjad && token.concept === '' ? { ...token, abjad } : token] : []
  })
}

const kindOf = (run: Run): 'han' | 'abjad' | 'word' =>
  run.script === 'han' || run.script === 'abjad' ? run.script : 'word'

const groups = (runs: readonly Run[]): Run[][] => {
  const out: Run[][] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (last && kindOf(run) !== 'han' && kindOf(last[0]!) === kindOf(run)) last.push(run)
    else out.push([run])
  }
  return out
}

const cache = new Map<string, readonly Variant[]>()

/**
 * Comparable forms of a name: the first is the name as written (other scripts than Latin and Chinese romanised),
 * the others are its romanisations when it holds Chinese characters. Empty when the name has no letter or digit.
 */
export const analyse = (name: string): readonly Variant[] => {
  let variants = cache.get(name)
  if (variants === undefined) {
    if (cache.size > 5000) cache.clear()
    cache.set(name, (variants = analyseNew(name)))
  }
  return variants
}

const analyseNew = (name: string): readonly Variant[] => {
  const runs = joinHan(runsOf(name))
  const tokens = tokensOf(runs)
  if (tokens.length === 0) return []
  const foreign = runs.some(run => run.script !== 'latin' && run.script !== 'han')
  const direct = variantOf(foreign ? 'transliterated' : 'direct', tokens)
  return tokens.some(token => token.han)
    ? [direct, ...readingVariants(direct.tokens), ...transcriptionVariants(name, direct.tokens)]
    : [direct]
}
