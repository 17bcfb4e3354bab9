import { remember } from '@maojian/screening/memory'

/** Not the engine's, whose changes would move parties (adr/0009): Є is E here, and letters beyond Russian and Ukrainian stay. */
const cyrillic: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Ґ: 'G',
  Д: 'D',
  Е: 'E',
  Є: 'E',
  Ж: 'ZH',
  З: 'Z',
  И: 'I',
  І: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
  Н: 'N',
  О: 'O',
  П: 'P',
  Р: 'R',
  С: 'S',
  Т: 'T',
  У: 'U',
  Ф: 'F',
  Х: 'KH',
  Ц: 'TS',
  Ч: 'CH',
  Ш: 'SH',
  Щ: 'SHCH',
  Ъ: '',
  Ы: 'Y',
  Ь: '',
  Э: 'E',
  Ю: 'YU',
  Я: 'YA',
}

/** Letters that Arabic, Persian and Urdu keyboards write differently in one name. */
const oneLetter: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک', ة: 'ه', ـ: '' }

const plainLetters = (name: string): string =>
  /^[ -~]*$/.test(name)
    ? name.toUpperCase()
    : name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase()

const folded = (name: string): string =>
  plainLetters(name)
    .replace(/['’‘ʼ`ʹ′.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[Ѐ-ӿ]/gu, letter => cyrillic[letter] ?? letter)
    .replace(/[يىكةـ]/gu, letter => oneLetter[letter]!)
    .trim()

/**
 * Upper case, accents and width folded, Cyrillic written in Latin letters, everything but letters and digits a space.
 * An entry's names are asked for by half a dozen keys, one after the other.
 */
export const foldName = remember(2048, folded)

/** Spellings of one sound in the romanisations that lists mix (Aleksandr, Alexander; -yevich, -evich, -ievich). */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/X/g, 'KS'],
  [/TCH|TSCH|TJ/g, 'CH'],
  [/SCH/g, 'SH'],
  [/CK/g, 'K'],
  [/PH/g, 'F'],
  [/W/g, 'V'],
  [/OU|OO/g, 'U'],
  [/EE(?!V)|Y|J/g, 'I'],
  [/KH|GH/g, 'H'],
  [/C(?!H)|Q/g, 'K'],
  [/I+/g, 'I'],
  [/IE/g, 'E'],
  [/DER$/g, 'DR'],
  [/(.)\1/gu, '$1'],
  [/I$/g, ''],
]

/** A word as it sounds, roughly: equal for most spellings of one name. Words repeat, so each is heard once. */
export const spelled = remember(10_000, word =>
  /^[A-Z]+$/.test(word) ? spellings.reduce((text, [spelling, as]) => text.replace(spelling, as), word) : word,
)

/** What Russian and Ukrainian make of one name, in spellings that are folded already. */
const slavicNames: readonly (readonly [RegExp, string])[] = [
  // Father's names: -evich and -ievich, -ovych and -iiovych.
  [/I?[OE]VICH$/, 'OVICH'],
  [/I?[OE]VNA$/, 'OVNA'],
  // Given names, and father's names made of them.
  [/^MIKOLA/, 'NIKOLA'],
  [/^VOLODIMIR/, 'VLADIMIR'],
  [/^OLEKSANDR/, 'ALEKSANDR'],
  [/^MIHAILO/, 'MIHAIL'],
  [/^KOSTIANTIN/, 'KONSTANTIN'],
]

/** The same, Ukrainian and Russian forms of a person's name taken for one. */
export const spelledSlavic = remember(10_000, word =>
  slavicNames.reduce((text, [form, as]) => text.replace(form, as), spelled(word)),
)
