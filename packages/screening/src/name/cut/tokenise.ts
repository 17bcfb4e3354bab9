import anyAscii from 'any-ascii'
import { abjadPieces, type AbjadPiece } from '../abjad/abjad.ts'
import { arabicWords } from '../person/arabic-latin.ts'
import { asFirm } from '../firm/as-firm.ts'
import { asPerson } from '../person/as-person.ts'
import { romaniseCyrillic } from '../script/cyrillic.ts'
import { cutGivenNames, usualSpelling } from '../word/given-names.ts'
import { foldHan } from '../han/han.ts'
import { romaniseHangul } from '../korean-japanese/hangul.ts'
import { foldLatin } from '../script/latin.ts'
import { joinPhrases } from './join-phrases.ts'
import { joinAbjadWords } from './joined-abjad.ts'
import { latinInformation } from '../word/rarity.ts'
import { isStopElsewhere } from '../lexicon/small-words.ts'
import { withChineseBusiness } from '../firm/pinyin-business.ts'
import type { Run } from './runs.ts'
import { nativeWords } from './native-words.ts'
import { cutScriptWords } from '../lexicon/script-words.ts'
import type { Token } from '../token/token.ts'
import { hanTokens } from '../token/tokenise-han.ts'
import { asPinyinName, asWord, latinToken, tokenOf } from '../token/tokenise-latin.ts'
import { wordOf } from '../token/word.ts'

/** АБ is a bank of shares, AB in Latin letters a Swedish company; ИП and ФОП stand before a person who trades. */
const shortForms: Readonly<Record<string, string>> = { АБ: 'AKB', ИП: 'IPBOYUL', ФОП: 'IPBOYUL' }

/** Latin words of a run that is not Chinese. */
export const words = (run: Run, beside: readonly Run[] = [run]): string[] => {
  if (run.script === 'latin') return [foldLatin(run.text)]
  // Ю. is the initial of YURI.
  if (run.script === 'cyrillic')
    return [shortForms[run.text] ?? romaniseCyrillic(run.text).slice(0, run.text.length > 1 ? undefined : 1)]
  if (run.script === 'hangul') return romaniseHangul(run.text)
  if (run.script === 'kana')
    return cutScriptWords(run.text).map(({ text, latin }) => latin ?? foldLatin(anyAscii(text)))
  return nativeWords(run, beside)
}

/** Pieces of a name with the roles that they have in it. */
export const tokensOf = (runs: readonly Run[]): readonly Token[] => {
  const tokens: Token[] = []
  for (const group of groups(runs)) {
    if (group[0]!.script === 'han')
      tokens.push(...hanTokens(foldHan(group[0]!.text), tokens.at(-1)?.role === 'numeral'))
    else tokens.push(...wordTokens(group))
  }
  return asFirm(tokens.some(token => token.han) ? tokens : asPinyinName(asPerson(withLastLetter(tokens))))
}

/** A lone I at the end of a name is a letter, which may count (numeral.ts); elsewhere it joins two words (Mir i Trud). */
const withLastLetter = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findLastIndex(({ role }) => role !== 'form')
  return at < 1 || tokens[at]!.key !== 'I' ? tokens : tokens.with(at, asWord(tokens[at]!))
}

const wordTokens = (runs: readonly Run[]): readonly Token[] => {
  if (runs[0]!.script === 'abjad')
    return joinAbjadWords(runs).flatMap(run => abjadPieces(run.text).flatMap(abjadToken))
  const telling = tellingLetters(runs)
  return withChineseBusiness(
    arabicWords(joinPhrases(runs.flatMap(run => words(run, runs)).map(wordOf)))
      .filter(({ key }) => key !== '')
      .map(word => (telling.has(word.key) ? asWord({ text: word.key, key: word.key, word }) : tokenOf(word))),
  )
}

const noLetters: ReadonlySet<string> = new Set()

/** ЛЕС is timber, and no article of the French. */
const tellingLetters = (runs: readonly Run[]): ReadonlySet<string> => {
  if (runs.every(({ script }) => script !== 'cyrillic')) return noLetters
  const words = runs.flatMap(({ script, text }) => (script === 'cyrillic' ? [romaniseCyrillic(text)] : []))
  return new Set(words.filter(isStopElsewhere))
}

const abjadToken = ({ text, key, abjad }: AbjadPiece): Token[] => {
  if (!abjad) return [latinToken(text, key)].filter(token => token !== undefined)
  const parts = cutGivenNames(key, true).filter(Boolean)
  return parts.map(part => {
    const token = asWord({ text: parts.length > 1 ? part : text, key: part })
    const spelt = usualSpelling(part)
    return token.with({ abjad, weight: spelt === undefined ? token.weight : latinInformation(spelt) })
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
