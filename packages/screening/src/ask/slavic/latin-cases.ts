import { isHouseName } from '../../name/lexicon/houses.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { isTypedGivenName } from '../../name/word/given-names.ts'
import { latinIsKnown } from '../../name/word/rarity.ts'

/** A name without the ending of a case that Polish, Czech, Slovak or Croatian writes onto it. */
export interface LatinNominative {
  readonly text: string
  readonly whose: 'house' | 'person'
}

/** Of the instrumental and the dative: others are also the endings of women's names. */
const ending = '(?:i?em|om|owi|ovi)'
const anyEnding = /(?:em|om|[wv]i)(?!\p{L})/iu
const pair = new RegExp(
  `(?<!\\p{L})(\\p{Lu}\\p{L}{3,}?)${ending}\\s+(\\p{Lu}\\p{L}{3,}?)(?:${ending}|[yi]m)(?!\\p{L})`,
  'gu',
)
const single = new RegExp(`(?<!\\p{L})(\\p{Lu}\\p{L}{4,}?)${ending}(?!\\p{L})`, 'gu')

const isOut = (written: string): boolean => !latinIsKnown(foldLatin(written))

const personsIn = (text: string): LatinNominative[] =>
  Array.from(text.matchAll(pair), ([written, given = '', surname = '']) => ({ written, given, surname }))
    .filter(({ written, given }) => {
      const [typed = ''] = written.split(/\s/u)
      return isTypedGivenName(given) && !isTypedGivenName(typed) && isOut(typed)
    })
    .map(({ given, surname }) => ({ text: `${given} ${surname}`, whose: 'person' as const }))

const housesIn = (text: string): LatinNominative[] =>
  Array.from(text.matchAll(single), ([written, name = '']) => ({ written, name }))
    .filter(({ written, name }) => isHouseName(foldLatin(name)) && isOut(written))
    .map(({ name }) => ({ text: name, whose: 'house' as const }))

/** Names of a Latin text that stand in a Slavic case (Igorem Norvanovem, z Norvapromem). */
export const latinNominatives = (text: string): readonly LatinNominative[] =>
  anyEnding.test(text) ? [...personsIn(text), ...housesIn(text)] : none

const none: readonly LatinNominative[] = []
