import { isPatronymic, meaningOfLatin } from '../name/lexicon/lexicon.ts'
import { firstRead, latinWords, type LatinWord } from './latin-words.ts'
import { proposal, type NamedParty, type NameProposal } from './name-proposal.ts'
import { inKorean, inPinyin, noCharacters } from './no-characters.ts'
import { settledForm } from './settled-form.ts'
import { sourceLanguage, writtenInCharacters, type SourceLanguage } from './source-language.ts'
import { transcribeWord } from './transcribe-word.ts'

const articles = new Set(['AL', 'EL', 'UL', 'AS', 'AD', 'AR', 'AN', 'AZ', 'ASH', 'AT'])

const isTitle = ({ key }: LatinWord): boolean => meaningOfLatin(key)?.role === 'title'

/** Chinese writes the given name first, as the bearer's own language does: the family name of a list goes last. */
const givenFirst = (name: string): readonly LatinWord[] | undefined => {
  const comma = name.indexOf(',')
  const words = latinWords(comma < 0 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`)
  if (!words || comma >= 0) return words
  const familyFirst = words.length === 3 && isPatronymic(words[2]!.key) && !isPatronymic(words[1]!.key)
  return familyFirst ? [...words.slice(1), words[0]!] : words
}

const spelt = (word: LatinWord, language: SourceLanguage): string => {
  if (word.key.length === 1) return word.key
  return settledForm(word) ?? (transcribeWord(word.key, language) || word.key)
}

// 阿卜杜勒 is half a name: what it serves follows behind a hyphen.
const joined = (parts: readonly string[]): string => parts.join('·').replaceAll('阿卜杜勒·', '阿卜杜勒-')

const withoutCharacters = (countries: readonly string[], words: readonly LatinWord[]): boolean => {
  // A foreigner in China (John Smith) has no characters at home either: only pinyin says that a name has.
  if (writtenInCharacters(countries)) return countries[0] !== 'CN' || inPinyin(words)
  return countries.length === 0 && ((words.length > 1 && inPinyin(words)) || inKorean(words))
}

/** A person's name by its sound, given name first, parts separated by ·; undefined when no name can be read. */
export const proposePerson = ({ names, countries }: NamedParty): NameProposal | undefined => {
  const all = firstRead(names, givenFirst)
  const words = all?.filter(word => !isTitle(word))
  if (!words || words.length === 0) return undefined
  if (withoutCharacters(countries, words)) return noCharacters(words)
  const language = sourceLanguage(
    words.map(word => word.key),
    countries,
  )
  const named = words.filter(word => words.length === 1 || !articles.has(word.key))
  const parts = (named.length > 0 ? named : words).map(word => spelt(word, language))
  return proposal(joined(parts), '机器音译', '按姓名读音自动音译')
}
