import { remember } from '../memory.ts'
import { abjadPieces, joinAbjadEndings, type AbjadPiece } from './abjad.ts'
import { arabicWords } from './arabic-latin.ts'
import { asFirm } from './as-firm.ts'
import { asPerson, isPersonal } from './as-person.ts'
import { cutGivenNames, usualSpelling } from './given-names.ts'
import { foldHan } from './han.ts'
import { compoundWords } from './compounds.ts'
import { repairHomoglyphs } from './homoglyphs.ts'
import { romaniseCyrillic } from './cyrillic.ts'
import { romaniseHangul } from './hangul.ts'
import { foldLatin } from './latin.ts'
import { withHeardKana } from './heard-kana.ts'
import { initialsApart } from './initials.ts'
import { meaningOfLatin } from './lexicon.ts'
import { latinInformation } from './rarity.ts'
import { cutScriptWords } from './script-words.ts'
import { scriptOf, type Script } from './script.ts'
import { withSouthSpelling } from './south-spelling.ts'
import { withSpelledBusiness } from './spelled-business.ts'
import { isCharacters, pinyinOfWadeGiles, readingVariants } from './readings.ts'
import { transcriptionVariants } from './transcription.ts'
import { hanTokens } from './tokenise-han.ts'
import { joinPhrases } from './phrases.ts'
import { asPinyinName, asWord, latinToken } from './tokenise-latin.ts'
import { isGeneric, roleWeights, type Token, type Variant } from './token.ts'
import { variantOf } from './variant.ts'
import anyAscii from 'any-ascii'

interface Run {
  readonly script: Script
  readonly text: string
}

const apostrophes = /['’ʼ`´ʿʾ‘ʹ]/gu
/** Marks without width or writing: the join of Persian endings, direction, soft hyphens, byte order. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** A list's remark on the writing that follows (Arabic: محمد) is no part of the name. */
const remark =
  /^\s*(?:Arabic|Belarusian|Russian|Ukrainian|Cyrillic|Persian|Farsi|Pashto|Dari|Urdu|Hebrew|Chinese|Korean|Japanese|Greek|Turkish|Georgian|Armenian|Serbian|Bulgarian)(?: spelling| script)?\s*:\s*/iu
// J.S.C. is JSC, but Co.,Ltd. stays two words.
const abbreviation = /(?<!\p{L})(\p{L})\.(?=\p{L}(?:\.|(?!\p{L})))/gu

// Danish and Norwegian forms: A/S is no A and no S.
const strokeForm = /(?<!\p{L})([AIKP])\/S(?!\p{L})/giu

const anyHangul = /[\uac00-\ud7a3]/
/** №7 is no word NO7. */
const numberSign = /№|N[º°]/gu

const groupOf = (script: Script): Script => (script === 'digit' ? 'latin' : script)

/** Runs of one script, separators dropped; Latin letters and digits stay together (A320). */
const runsOf = (text: string): Run[] => {
  const runs: { script: Script; text: string; open: boolean }[] = []
  const clean = repairHomoglyphs(
    joinAbjadEndings(text.replace(numberSign, ' ').normalize('NFKC'))
      .replace(invisible, '')
      .replace(remark, '')
      .replace(apostrophes, '')
      .replace(abbreviation, '$1')
      .replace(strokeForm, '$1S'),
  )
  for (const char of clean) {
    const script = groupOf(scriptOf(char))
    const last = runs.at(-1)
    if (script === 'none') {
      if (!last) continue
      if (!/\p{M}/u.test(char)) last.open = false
      // The vowel signs of India and Thailand are marks on a letter.
      else if (last.open && last.script === 'other') last.text += char
    } else if (last?.open && last.script === script) last.text += char
    else runs.push({ script, text: char, open: true })
  }
  return runs
}

// Thai writes some vowels before the consonant that they follow.
const thaiVowel = /([เแโใไ])([ก-ฮ])/gu

const words = (run: Run): string[] => {
  if (run.script === 'latin') return [foldLatin(run.text)]
  // Ю. is the initial of YURI.
  if (run.script === 'cyrillic')
    return [romaniseCyrillic(run.text).slice(0, run.text.length > 1 ? undefined : 1)]
  if (run.script === 'hangul') return romaniseHangul(run.text)
  if (run.script === 'kana')
    return cutScriptWords(run.text).map(({ text, latin }) => latin ?? foldLatin(anyAscii(text)))
  return [foldLatin(anyAscii(run.text.replace(thaiVowel, '$2$1')))]
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

const tokensOf = (runs: readonly Run[]): readonly Token[] => {
  const tokens: Token[] = []
  for (const group of groups(runs)) {
    if (group[0]!.script === 'han') tokens.push(...hanTokens(foldHan(group[0]!.text)))
    else tokens.push(...wordTokens(group))
  }
  return asFirm(tokens.some(token => token.han) ? tokens : asPinyinName(asPerson(withFirst(tokens))))
}

/** SIRIUS I is SIRIUS 1: a lone I at the end of a name counts, elsewhere and behind a letter it is a word or an initial. */
const withFirst = (tokens: readonly Token[]): readonly Token[] => {
  const last = tokens.at(-1)
  if (tokens.length < 2 || last?.key !== 'I' || tokens.at(-2)!.key.length === 1) return tokens
  return [
    ...tokens.slice(0, -1),
    { ...last, key: '1', role: 'numeral', concept: '=1', weight: roleWeights.numeral! },
  ]
}

const wordTokens = (runs: readonly Run[]): Token[] => {
  if (runs[0]!.script === 'abjad') return runs.flatMap(run => abjadPieces(run.text).flatMap(abjadToken))
  return arabicWords(joinPhrases(runs.flatMap(words))).flatMap(word => latinToken(word) ?? [])
}

const abjadToken = ({ text, key, abjad }: AbjadPiece): Token[] => {
  if (!abjad) return [latinToken(text, key)].filter(token => token !== undefined)
  const parts = cutGivenNames(key, true).filter(Boolean)
  return parts.map(part => {
    const token = asWord({ text: parts.length > 1 ? part : text, key: part })
    const spelt = usualSpelling(part)
    return { ...token, abjad, weight: spelt === undefined ? token.weight : latinInformation(spelt) }
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

/**
 * Comparable forms of a name: the first is the name as written (other scripts than Latin and Chinese romanised),
 * the others are its romanisations when it holds Chinese characters. Empty when the name has no letter or digit.
 */
export const analyse = remember<readonly Variant[]>(2500, name => analyseNew(name))

/** Lists write two spellings of one name with a stroke between them. */
const alternatives = /\s+\/\s+/u
const mostAlternatives = 3

const inLatin = /[^\p{Script=Latin}\p{Nd}\p{P}\s]+/gu
const inOther = /[\p{Script=Latin}\p{Nd}]+/gu
const latinLetter = /\p{Script=Latin}/u
const otherLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/u

/** A name that a list writes in two scripts one after the other: each of them is the name. */
const eachScript = (name: string): Variant[] => {
  if (!otherLetter.test(name) || !latinLetter.test(name)) return []
  return [name.replace(inLatin, ' '), name.replace(inOther, ' ')].flatMap(part => {
    const [direct] = formsOf(part)
    return direct && direct.tokens.filter(token => token.role === 'word' && token.key.length > 1).length > 1
      ? [variantOf('shortened', direct.tokens)]
      : []
  })
}

const spelledTwice = (name: string): Variant[] => {
  const parts = name.split(alternatives)
  if (parts.length < 2 || parts.length > mostAlternatives) return []
  const forms = parts.map(formsOf)
  const personal = forms.every(
    ([direct]) => direct && direct.tokens.length > 1 && direct.tokens.every(isPersonal),
  )
  return personal ? forms.flat() : []
}

/** So many pieces in one word tell a firm (RUSNORVABANK); fewer need a business word or a form beside them. */
const fewestTelling = 3

/** A name with each word that is put together of several cut into them: Norvapromtrans, Norva Industrial Transport. */
const withCompounds = (direct: Variant | undefined): Variant[] => {
  if (!direct) return []
  const firm = direct.tokens.some(({ role }) => role === 'trade' || role === 'form')
  const tokens = direct.tokens.flatMap(token => {
    const cut = token.role === 'word' && !token.han && !token.abjad ? compoundWords(token.key) : []
    return cut.length < (firm ? 2 : fewestTelling) ? [token] : cut.flatMap(word => latinToken(word) ?? [])
  })
  return tokens.length === direct.tokens.length ? [] : [variantOf('shortened', asFirm(tokens))]
}

/** V.V. Putin: letters with dots are initials beside the name of a person, as well as an abbreviation. */
const byInitials = (name: string): Variant[] => {
  const text = initialsApart(name)
  const [direct] = text === undefined ? [] : formsOf(text)
  if (!direct || direct.tokens.length > mostWithInitials || !direct.tokens.every(isPersonal)) return []
  const named = direct.tokens.some(token => token.role === 'word' && token.key.length > 2)
  return named && !direct.tokens.some(token => token.han) ? [direct] : []
}

const mostWithInitials = 6

const analyseNew = (name: string): readonly Variant[] => {
  const spellings = spelledTwice(name)
  if (spellings.length > 0) return spellings
  const forms = formsOf(name)
  const variants = [
    ...forms,
    ...withCompounds(forms[0]),
    ...withSpelledBusiness(forms[0]),
    ...withHeardKana(name, forms[0]),
    ...(anyHangul.test(name) ? withSouthSpelling(name, forms[0]) : []),
    ...eachScript(name),
    ...byInitials(name),
  ]
  const shorter = withoutAcronym(name)
  if (variants.length === 0 || shorter === name) return variants
  const [direct] = formsOf(shorter)
  return direct === undefined ? variants : [...variants, variantOf('shortened', direct.tokens)]
}

/** GLORY LINK (EX HALCYON): what a ship or a firm was called before, told in brackets. */
const formerly = /\s*\((?:EX|F\/?K\/?A|FORMERLY|FORMER|NOW|曾用名|原名?)[\s.:：-][^)]*\)\s*/giu

/** Whether letters stand in a text in their order, the first one first: NIOC in National Iranian Oil Company. */
const abbreviates = (letters: string, text: string): boolean => {
  if (letters.length < 2 || letters[0] !== text[0]) return false
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

const fewestBusiness = 3

const isWholeBusiness = (text: string): boolean => {
  const tokens = (formsOf(text)[0]?.tokens ?? []).filter(token => token.role !== 'form')
  return tokens.length >= fewestBusiness && tokens.every(isGeneric)
}

const told = /\s*[(（]\s*([^()（）]{2,80})\s*[)）]\s*/u

/** Whether brackets only tell the name again: its acronym, or the same words with a shorter form (АО «Волна»). */
const tellsAgain = (inside: string, rest: string): boolean => {
  const inner = (formsOf(inside)[0]?.tokens ?? []).filter(token => token.role !== 'form')
  if (inner.length === 0) return false
  const held = new Set((formsOf(rest)[0]?.tokens ?? []).map(token => token.key))
  if (inner.every(token => token.role !== 'region' && held.has(token.key))) return true
  const [only, ...more] = inner
  if (more.length > 0 || meaningOfLatin(only!.key) !== undefined) return false
  // Business words alone are a name, whatever house name stands behind them: Norva Electronics Industries (Sanor).
  if (only!.role === 'word' && !only!.han && isWholeBusiness(rest)) return true
  const spelt = runsOf(rest).flatMap(run => (run.script === 'han' ? [] : words(run)))
  const named = (formsOf(rest)[0]?.tokens ?? []).filter(token => token.role !== 'form')
  return (
    /^[A-Z]{2,8}$/.test(only!.key) &&
    [spelt, named.map(token => token.key)].some(keys => abbreviates(only!.key, keys.join('')))
  )
}

const trailing = /^(.+?)\s+[-–—]\s*(\p{Lu}{2,8})\s*$/u

/** The name without its own acronym or a former name in brackets: National Iranian Oil Company (NIOC). A place in brackets stays. */
const withoutAcronym = (written: string): string => {
  const [, before, letters] = trailing.exec(written) ?? []
  if (before !== undefined && tellsAgain(letters!, before)) return before
  if (!/[(（]/u.test(written)) return written
  const name = written.normalize('NFKC')
  const present = name.replace(formerly, ' ')
  if (present !== name) return present
  const inside = told.exec(name)?.[1]
  if (inside === undefined) return written
  const rest = name.replace(told, ' ')
  return tellsAgain(inside, rest) ? rest : written
}

const formsOf = (name: string): readonly Variant[] => {
  const runs = joinHan(runsOf(name))
  const tokens = tokensOf(runs)
  if (tokens.length === 0) return []
  const foreign = runs.some(run => run.script !== 'latin' && run.script !== 'han')
  const direct = variantOf(foreign ? 'transliterated' : 'direct', tokens)
  if (tokens.some(isCharacters))
    return [direct, ...readingVariants(direct.tokens), ...transcriptionVariants(name, direct.tokens)]
  return foreign ? [direct] : [direct, ...pinyinOfWadeGiles(direct.tokens)]
}
