import { remember } from '../../memory.ts'

/**
 * Gender and case that a word may stand in: m or f, then g (and the accusative that is written so), d, a, i, p. Words of
 * one name agree in it.
 */
export type Agreement = string

/** What a Cyrillic word is in the nominative, if it stands in one of these cases. */
export interface Nominative {
  readonly text: string
  readonly cases: ReadonlySet<Agreement>
}

/** Endings, each `ending:nominative ending=cases`, of words whose stem is so. */
interface Declension {
  readonly stem: RegExp
  readonly endings: readonly (readonly [ending: string, nominative: string, cases: readonly Agreement[]])[]
}

const declension = (stem: RegExp, table: string): Declension => ({
  stem,
  endings: table.split(' ').map(row => {
    const [, ending = '', nominative = '', cases = ''] = /^(.+):(.*)=(.+)$/u.exec(row) ?? []
    return [ending, nominative, cases.split(',')]
  }),
})

const consonant = '[бвгджзклмнпрстфхцчшщ]'

/** Surnames of the East Slavs that are old possessives: Норванов, Норванова, Норвин; Норваў, Норвін. */
const possessive = /(?:[оеє]в|[иыії]н|[оаеё]ў)$/u
const adjective = /(?<!ов|[еє]в|[иыії]н|[сц]ь?к)(?<=[бвджзлнпрстхцчшщ])$/u

/** In the order in which a name is likeliest meant. */
const declensions: readonly Declension[] = [
  declension(
    possessive,
    'а:=mg у:=md ым:=mi им:=mi е:=mp і:=mp ой:а=fg,fd,fi,fp ої:а=fg ій:а=fd,fp ай:а=fg,fd,fi,fp у:а=fa ою:а=fi',
  ),
  // What lists write in Belarusian with В they write so in the nominative alone.
  declension(/(?:[оаеё]в)$/u, 'а:=mg у:=md ым:=mi ой:а=fg,fd,fi,fp'),
  declension(
    /[сц]ь?к$/u,
    'ого:ий=mg ого:ой=mg ому:ий=md ому:ой=md им:ий=mi им:ой=mi ом:ий=mp ой:ая=fg,fd,fi,fp ую:ая=fa ої:а=fg ій:а=fd,fp у:а=fa ою:а=fi ага:і=mg аму:і=md ім:і=mi',
  ),
  declension(
    adjective,
    'ого:ый=mg ого:ой=mg ому:ый=md ому:ой=md ым:ый=mi ым:ой=mi его:ий=mg ему:ий=md ой:ая=fg,fd,fi,fp ую:ая=fa',
  ),
  declension(/енк$/u, 'а:о=mg у:о=md ом:о=mi ові:о=md'),
  declension(new RegExp(`${consonant}ь?$`, 'u'), 'ца:ец=mg цу:ец=md цем:ец=mi цом:ец=mi це:ец=mp'),
  declension(new RegExp(`(?:${consonant}|ў)$`, 'u'), 'а:=mg у:=md ом:=mi ам:=mi е:=mp ові:=md'),
  declension(/[жчшщц]$/u, 'ем:=mi еві:=md'),
  declension(/[аеёиоуыэюяії]$/u, 'я:й=mg ю:й=md ем:й=mi єм:й=mi е:й=mp и:й=mp'),
  declension(/[бвдзлмнпрстф]$/u, 'я:ь=mg ю:ь=md ем:ь=mi е:ь=mp и:ь=fg,fd,fp ью:ь=fi'),
  declension(/[^аеёиоуыэюяії]$/u, 'ы:а=mg,fg е:а=md,mp,fd,fp у:а=ma,fa ой:а=mi,fi ою:а=mi,fi'),
  declension(/[гкхжчшщ]$/u, 'и:а=mg,fg і:а=mg,fg ей:а=mi,fi'),
  declension(/.$/u, 'и:я=mg,fg,md,fd,mp,fp е:я=md,mp,fd,fp ю:я=ma,fa ей:я=mi,fi'),
]

/** Names whose stem another letter stands in. */
const irregular: Readonly<Record<string, string>> = { павл: 'павел', льв: 'лев', кузьмич: 'кузьмич' }

const shortestStem = 2

/** Of a masculine person the accusative is the genitive; of a thing it is the nominative. */
const all: readonly Agreement[] = ['mg', 'md', 'ma', 'mi', 'mp', 'fg', 'fd', 'fa', 'fi', 'fp']
const ofWomen = all.filter(one => one.startsWith('f'))

/** Норваненко, Норвадзе, Норвых stand so in every case, and of women Норвельд. */
const undeclined = /(?:[оуюиеэы]|[иы]х)$/u
const ofConsonant = new RegExp(`(?:${consonant}|[ьй])$`, 'u')

const byEnding = (word: string): [string, readonly Agreement[]][] =>
  declensions.flatMap(({ stem, endings }) =>
    endings.flatMap(([ending, nominative, cases]): [string, readonly Agreement[]][] => {
      const root = word.slice(0, -ending.length)
      if (root.length < shortestStem || !word.endsWith(ending)) return []
      // The whole ending of КРАВЦА is told, its stem is not.
      return stem.test(root) ? [[(irregular[root] ?? root) + nominative, cases]] : []
    }),
  )

const nominativesNew = (word: string): readonly Nominative[] => {
  const found = new Map<string, Set<Agreement>>()
  for (const [text, cases] of byEnding(word)) {
    const known = found.get(text) ?? new Set<Agreement>()
    for (const one of cases) known.add(one)
    found.set(text, known)
  }
  return [...found].map(([text, cases]) => ({ text, cases }))
}

const remembered = remember<readonly Nominative[]>(2000, nominativesNew)

/** Capitals as the word is written. */
const asWritten = (text: string, word: string): string =>
  word === word.toUpperCase() ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1)

const plainOf = (word: string): string => word.toLowerCase().replaceAll('ё', 'е')

/** Nominatives of a Cyrillic word that may stand in another case, the likeliest first. */
export const nominativesOf = (word: string): readonly Nominative[] =>
  remembered(plainOf(word)).map(({ text, cases }) => ({ text: asWritten(text, word), cases }))

/** The same of a surname, which may be one that stands as it is in every case. */
export const surnamesMeant = (word: string): readonly Nominative[] => {
  const plain = plainOf(word)
  const cases = undeclined.test(plain) ? all : ofConsonant.test(plain) ? ofWomen : []
  const asItIs = cases.length === 0 ? [] : [{ text: word, cases: new Set(cases) }]
  return [...nominativesOf(word), ...asItIs]
}
