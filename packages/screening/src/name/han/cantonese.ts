import { getJyutpingCandidates } from 'to-jyutping'

const initials = new Map(
  Object.entries({
    TSZ: 'C',
    TSH: 'C',
    CH: 'C',
    TS: 'C',
    TZ: 'C',
    Z: 'C',
    C: 'C',
    J: 'C',
    SZ: 'S',
    SH: 'S',
    S: 'S',
    KW: 'Q',
    GW: 'Q',
    QU: 'Q',
    KU: 'Q',
    K: 'K',
    G: 'K',
    NG: '',
    P: 'P',
    B: 'P',
    T: 'T',
    D: 'T',
    Y: 'Y',
    I: 'Y',
    W: 'W',
    V: 'W',
    F: 'F',
    H: 'H',
    L: 'L',
    M: 'M',
    N: 'N',
  }),
)

/** Spellings of the finals in Hong Kong, Macao and overseas; one class where clerks write one sound in several ways. */
const finals = new Map(
  Object.entries({
    A: 'a',
    AH: 'a',
    AI: 'ai',
    AY: 'ai',
    AAI: 'ai',
    AU: 'au',
    OW: 'au',
    AO: 'au',
    AM: 'am',
    UM: 'am',
    OM: 'am',
    AN: 'an',
    ANG: 'ang',
    AP: 'ap',
    UP: 'ap',
    OP: 'ap',
    AT: 'at',
    AK: 'ak',
    ACK: 'ak',
    E: 'e',
    EH: 'e',
    I: 'i',
    EE: 'i',
    EI: 'i',
    IE: 'i',
    EY: 'i',
    ING: 'ing',
    ENG: 'ing',
    EANG: 'ing',
    IK: 'ik',
    EK: 'ik',
    ICK: 'ik',
    IU: 'iu',
    IEW: 'iu',
    EW: 'iu',
    IO: 'iu',
    IM: 'im',
    IN: 'in',
    EEN: 'in',
    IP: 'ip',
    IT: 'it',
    O: 'o',
    OR: 'o',
    OH: 'o',
    AW: 'o',
    OU: 'o',
    OI: 'oi',
    OY: 'oi',
    OK: 'ok',
    OCK: 'ok',
    ON: 'on',
    ONG: 'ong',
    OT: 'ot',
    EUNG: 'eung',
    EONG: 'eung',
    EUK: 'euk',
    EOK: 'euk',
    UI: 'ui',
    OOI: 'ui',
    EOI: 'ui',
    UN: 'un',
    OON: 'un',
    UEN: 'un',
    EUN: 'un',
    YUN: 'un',
    UT: 'ut',
    UET: 'ut',
    OOT: 'ut',
    UNG: 'ung',
    OONG: 'ung',
    UK: 'uk',
    OOK: 'uk',
    U: 'u',
    OO: 'u',
    UE: 'u',
    UEE: 'u',
    EU: 'u',
  }),
)

const whole = new Map(
  Object.entries({
    NG: 'NG',
    M: 'NG',
    I: 'Yi',
    SZE: 'Si',
    SZ: 'Si',
    TSZ: 'Ci',
    TZE: 'Ci',
    TSE: 'Ce',
    IP: 'Yip',
    KAR: 'Ka',
  }),
)

const parse = (word: string): string => {
  const known = whole.get(word)
  if (known !== undefined) return known
  for (let length = Math.min(3, word.length - 1); length >= 0; length--) {
    const initial = length === 0 ? '' : initials.get(word.slice(0, length))
    const final = finals.get(word.slice(length))
    if (initial === undefined || final === undefined) continue
    return initial + final
  }
  return ''
}

/** Class of sound of a Latin word read as one Cantonese syllable, '' when it is none (YUET, CHEUNG, KWOK). */
export const cantoneseSound = (word: string): string => (word.length > 6 ? '' : parse(word))

const jyutpingInitials: Readonly<Record<string, string>> = {
  ...Object.fromEntries(initials),
  GW: 'Q',
  KW: 'Q',
  NG: '',
  J: 'Y',
  Z: 'C',
  C: 'C',
  G: 'K',
  B: 'P',
  D: 'T',
}

/** Jyutping finals whose class is not the one of their spelling. */
const jyutpingFinals: Readonly<Record<string, string>> = {
  aa: 'a',
  aai: 'ai',
  aau: 'au',
  aam: 'am',
  aan: 'an',
  aang: 'ang',
  aap: 'ap',
  aat: 'at',
  aak: 'ak',
  ei: 'i',
  eng: 'ing',
  ek: 'ik',
  ou: 'o',
  oe: 'o',
  oeng: 'eung',
  oek: 'euk',
  eoi: 'ui',
  eon: 'un',
  yun: 'un',
  eot: 'ut',
  yut: 'ut',
  yu: 'u',
  un: 'un',
  ut: 'ut',
}

const soundOf = (jyutping: string): string => {
  const syllable = jyutping.replace(/\d/g, '')
  if (syllable === 'ng' || syllable === 'm') return 'NG'
  const cut = /^(gw|kw|ng|[bpmfdtnlgkhwzcsj])?(.+)$/.exec(syllable)
  if (!cut) return ''
  const initial = cut[1] === undefined ? '' : jyutpingInitials[cut[1].toUpperCase()]
  return (initial ?? '') + (jyutpingFinals[cut[2]!] ?? cut[2]!)
}

/** Spellings that firms and families use for a character beside those of its sound (新鸿基, SUN HUNG KAI). */
const habits: Readonly<Record<string, readonly string[]>> = {
  新: ['Sun', 'Sing'],
  生: ['Sing'],
  大: ['Ta'],
  基: ['Kai'],
  美: ['Mai'],
}

/** Clerks write the short A before N as U as well: 文 MAN or MUN, 振 CHAN or CHUN. */
const shortA = /^([^aeiou]*)an\d?$/

const soundsOf = (jyutping: string): string[] => {
  const sound = soundOf(jyutping)
  return shortA.test(jyutping) ? [sound, sound.replace(/an$/, 'un')] : [sound]
}

const readings = new Map<string, readonly string[]>()

/** Classes of sound in which a Chinese character is read in Cantonese, most usual first. */
export const cantoneseReadings = (char: string): readonly string[] => {
  let found = readings.get(char)
  if (found === undefined) {
    const all = getJyutpingCandidates(char)[0]?.[1] ?? []
    const own = habits[char] ?? []
    readings.set(char, (found = [...new Set([...all.flatMap(soundsOf).filter(Boolean), ...own])]))
  }
  return found
}
