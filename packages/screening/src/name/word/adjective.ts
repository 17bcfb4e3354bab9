import { isGivenName } from './given-names.ts'
import { soundFold } from '../sound/sound.ts'

const shortestOfThing = 8
const ending = /^([A-Z]{2,}?)(SK|TSK)(?:IY|IJ|II|YI|YY|Y|I|AYA|AIA|AJA|OE|OYE|OJE|OGO|OY|OI|OM|IE|IYE|IKH)$/
const ofThing =
  /^([A-Z]{5,}?)(?:OV|N)(?:YY|YI|IY|II|YJ|IJ|AYA|AIA|AJA|OE|OYE|OJE|OGO|OY|OI|YE|YKH|IE|IYE|IKH)$/
/** Last letters of an adjective: most words are known by them to be none. */
const lastLetters = new Set('YY YI IY II YJ IJ YA IA JA OE YE JE GO OY OI IE KH'.split(' '))
const none: readonly string[] = []

const shortestBeforeOv = 6
const shortestTown = 4

/** Towns that an adjective hardly shows: TULSKIY of Tula, UFIMSKIY of Ufa, LVOVSKIY of Lviv. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  TUL: ['TULA'],
  OM: ['OMSK'],
  TOM: ['TOMSK'],
  UFIM: ['UFA'],
  CHITIN: ['CHITA'],
  ORLOV: ['OREL', 'ORYOL'],
  KUR: ['KURSK'],
  BRES: ['BREST'],
  KERCHEN: ['KERCH'],
  VOLOGOD: ['VOLOGDA'],
  ORSHAN: ['ORSHA'],
  KHARKOV: ['KHARKIV', 'KHARKOV'],
  KHARKIV: ['KHARKIV', 'KHARKOV'],
  LVOV: ['LVIV', 'LVOV'],
  LVIV: ['LVIV', 'LVOV'],
  NIKOLAEV: ['MYKOLAIV', 'NIKOLAEV'],
  MIKOLAYIV: ['MYKOLAIV', 'NIKOLAEV'],
  DNEPROV: ['DNIPRO', 'DNEPR'],
  DNIPROV: ['DNIPRO', 'DNEPR'],
  ZAPOROZH: ['ZAPORIZHZHIA', 'ZAPORIZHIA', 'ZAPOROZHYE'],
  ODE: ['ODESA', 'ODESSA'],
  ODES: ['ODESA', 'ODESSA'],
  CHEBOKSAR: ['CHEBOKSARY'],
  BARANOVICH: ['BARANOVICHI'],
}

/**
 * Places whose last letters an adjective changes: GRODNO, GROZNY, DUBNA (-ENSKIY), SOCHI (-INSKIY), YAROSLAVL (-AVSKIY),
 * KALUGA (-ZHSKIY), ZLATOUST (-OVSKIY).
 */
const townsOf = (noun: string): readonly string[] => {
  const short = noun.slice(0, -2)
  if (noun.endsWith('EN')) return [`${short}O`, `${short}Y`, `${short}A`]
  if (noun.endsWith('IN')) return [`${short}I`]
  if (noun.endsWith('ZH')) return [`${short}GA`]
  // ALEKSANDROVSKIY is of Aleksandrov, not of Aleksandr.
  if (noun.endsWith('OV') && short.length >= shortestBeforeOv && !isGivenName(short)) return [short]
  return noun.endsWith('AV') ? [`${noun}L`] : none
}

/**
 * Folded nouns of which a word is the Russian adjective (URALSKIY: URAL; MAGNITOGORSKAYA: MAGNITOGORSK;
 * GRODNENSKAYA: GRODNO; ANDROIDNAYA: ANDROID); none for others.
 */
export const nounsOf = (word: string): readonly string[] => {
  if (!word.includes('SK')) {
    const thing =
      word.length < shortestOfThing || !lastLetters.has(word.slice(-2)) ? undefined : ofThing.exec(word)?.[1]
    return thing === undefined ? none : [soundFold(thing)]
  }
  const [, noun, suffix] = ending.exec(word) ?? []
  if (noun === undefined) return none
  const towns = irregular[noun]
  if (towns) return towns.map(soundFold)
  if (noun.length < shortestTown) return none
  return [noun, noun + suffix, `${noun}A`, `${noun}O`, ...townsOf(noun)].map(soundFold)
}
