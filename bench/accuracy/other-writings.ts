import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { type ScreeningIndex, openIndex, buildIndex } from '@maojian/screening'
import type { ErrorLog } from './error-log.ts'
import { evenNumbers } from './even-numbers.ts'
import { officialNames } from './listed-pairs.ts'
import { partyKind, recordOf, type Lists } from './lists.ts'
import { rankFigures, type RankFigures, type Ranked } from './ranked.ts'
import { withSameSound } from './same-sound.ts'
import { placeOf, sampleOf, type Half } from './split.ts'
import { cut, slips } from './typing-slips.ts'

type Next = (below: number) => number

/** A listed name as somebody else would write it; undefined where that changes nothing or cannot be. */
interface Writing {
  readonly what: string
  readonly rewrite: (name: string, kind: string, next: Next) => string | undefined
}

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{P}\s\d]{8,}$/u.test(name)
const isHan = (name: string): boolean => /^\p{Script=Han}{8,}$/u.test(name)
const isCyrillic = (name: string): boolean => /^[\p{Script=Cyrillic}\p{P}\s]{8,}$/u.test(name)
const words = (name: string): string[] => name.trim().split(/\s+/u)

const typing = Object.entries(slips).map(([what, slip]): Writing => ({
  what: `Latin names, ${what}`,
  rewrite: (name, _, next) => {
    if (!isLatin(name)) return undefined
    const pairs = [...name.matchAll(/[A-Za-z](?=[A-Za-z])/g)]
    const at = pairs[next(pairs.length)]?.index
    return at === undefined ? undefined : slip(name, at, next)
  },
}))

const romanised = (letters: string): ((text: string) => string) => {
  const of = new Map(letters.split(' ').map(pair => [pair[0]!, pair.slice(1)]))
  return text => Array.from(text.toLowerCase(), letter => of.get(letter) ?? letter).join('')
}

const common = 'аa бb гg дd иi кk лl мm нn оo пp рr сs тt фf ыy ъ ь'
const romanisations = {
  passports: romanised(`${common} вv еe ёe жzh зz йi уu хkh цts чch шsh щshch эe юiu яia`),
  'ISO 9': romanised(`${common} вv еe ёë жž зz йj уu хh цc чč шš щŝ эè юû яâ ьʹ`),
  Czech: romanised(`${common} вv еe ёjo жž зz йj уu хch цc чč шš щšč эe юju яja`),
  French: romanised(`${common} вv еe ёio жj зz йï уou хkh цts чtch шch щchtch эe юiou яia`),
} as const

const cyrillic = Object.entries(romanisations).map(([standard, romanise]): Writing => ({
  what: `Cyrillic persons in the romanisation of ${standard}`,
  rewrite: (name, kind) =>
    isCyrillic(name) && kind === 'person' && words(name).length > 1 ? romanise(name) : undefined,
}))

const sameSound = [
  { length: '3 to 7 characters', isOf: /^\p{Script=Han}{3,7}$/u },
  { length: '8 characters and more', isOf: /^\p{Script=Han}{8,24}$/u },
].map(({ length, isOf }): Writing => ({
  what: `Chinese firms of ${length}, one of the same sound`,
  rewrite: (name, kind, next) =>
    isOf.test(name) && kind === 'company' ? withSameSound(name, next) : undefined,
}))

const towns =
  /^(?:北京|上海|天津|重庆|深圳|广州|杭州|南京|武汉|成都|西安|苏州|宁波|青岛|大连|沈阳|哈尔滨|长春|长沙|合肥|济南|郑州|石家庄|太原|福州|厦门|无锡|东莞|佛山|珠海|浙江|江苏|广东|山东|河北|河南|湖北|湖南|四川|陕西|辽宁|吉林|安徽|福建|江西)(?:省|市)?(?=\p{Script=Han}{4})/u
const form = /(?:股份)?有限(?:责任)?公司$/u
const registered = /^\p{Script=Han}{8,24}$/u
const withFigures = /^(?=.*[\dA-Z])[\p{Script=Han}\dA-Z]{4,24}$/u

/** Another character of the same sound, and something else that clerks leave out or add. */
const twoDifferences: readonly Writing[] = [
  {
    what: 'Chinese firms, one of the same sound, without their town',
    rewrite: (name, kind, next) =>
      kind === 'company' && towns.test(name) && registered.test(name)
        ? withSameSound(name.replace(towns, ''), next)
        : undefined,
  },
  {
    what: 'Chinese firms, one of the same sound, and 集团',
    rewrite: (name, kind, next) => {
      if (kind !== 'company' || !form.test(name) || name.includes('集团')) return undefined
      return withSameSound(name, next)?.replace(form, '集团$&')
    },
  },
  {
    what: 'Chinese firms of 8 characters and more, two of the same sound',
    rewrite: (name, kind, next) => {
      const once = kind === 'company' && registered.test(name) ? withSameSound(name, next) : undefined
      return once === undefined ? undefined : withSameSound(once, next)
    },
  },
  {
    what: 'Chinese firms with figures or letters, one of the same sound',
    rewrite: (name, kind, next) =>
      kind === 'company' && withFigures.test(name) ? withSameSound(name, next) : undefined,
  },
]

const writings: readonly Writing[] = [
  ...typing,
  ...cyrillic,
  {
    what: 'Latin persons, surname first with a comma',
    rewrite: (name, kind) =>
      isLatin(name) && kind === 'person' && words(name).length === 2
        ? words(name).toReversed().join(', ')
        : undefined,
  },
  {
    what: 'Latin persons, the second of three words left out',
    rewrite: (name, kind) =>
      isLatin(name) && kind === 'person' && words(name).length === 3
        ? `${words(name)[0]} ${words(name)[2]}`
        : undefined,
  },
  {
    what: 'Latin firms, no space between the first two words',
    rewrite: (name, kind) =>
      isLatin(name) && kind === 'company' && words(name).length > 2
        ? name.trim().replace(/\s+/u, '')
        : undefined,
  },
  {
    what: 'Chinese firms, a character left out',
    rewrite: (name, kind, next) =>
      isHan(name) && kind === 'company' ? cut(name, next(name.length), 1, '') : undefined,
  },
  {
    what: 'Chinese firms, two characters turned round',
    rewrite: (name, kind, next) => {
      if (!isHan(name) || kind !== 'company') return undefined
      const at = next(name.length - 1)
      return cut(name, at, 2, `${name[at + 1]}${name[at]}`)
    },
  },
  ...sameSound,
  ...twoDifferences,
  {
    what: 'Arabic names without hamza and dots',
    rewrite: name =>
      /^[\p{Script=Arabic}\p{P}\s]{8,}$/u.test(name)
        ? name.replace(/[أإآ]/gu, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي')
        : undefined,
  },
]

const mostOfAWriting = 400

/** One name of each party that can be written so, drawn by the party. */
const sampled = (lists: Lists, half: Half, { what, rewrite }: Writing) => {
  const all = lists.subjects.flatMap((subject, at) => {
    const record = recordOf(subject)
    const next = evenNumbers(placeOf(what, record))
    const texts = officialNames(subject).flatMap(name => {
      const text = rewrite(name, partyKind(subject) ?? '', next)
      return text === undefined || text === name ? [] : [{ at, record, name, text }]
    })
    return texts.length === 0 ? [] : [texts[next(texts.length)]!]
  })
  return sampleOf(what, all, one => one.record, { half, count: mostOfAWriting })
}

const searched = (index: ScreeningIndex, text: string, subject: number): Ranked => {
  const { hits } = index.search({ text, limit: 50 })
  const at = hits.findIndex(hit => hit.subject === subject)
  return at < 0 ? { rank: Infinity, score: 0 } : { rank: at + 1, score: hits[at]!.score }
}

/** Listed names typed with one slip, or written as another usage writes them, searched among all lists. */
export const otherWritings = (lists: Lists, half: Half, errors: ErrorLog): RankFigures[] => {
  const index = openIndex(buildIndex(lists.subjects, lists.meta))
  return writings.flatMap(writing => {
    const found = sampled(lists, half, writing).map(({ at, name, text }) => {
      const ranked = searched(index, text, at)
      if (ranked.rank === Infinity)
        errors.add({ slice: writing.what, what: 'miss', score: 0, text: `${text} | ${name}`, why: '' })
      return ranked
    })
    return found.length === 0 ? [] : [rankFigures(writing.what, found, defaultThresholds.possible)]
  })
}
