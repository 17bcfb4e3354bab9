import { contestedRegionTable, regionTable } from './country.table.ts'

/** Places of the occupied regions beside the names by which a region is a destination; and beginnings of company names. */
const further: Readonly<Record<string, readonly string[]>> = {
  'UA-43': [
    'Crimean',
    'Krym*',
    'Крым*',
    'Севастопол*',
    'Sebastopol',
    'Симферопол*',
    'Керч*',
    'Ялт*',
    'Феодоси*',
    'Feodosia',
    'Feodosiya',
    'Yevpatoria',
    'Evpatoria',
    'Евпатори*',
    'Dzhankoy',
    'Джанкой',
    'Armyansk',
    '费奥多西亚',
    '叶夫帕托里亚',
    '克里木',
    '詹科伊',
  ],
  'UA-14': [
    'Donetsk*',
    'Донецк*',
    'ДНР',
    'Mariupol',
    'Мариупол*',
    'Makiivka',
    'Makeevka',
    'Makeyevka',
    'Макеевк*',
    'Horlivka',
    'Gorlovka',
    'Горловк*',
    '马里乌波尔',
    '马凯耶夫卡',
    '戈尔洛夫卡',
    '顿巴斯',
    'Donbas',
    'Donbass',
    'Донбасс*',
  ],
  'UA-09': [
    'Luhansk*',
    'Lugansk*',
    'Луганск*',
    'ЛНР',
    'Alchevsk',
    'Алчевск*',
    'Sievierodonetsk',
    'Severodonetsk',
    '阿尔切夫斯克',
  ],
}

/** Towns of the regions of which Russia holds a part, and beginnings of company names, by the Chinese name of the region. */
const heldInPart: Readonly<Record<string, readonly string[]>> = {
  赫尔松: [
    'Kherson*',
    'Херсон*',
    'Genichesk',
    'Henichesk',
    'Геническ*',
    'Nova Kakhovka',
    'Новая Каховка',
    '新卡霍夫卡',
  ],
  扎波罗热: [
    'Zaporizh*',
    'Zaporozh*',
    'Запорож*',
    'Запоріж*',
    'Berdyansk*',
    'Berdiansk*',
    'Бердянск*',
    '别尔江斯克',
    'Melitopol*',
    'Мелитопол*',
    '梅利托波尔',
    'Enerhodar',
    'Energodar',
    'Энергодар*',
    '埃内尔戈达尔',
  ],
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

interface Sought {
  readonly code: string
  /** With a blank before and behind; none behind where more letters may follow; Chinese stands anywhere. */
  readonly word: string
}

const soughtOf = (code: string, name: string): Sought => {
  const word = folded(name.replace(/\*$/u, '')).trim()
  if (/\p{Script=Han}/u.test(word)) return { code, word }
  return { code, word: name.endsWith('*') ? ` ${word}` : ` ${word} ` }
}

/** A code or three letters say something else in a name. */
const isTelling = (name: string): boolean =>
  /\p{Script=Han}|\p{Script=Cyrillic}/u.test(name) || /^\p{L}[\p{L}’' ]{3,}\*?$/u.test(name)

const sought: readonly Sought[] = regionTable.flatMap(([code, nameZh, nameEn, others]) =>
  [nameZh, nameEn, ...others, ...(further[code] ?? [])].filter(isTelling).map(name => soughtOf(code, name)),
)

const partly = contestedRegionTable.flatMap(([nameZh, , others, lawZh = '']) =>
  [nameZh, ...others, ...(heldInPart[nameZh] ?? [])]
    .filter(name => lawZh !== '' && isTelling(name))
    .map(name => ({ ...soughtOf(nameZh, name), lawZh })),
)

/** Krymsk is a town of Krasnodar. */
const elsewhere = /(?<= )(?:krymsk|крымск)(?= )/gu

/** Occupied regions of Ukraine in which a name or address places somebody, by their codes (15 CFR 746.6). */
export const regionsInText = (text: string): string[] => {
  const read = ` ${folded(text)} `.replaceAll(elsewhere, '')
  return [...new Set(sought.filter(({ word }) => read.includes(word)).map(({ code }) => code))]
}

/** A region held in part by others in which a name or address places somebody, with what law says of that part. */
export const heldPartInText = (
  text: string,
): { readonly nameZh: string; readonly lawZh: string } | undefined => {
  const read = ` ${folded(text)} `
  const found = partly.find(({ word }) => read.includes(word))
  return found && { nameZh: found.code, lawZh: found.lawZh }
}
