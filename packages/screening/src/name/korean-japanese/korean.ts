const initials: Readonly<Record<string, string>> = {
  KK: 'K',
  GG: 'K',
  G: 'K',
  K: 'K',
  TT: 'T',
  DD: 'T',
  T: 'T',
  D: 'T',
  PP: 'P',
  BB: 'P',
  P: 'P',
  B: 'P',
  TCH: 'C',
  JJ: 'C',
  CH: 'C',
  J: 'C',
  SS: 'S',
  SH: 'S',
  S: 'S',
  R: 'L',
  L: 'L',
  N: 'N',
  M: 'M',
  H: 'H',
  '': '',
}

/** Vowels as North and South Korea, the old scholarly spelling and the bearers themselves write them. */
const vowels = new Map(
  Object.entries({
    A: 'a',
    AE: 'e',
    AI: 'e',
    AY: 'e',
    E: 'e',
    EI: 'e',
    YAE: 'ye',
    YE: 'ye',
    EO: 'o',
    O: 'o',
    U: 'o',
    EU: 'o',
    OO: 'o',
    OU: 'o',
    WOO: 'o',
    YEO: 'yo',
    YO: 'yo',
    YU: 'yo',
    YOU: 'yo',
    YOO: 'yo',
    I: 'i',
    EE: 'i',
    YI: 'i',
    EUI: 'i',
    UI: 'i',
    YA: 'ya',
    WA: 'wa',
    WAE: 'we',
    WE: 'we',
    OE: 'we',
    OI: 'we',
    WI: 'we',
    WO: 'wo',
    WEO: 'wo',
  }),
)

const ends: Readonly<Record<string, string>> = {
  '': '',
  K: 'k',
  G: 'k',
  CK: 'k',
  N: 'n',
  L: 'l',
  R: 'l',
  M: 'm',
  P: 'p',
  B: 'p',
  NG: 'ng',
  T: 't',
  S: 't',
  D: 't',
}

const surnames = new Map(
  Object.entries({
    PARK: 'Pak',
    LEE: 'Li',
    RHEE: 'Li',
    RI: 'Li',
    YI: 'Li',
    LI: 'Li',
    REE: 'Li',
    ROH: 'Lo',
    NOH: 'Lo',
    NO: 'Lo',
    RO: 'Lo',
    OH: 'o',
    SUH: 'So',
    HUR: 'Ho',
    HUH: 'Ho',
    IM: 'Lim',
    YIM: 'Lim',
    UHM: 'om',
    SHIM: 'Sim',
    CHOY: 'Cwe',
    GHIM: 'Kim',
  }),
)

const shape = /^(KK|GG|TT|DD|PP|BB|TCH|JJ|CH|SS|SH|[GKTDPBJSRLNMH])?([AEIOUWY]+)(NG|CK|[KGNLRMPBTSD])?$/

/** AHN, GUH: the H only lengthens the vowel. */
const mute = /(?<=[AEIOU])H(?=[NM]?$)/

const parse = (word: string): string => {
  const cut = shape.exec(word.replace(mute, ''))
  const vowel = cut ? vowels.get(cut[2]!) : undefined
  return cut && vowel ? initials[cut[1] ?? '']! + vowel + ends[cut[3] ?? '']! : ''
}

/** Class of sound of a word read as one Korean syllable however it is romanised, '' when it is none (JONG, CHUNG). */
export const koreanSound = (word: string): string =>
  word.length > 6 || word === '' ? '' : (surnames.get(word) ?? parse(word))

const shapes =
  /^(?:(?:CH|SH|[GKTDPBJSRLNMH])?(?:YEO|YAE|WAE|[WY][AEOI]|AE|EO|EU|OE|UI|[AEIOU])(?:NG|[KNLMP](?![AEIOUWY]))?){2,4}$/

/** What Mandarin hardly writes: TAEDONG is Korean, TONGDA and DONGDA are two Chinese names. */
const marks = /AE|EO|EU|OE|[RHKMPGB]Y/

/** A word of several Korean syllables as the North writes it, whichever way it is written; any other word as it is. */
export const koreanFold = (word: string): string =>
  marks.test(word) && shapes.test(word)
    ? word
        .replaceAll('EO', 'O')
        .replaceAll('EU', 'U')
        .replaceAll('CH', 'J')
        .replaceAll('D', 'T')
        .replace(/G(?=[AEIOUWY])/g, 'K')
        .replaceAll('B', 'P')
        .replaceAll('L', 'R')
    : word
