import { foldHan, readingsOf, syllablesOf } from './han.ts'
import { romaniseCyrillic } from './cyrillic.ts'
import { romaniseHangul } from './hangul.ts'
import { foldLatin } from './latin.ts'
import { scriptOf, type Script } from './script.ts'
import { hanTokens, looksLikePerson } from './tokenise-han.ts'
import { joinPhrases, latinToken } from './tokenise-latin.ts'
import { wadeGiles } from './wade-giles.ts'
import type { Token, Variant, VariantKind } from './token.ts'
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
  for (const char of text.normalize('NFKC').replace(apostrophes, '').replace(abbreviation, '$1')) {
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
    else
      for (const word of joinPhrases(group.flatMap(words))) {
        const token = latinToken(word)
        if (token) tokens.push(token)
      }
  }
  return tokens
}

const groups = (runs: readonly Run[]): Run[][] => {
  const out: Run[][] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (run.script !== 'han' && last && last[0]!.script !== 'han') last.push(run)
    else out.push([run])
  }
  return out
}

/** Latin tokens of a Chinese variant, characters read aloud: a person by surname and given name, else by run. */
const readAloud = (tokens: readonly Token[], spell: (run: readonly Token[]) => string[]): Token[] => {
  const out: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    while (end < tokens.length && tokens[end]!.han) end++
    if (end === at) out.push(tokens[at++]!)
    else {
      out.push(...spell(tokens.slice(at, end)).flatMap(word => latinToken(word) ?? []))
      at = end
    }
  }
  return out
}

const asPinyin = (syllables: readonly string[], umlaut: string): string[] =>
  syllables.map(one => one.replaceAll('V', umlaut))

const cut = (syllables: readonly string[], surname: number): string[] =>
  surname > 0
    ? [syllables.slice(0, surname).join(''), syllables.slice(surname).join('')].filter(Boolean)
    : [syllables.join('')]

const surnameLength = (run: string): number => (looksLikePerson(run) ? ([...run].length === 4 ? 2 : 1) : 0)

const text = (run: readonly Token[]): string => run.map(token => token.key).join('')

/** Surname and given name with the reading that a dictionary gives first where the name reading is another. */
const otherReading = (run: readonly Token[]): string[] =>
  cut(
    run.map(token => readingsOf(token.key)[0] ?? ''),
    surnameLength(text(run)),
  )

const romanised = (tokens: readonly Token[]): Variant[] => {
  const spellings: readonly (readonly [VariantKind, (run: readonly Token[]) => string[]])[] = [
    ['pinyin', run => cut(asPinyin(syllablesOf(text(run), true), 'U'), surnameLength(text(run)))],
    ['pinyin', otherReading],
    ['pinyin', run => cut(asPinyin(syllablesOf(text(run), true), 'V'), surnameLength(text(run)))],
    ['pinyin', run => cut(asPinyin(syllablesOf(text(run), true), 'YU'), surnameLength(text(run)))],
    ['wade-giles', run => cut(syllablesOf(text(run), true).map(wadeGiles), surnameLength(text(run)))],
  ]
  const seen = new Set<string>()
  return spellings
    .map(([kind, spell]) => variantOf(kind, readAloud(tokens, spell)))
    .filter(variant => !seen.has(variant.exact) && seen.add(variant.exact))
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
  return tokens.some(token => token.han) ? [direct, ...romanised(direct.tokens)] : [direct]
}
