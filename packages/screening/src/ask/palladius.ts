import { romaniseCyrillic } from '../name/script/cyrillic.ts'
import { isGivenName } from '../name/word/given-names.ts'
import { isPinyinSurname } from '../name/han/surnames.ts'
import { mandarinSyllables } from '../name/han/syllables.ts'

const pairs = (text: string): readonly (readonly [pinyin: string, cyrillic: string])[] =>
  text.split(' ').map(pair => {
    const [pinyin = '', cyrillic = ''] = pair.split('=')
    return [pinyin, cyrillic]
  })

const initials = pairs(
  'ZH=чж CH=ч SH=ш B=б P=п M=м F=ф D=д T=т N=н L=л G=г K=к H=х R=ж Z=цз C=ц S=с J=цз Q=ц X=с',
)
const finals = new Map(
  pairs(
    'A=а O=о E=э AI=ай EI=эй AO=ао OU=оу AN=ань EN=энь ANG=ан ENG=эн ONG=ун I=и IA=я IE=е IAO=яо IU=ю IAN=янь IN=инь IANG=ян ING=ин IONG=юн U=у UA=уа UO=о UAI=уай UI=уй UAN=уань UN=унь UANG=уан V=юй VE=юэ VAN=юань VN=юнь',
  ),
)
/** Syllables that begin with a vowel, and those that the rule writes otherwise. */
const whole = new Map(
  pairs(
    'YA=я YE=е YAO=яо YOU=ю YAN=янь YANG=ян YI=и YIN=инь YING=ин YONG=юн YU=юй YUE=юэ YUAN=юань YUN=юнь WU=у WA=ва WO=во WAI=вай WEI=вэй WAN=вань WEN=вэнь WANG=ван WENG=вэн ER=эр E=э AI=ай AN=ань ANG=ан AO=ао OU=оу EN=энь ZI=цзы CI=цы SI=сы HUI=хуэй',
  ),
)

const palatal = /^([JQX])U/u

const finalOf = (initial: string, syllable: string): string =>
  syllable.replace(palatal, '$1V').slice(initial.length)

const byRule = (syllable: string): string => {
  const [initial, cyrillic] = initials.find(([one]) => syllable.startsWith(one)) ?? ['', '']
  const final = finals.get(finalOf(initial, syllable))
  return initial === '' || final === undefined ? '' : cyrillic + final
}

/** чжен, шень are written as often as чжэн, шэнь, and mean nothing else. */
const withoutHardE = (written: string): string => written.replace(/^(чж|ч|ш|ж)э(?=[нй])/u, '$1е')

/** The province is spelt with two A, apart from its neighbour. */
const shaanxi = ['шаань', 'SHAAN'] as const

/** Syllables of Mandarin by the letters in which Russia writes them, by the rule of Palladius; ü without its dots. */
const syllables: ReadonlyMap<string, string> = new Map([
  shaanxi,
  ...[...mandarinSyllables].flatMap(pinyin => {
    const written = whole.get(pinyin) ?? byRule(pinyin)
    const plain = pinyin.replace('V', 'U')
    return written === '' ? [] : [[withoutHardE(written), plain] as const, [written, plain] as const]
  }),
])

const longestSyllable = 6
const mostSyllables = 4
const vowel = /[аеиоуыэюя]/u

/** A final н before a vowel has a ъ behind it: Чанъань, and Янань is Я-нань. */
const endsAt = (word: string, to: number): number => {
  if (word[to] === 'ъ') return to + 1
  return word[to - 1] === 'н' && vowel.test(word[to] ?? '') ? -1 : to
}

const cutFrom = (word: string, from: number): readonly string[] | undefined => {
  if (from === word.length) return []
  for (let to = Math.min(word.length, from + longestSyllable); to > from; to--) {
    const syllable = syllables.get(word.slice(from, to))
    const next = syllable === undefined ? -1 : endsAt(word, to)
    const rest = next < 0 ? undefined : cutFrom(word, next)
    if (rest) return [syllable!, ...rest]
  }
  return undefined
}

/** Words of Russian that are syllables too, and forms of company. */
const ordinary: ReadonlySet<string> = new Set('на по но до не а и ао пао ко аминь'.split(' '))

const cutWord = (word: string): readonly string[] | undefined => {
  const small = word.toLowerCase()
  const cut = ordinary.has(small) ? undefined : cutFrom(small.replace('-', ''), 0)
  return cut && cut.length <= mostSyllables ? cut : undefined
}

/** What hardly a Russian word has and a Chinese one mostly does. */
const telling = /чж|цз|ъ|юй|юэ|яо|[бпмфдтнлгкхчшжсвц]э(?!нк)|нь[бгдлмрсфхч]|сы|(?<=\p{L}{2})[ия]нь(?!\p{L})/iu
/** Belarus writes э as China is written. */
const belarusian = /[ІіЎў]|(?<=\p{Script=Cyrillic})i/u

const withCapital = /(?<![\p{L}\p{N}])[А-ЯЁ][А-Яа-яЁё]*(?:-[А-Яа-яЁё]+)*(?![\p{L}\p{N}-])/gu
const inSmall = /(?<![\p{L}\p{N}])[а-яё]+(?:-[а-яё]+)*(?![\p{L}\p{N}-])/gu

/** A word of a text that can be cut into syllables. */
interface CutWord {
  readonly text: string
  readonly from: number
  readonly cut: readonly string[]
}

const wordsOf = (text: string): CutWord[] =>
  Array.from(text.matchAll(/[А-ЯЁ]/u.test(text) ? withCapital : inSmall)).flatMap(({ 0: word, index }) => {
    const cut = cutWord(word)
    return cut ? [{ text: word, from: index, cut }] : []
  })

const endOf = ({ text, from }: CutWord): number => from + text.length

/** Words that stand side by side. */
const runsOf = (text: string): CutWord[][] => {
  const runs: CutWord[][] = []
  for (const word of wordsOf(text)) {
    const last = runs.at(-1)?.at(-1)
    if (last && text.slice(endOf(last), word.from) === ' ') runs.at(-1)!.push(word)
    else runs.push([word])
  }
  return runs
}

const fewestWords = 2
const mostWords = 3

/** Ли Ван Чоль is a Korean: more of the name stands beside what can be cut. */
const standsAlone = (text: string, run: readonly CutWord[]): boolean => {
  const more = /\p{Lu}/u.test(text) ? String.raw`\p{Lu}\p{L}*` : String.raw`\p{L}+`
  return !(
    new RegExp(`${more}-? $`, 'u').test(text.slice(0, run[0]!.from)) ||
    new RegExp(`^ ${more}`, 'u').test(text.slice(endOf(run.at(-1)!)))
  )
}

const isSurname = ({ cut }: CutWord): boolean => cut.length === 1 && isPinyinSurname(cut[0]!)
const isRussianGivenName = ({ text, cut }: CutWord): boolean =>
  cut.length > 1 && isGivenName(romaniseCyrillic(text))

/** Ван Ган: nothing in the letters tells that this is no Russian but that there is nothing else, and a surname of China. */
const isPerson = (words: readonly CutWord[]): boolean =>
  words.length >= fewestWords &&
  words.length <= mostWords &&
  (isSurname(words[0]!) || isSurname(words.at(-1)!)) &&
  !words.some(isRussianGivenName)

const inLatin = ({ cut }: CutWord): string => {
  const pinyin = cut.join('')
  return pinyin[0]! + pinyin.slice(1).toLowerCase()
}

const companyLimited = /(?<!\p{L})Ко\.?,?\s*Лтд\.?/iu

/** A text with the Chinese names in it that are written as Russia does (Чжан Сяомин) in pinyin; undefined where there are none. */
export const inPinyin = (text: string): string | undefined => {
  if (!/[А-Яа-я]/u.test(text) || belarusian.test(text)) return undefined
  const isMeant = (run: readonly CutWord[]): boolean =>
    run.some(({ text: word }) => telling.test(word)) || (isPerson(run) && standsAlone(text, run))
  const meant = runsOf(text).filter(isMeant).flat()
  if (meant.length === 0) return undefined
  return meant
    .reduceRight((read, word) => read.slice(0, word.from) + inLatin(word) + read.slice(endOf(word)), text)
    .replace(companyLimited, 'Co., Ltd.')
}
