import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { heardAlike } from '../../name/han/heard-han.ts'
import { foldHan, soundAlike } from '../../name/han/han.ts'
import { isNameOfChina, looksForeignSurname } from '../../name/reading/transcription.ts'
import { onlyGeneric, type Variant } from '../../name/token/token.ts'
import { hash32 } from '../../text-hash.ts'

/** Of fewer characters one that is another makes another name. */
const fewest = 3
const most = 8
const inHan = /^\p{Script=Han}+$/u
const dots = /[·・•‧∙⋅･-]/u
const fathersName = /[维耶][奇娜]$/u

const isSurname = (part: string): boolean => part.length >= fewest && part.length <= most && inHan.test(part)

/** Whether it is a surname by itself, and not one behind a given name. */
interface Surname {
  readonly text: string
  readonly alone: boolean
}

/** What the press may call a foreigner by who is listed under these characters: every part but the given name and the father's. */
const surnamesOf = (name: string): readonly Surname[] => {
  const parts = foldHan(name).split(dots)
  const [first] = parts
  if (parts.length === 1)
    return isSurname(first!) && looksForeignSurname(first!) ? [{ text: first!, alone: true }] : []
  return parts
    .slice(1)
    .filter((part, at, all) => isSurname(part) && (at === all.length - 1 || !fathersName.test(part)))
    .map(text => ({ text, alone: false }))
}

/** From so many characters on two of them may be others. */
const shortestOfTwo = 4

const without = (text: string, at: number): string => `${text.slice(0, at)}_${text.slice(at + 1)}`

const keysOf = (text: string): readonly number[] => {
  const places = Array.from(text, (_, at) => at)
  const one = places.map(at => without(text, at))
  const two =
    text.length < shortestOfTwo
      ? []
      : places.flatMap(at => places.slice(0, at).map(other => without(one[at]!, other)))
  return [text, ...one, ...two].map(key => hash32(`@${key}`))
}

/** Under what a person is filed who is listed under the characters of a foreign name. */
export const surnamesFiled = (name: string, type: PartyType): readonly number[] =>
  type === '02' && inHan.test(name.replaceAll(new RegExp(dots, 'gu'), ''))
    ? [...new Set(surnamesOf(name).flatMap(({ text }) => keysOf(text)))]
    : []

/** A text that may be such a surname with another character, and no word or place. */
const askedSurname = ({ kind, tokens, bare }: Variant): string =>
  kind === 'direct' &&
  bare.length >= fewest &&
  bare.length <= most &&
  inHan.test(bare) &&
  !onlyGeneric(tokens)
    ? bare
    : ''

/** By what such persons are looked for. */
export const surnamesSought = (query: Variant): readonly number[] => {
  const asked = askedSurname(query)
  return asked === '' ? [] : keysOf(asked)
}

/** A surname as it is listed, behind a given name there: surer than whoever only sounds so. */
const same = 89
/** With so many other characters. */
const ofOthers = [0, 83, 81] as const
/** Behind a given name. */
const lessOfPart = 1

/** How many characters stand for others of their sound; none where one is of another sound. */
const slipsIn = (asked: string, listed: string): number => {
  if (asked.length !== listed.length) return 0
  const places = Array.from(asked, (_, at) => at).filter(at => asked[at] !== listed[at])
  if (places.length > (asked.length < shortestOfTwo ? 1 : 2)) return 0
  const isAlike = (at: number): boolean =>
    soundAlike(asked[at]!, listed[at]!) || heardAlike(asked[at]!, listed[at]!)
  return places.every(isAlike) ? places.length : 0
}

const scoreOf = (asked: string, { text, alone }: Surname): number => {
  if (asked === text) return alone ? 0 : same
  const points = ofOthers[slipsIn(asked, text)]!
  return points === 0 || alone ? points : points - lessOfPart
}

/** The score of a foreigner's surname in characters with one that is listed, of which some may be others of their sound; 0 for others. */
export const surnameScore = (query: Variant, name: string): number => {
  const asked = askedSurname(query)
  if (asked === '' || isNameOfChina(asked)) return 0
  return Math.max(0, ...surnamesOf(name).map(one => scoreOf(asked, one)))
}
