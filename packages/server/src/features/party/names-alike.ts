import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { foldName, spelled } from './folded-name.ts'
import { formWords, withoutLongForm } from './name-key.ts'

/** Words that many names of organisations share: having one in common says nothing. */
const commonWords = new Set(
  `COMPANY GROUP BANK TRADING TRADE INTERNATIONAL INDUSTRIES INDUSTRY INDUSTRIAL SHIPPING MARINE ENERGY HOLDING
  HOLDINGS FEDERAL STATE NATIONAL PUBLIC INSTITUTE INSTITUT RESEARCH SCIENTIFIC NAUCHNO ISSLEDOVATELSKII SCIENCE
  PRODUCTION PROIZVODSTVENNOE ENTERPRISE PREDPRIYATIE PLANT ZAVOD DESIGN BUREAU BYURO KONSTRUKTORSKOE CENTER CENTRE
  TSENTR TECHNOLOGY TECHNOLOGIES TEKHNOLOGII COMMERCIAL GENERAL SERVICE SERVICES DEVELOPMENT CORPORATION ASSOCIATION
  OBEDINENIE REPAIR ENGINEERING MACHINE BUILDING AVIATION NAMED AFTER IMENI JOINT STOCK LIMITED LIABILITY FOR AND OF
  THE FOUNDATION ORGANIZATION ORGANISATION MINISTRY RUSSIAN RUSSIA FEDERATION IRAN IRANIAN CHINA HONG KONG SHENZHEN
  BEIJING SHANGHAI KOREA SYRIAN CAPITAL INVESTMENT FINANCE FINANCIAL ELECTRONICS ELECTRONIC SYSTEMS EQUIPMENT IMPORT
  EXPORT LOGISTICS TRANSPORT PETROLEUM OIL GAS CONSTRUCTION`.split(/\s+/u),
)

/** Words that tell a part of a house from the house itself. */
const branchWords = new Set(['BRANCH', 'FILIAL', 'REPRESENTATIVE', 'SUBSIDIARY'])

export interface WrittenName {
  /** Words as they sound, the company form left out. */
  readonly words: readonly string[]
  readonly ofBranch: boolean
}

export const writtenName = (name: string, type: PartyType): WrittenName => {
  const rest = type === '02' ? foldName(name) : withoutLongForm(foldName(name))
  const folded = rest.trim().split(' ')
  const kept = type === '02' ? folded : folded.filter(word => !formWords.has(word))
  return {
    words: kept.filter(word => word !== '').map(spelled),
    ofBranch: kept.some(word => branchWords.has(word)),
  }
}

const withinOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  const [x, y] = [a.slice(i), b.slice(i)]
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)
}

const alike = (a: string, b: string): boolean => {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4) return false
  if (shorter >= 5 && (a.startsWith(b) || b.startsWith(a))) return true
  if (shorter >= 8 && a.slice(0, 7) === b.slice(0, 7)) return true
  return (
    a[0] === b[0] &&
    (shorter >= 8 ? withinOne(a.slice(0, -1), b.slice(0, -1)) || withinOne(a, b) : withinOne(a, b))
  )
}

/** How many words of the shorter name have a like word in the other. */
const wordsInCommon = (a: readonly string[], b: readonly string[]): number => {
  const left = [...b]
  let found = 0
  for (const word of a) {
    const at = left.findIndex(other => alike(word, other))
    if (at < 0) continue
    left.splice(at, 1)
    found++
  }
  return found
}

const wholeName = (a: WrittenName, b: WrittenName): boolean =>
  a.words.length > 0 && a.words.join('') === b.words.join('')

/** Two writings of one person: all words of the shorter name, at least two, stand in the other. */
export const personsAlike = (a: readonly WrittenName[], b: readonly WrittenName[]): boolean =>
  a.some(x =>
    b.some(y => {
      const shorter = Math.min(x.words.length, y.words.length)
      return wholeName(x, y) || (shorter >= 2 && wordsInCommon(x.words, y.words) === shorter)
    }),
  )

const telling = new Set([...commonWords].map(spelled))

const ownWords = (name: WrittenName): string[] =>
  name.words.filter(word => word.length >= 2 && !telling.has(word))

const organisationsAlike = (a: WrittenName, b: WrittenName): boolean => {
  if (wholeName(a, b)) return true
  const [x, y] = [ownWords(a), ownWords(b)]
  if (x.some(word => /^\d{3,}$/.test(word) && y.includes(word))) return true
  const common = wordsInCommon(x, y)
  const letters = x
    .filter(word => y.some(other => alike(word, other)))
    .reduce((sum, word) => sum + word.length, 0)
  return common >= 1 && letters >= 4
}

/** Whether two records that share a number may name one party: two persons share two words, two houses one of their own. */
export const namesAlike = (
  type: PartyType,
  a: readonly WrittenName[],
  b: readonly WrittenName[],
): boolean => {
  if (type === '02') return a.some(x => b.some(y => wholeName(x, y) || wordsInCommon(x.words, y.words) >= 2))
  return a.some(x => b.some(y => x.ofBranch === y.ofBranch && organisationsAlike(x, y)))
}

const consonants = (word: string): string => word.replace(/[AEIOU]/gu, '')

/** Whether two houses share a word of their own but for its vowels, as one word is written in two languages. */
export const soundAlike = (a: readonly WrittenName[], b: readonly WrittenName[]): boolean => {
  const heard = (names: readonly WrittenName[]) =>
    names
      .filter(({ ofBranch }) => !ofBranch)
      .flatMap(ownWords)
      .map(consonants)
      .filter(word => word.length >= 3)
  const other = heard(b)
  return heard(a).some(word => other.some(one => one[0] === word[0] && withinOne(one, word)))
}
