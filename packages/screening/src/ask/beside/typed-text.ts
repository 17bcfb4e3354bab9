import { phraseAt } from '../../name/lexicon/phrases.ts'
import { remember } from '../../memory.ts'
import { senseOfHan } from './han-parts.ts'
import { smallOfFirms } from './firm-words.ts'
import { isMonth } from './months.ts'
import { piecesOf, type Piece } from './typed-pieces.ts'
import { scriptOf } from './word-script.ts'
import { isOrdinarySmall, Words, type TypedWord } from './words.ts'
import { isPlace, ofNames, ofSentences, senseKey, senseOf, senseTogether, type Sense } from './sense.ts'

const parting = /[,，、;；،؛:：|\n\t/]|\s[-–—]|[-–—]\s/u
const bracket = /[()（）【】[\]]/u
const opening = /[([（【]/u
const closing = /[)\]）】]/u
/** Behind brackets that stand at the end of a name or before another mark. */
const ended = /^[\s.。]*(?:$|[,，、;；،:：|\n([（【/])/u

/** Behind «Norva» a name is at its end. */
const closingQuote = /^[»”"]\s+$/u

/** Brackets part what they hold from the name unless the name goes on behind them. */
const isMark = (text: string, from: number, to: number): boolean => {
  const gap = text.slice(from, to)
  if (closingQuote.test(gap)) return true
  if (parting.test(gap)) return true
  if (!bracket.test(gap)) return false
  if (!opening.test(gap)) return opening.test(text[0]!)
  const inside = text.slice(to)
  const close = inside.search(closing)
  return close < 0 || ended.test(inside.slice(close + 1))
}

const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text)

const longestPlace = 3

/** г. Смоленск: whatever follows is a town. */
const town = /^(?:г\.?|город|гор\.)$/u

/** What a word is by itself, whatever stands beside it. */
interface ToldWord {
  readonly key: string
  readonly sense: Sense
  readonly han: boolean
  readonly script: string
  readonly town: boolean
  readonly month: boolean
}

const toldNew = (text: string): ToldWord => {
  const key = senseKey(text)
  const inHan = isHan(text)
  const sense = senseOf(text) || (inHan ? senseOfHan(text) : '')
  return {
    key,
    sense,
    han: inHan,
    script: inHan ? '' : scriptOf(text),
    town: town.test(text),
    month: isMonth(key),
  }
}

const toldOf = remember<ToldWord>(3000, toldNew)

/** Another script parts words as a colon does; a form belongs to its name in whatever script (ООО Norva). */
const isOtherScript = (a: ToldWord, b: ToldWord): boolean =>
  a.script !== b.script && a.script !== '' && b.script !== '' && a.sense !== 'form' && b.sense !== 'form'

/** A place or a form of several words is told by all of them (HONG KONG). */
const sensesOf = (words: readonly ToldWord[]): Sense[] => {
  const senses = words.map(({ sense }) => sense)
  if (words.length < 2) return senses
  words.forEach((one, at) => {
    if (one.town && senses[at + 1] === '') senses.fill('place', at, at + 2)
  })
  const keys = words.map(({ key }) => key)
  words.forEach(({ month }, at) => {
    if (month && [senses[at - 1], senses[at + 1]].includes('number')) senses[at] = 'number'
  })
  const mark = (sense: Sense, from: number, length: number): void => {
    if (isPlace(sense) || sense === 'form') senses.fill(sense, from, from + length)
  }
  for (let at = 0; at < keys.length; at++) {
    let together = keys[at]!
    for (let length = 2; length <= longestPlace && at + length <= keys.length; length++) {
      together += keys[at + length - 1]!
      mark(senseTogether(together), at, length)
    }
    const phrase = phraseAt(keys, at)
    if (phrase) mark(senseOf(phrase.word), at, phrase.length)
  }
  return senses
}

/** What tells more of a party than where it is. */
const ofRemarks: ReadonlySet<Sense> = new Set(['ship', 'role', 'label', 'address', 'dealing'])

/** HOPE (Liberia flag) call sign A8XX2: brackets that hold a remark part it from the name whatever stands behind them. */
const opensRemark = (
  text: string,
  found: readonly Piece[],
  senses: readonly Sense[],
  at: number,
): boolean => {
  const before = found[at - 1]!
  if (!opening.test(text.slice(before.from + before.text.length, found[at]!.from))) return false
  const close = text.slice(found[at]!.from).search(closing) + found[at]!.from
  return found.some(({ from }, i) => i >= at && from < close && ofRemarks.has(senses[i]!))
}

const ofBusiness: ReadonlySet<Sense> = new Set(['business', 'place', 'country', 'part'])
const fewestBusiness = 3
const fewestTold = 2
const longestTown = 3

/** Of how many words before each place something holds. */
const countsBefore = (
  words: readonly TypedWord[],
  holds: (word: TypedWord, at: number) => boolean,
): Uint16Array => {
  const counts = new Uint16Array(words.length + 1)
  words.forEach((word, at) => (counts[at + 1] = counts[at]! + Number(holds(word, at))))
  return counts
}

/** A typed text as words, what each of them says beside a name, and the marks that part them. */
class TypedText {
  readonly text: string
  readonly #words: readonly TypedWord[]
  readonly #isSentence: boolean
  /** How many of the first words stand behind a mark, and how many belong to sentences: any stretch is two look-ups. */
  readonly #apartBefore: Uint16Array
  readonly #ordinaryBefore: Uint16Array

  constructor(text: string) {
    this.text = text
    const found = piecesOf(text)
    const told = found.map(one => toldOf(one.text))
    const senses = sensesOf(told)
    const hasCapital = /\p{Lu}/u.test(text)
    const words = found.map(({ text: one, from }, at) => {
      const before = found[at - 1]
      const end = before ? before.from + before.text.length : 0
      const apart =
        before !== undefined &&
        (told[at - 1]!.han ||
          told[at]!.han ||
          isOtherScript(told[at - 1]!, told[at]!) ||
          (text.slice(end, from) !== ' ' &&
            (isMark(text, end, from) || opensRemark(text, found, senses, at))))
      const { han: inHan, script } = told[at]!
      return { text: one, from, to: from + one.length, sense: senses[at]!, apart, han: inHan, script }
    })
    const ofFirms = smallOfFirms(words)
    this.#words = words.map((word, at) => ({
      ...word,
      small: hasCapital && isOrdinarySmall(word.text) && !ofFirms.has(at),
    }))
    this.#isSentence = this.#words.some(
      ({ sense, small }) => ofSentences.has(sense) || (small && sense === ''),
    )
    this.#apartBefore = countsBefore(this.#words, ({ apart }) => apart)
    this.#ordinaryBefore = countsBefore(this.#words, (_, at) => this.isOrdinary(at))
  }

  get count(): number {
    return this.#words.length
  }

  /** No mark and no word tells where in it a name may begin or end. */
  get isBare(): boolean {
    return (
      this.townAt === 0 &&
      !this.#words.some(({ small, sense }) => small && sense === '') &&
      this.#words.every(({ sense, apart }, at) => !apart && ofNames.has(sense) && !this.endsInForm(at))
    )
  }

  /** Corporate Finance Bank | Ludwigshafen: where a town begins that nobody knows, behind a name of business words alone; 0 where there is none. */
  get townAt(): number {
    const at = this.#words.findIndex(({ sense }) => sense === '')
    if (at < fewestBusiness || this.count - at > longestTown) return 0
    const told = this.#words.slice(0, at).filter(({ sense }) => ofBusiness.has(sense))
    const isTown = this.#words.slice(at).every(({ sense, apart }) => sense === '' && !apart)
    return isTown && told.length >= fewestTold ? at : 0
  }

  isHan(at: number): boolean {
    return this.#words[at]?.han ?? false
  }

  /** Whether a word is in Chinese, or in another script than the word of a name. */
  isOtherScript(at: number, name: number): boolean {
    const [beside, named] = [this.#words[at], this.#words[name]]
    if (beside === undefined || named === undefined) return false
    return beside.han || (beside.script !== named.script && beside.script !== '' && named.script !== '')
  }

  /** Whether a word is written small where others are not. */
  isSmall(at: number): boolean {
    return this.#words[at]?.small ?? false
  }

  /** Whether a word that may be a name is written large: small words beside it are none. */
  get hasLargeName(): boolean {
    return this.#words.some(({ sense, from }) => sense === '' && /^\p{Lu}/u.test(this.text.slice(from)))
  }

  /** Whether a mark, or the end of the text, stands before a word. */
  isMark(at: number): boolean {
    return this.#words[at]?.apart ?? true
  }

  /** Norva Trading LLC | Jebel Ali: a form of company behind a name, with more behind it. */
  endsInForm(at: number): boolean {
    const [before, last, next] = [this.#words[at - 2], this.#words[at - 1], this.#words[at]]
    return (
      next !== undefined &&
      last?.sense === 'form' &&
      next.sense !== 'form' &&
      before !== undefined &&
      before.sense !== 'form'
    )
  }

  /** Whether a word belongs to a sentence about a party: what is dealt with it, or a little word where such a word stands. */
  isOrdinary(at: number): boolean {
    const sense = this.#words[at]?.sense
    if (sense === undefined) return false
    return ofSentences.has(sense) || (sense === 'other' && this.#isSentence)
  }

  /** We nominate | NORVA STAR | as … : small words stand before a word, or begin there, and others on the other side. */
  isAtSmall(at: number, begins: boolean): boolean {
    const [before, next] = [this.#words[at - 1], this.#words[at]]
    return before !== undefined && next !== undefined && before.small === !begins && next.small === begins
  }

  /** Words of sentences inside a stretch. */
  ordinaryIn(from: number, to: number): number {
    return this.#ordinaryBefore[to]! - this.#ordinaryBefore[from]!
  }

  /** Marks between the words of a stretch. */
  marksIn(from: number, to: number): number {
    return from < to ? this.#apartBefore[to]! - this.#apartBefore[from + 1]! : 0
  }

  words(from: number, to: number): Words {
    return new Words(this.#words.slice(from, to))
  }

  /** All words but those of a stretch. */
  around(from: number, to: number): Words {
    return new Words([...this.#words.slice(0, from), ...this.#words.slice(to)])
  }

  /** Where the words begin that stand before a word without a mark between them; of a word behind a mark, those before the mark. */
  startBefore(at: number): number {
    return Math.max(
      0,
      this.#words.findLastIndex(({ apart }, i) => i < at && apart),
    )
  }

  /** Where the words end that follow from a word on without a mark. */
  endFrom(at: number): number {
    const next = this.#words.findIndex(({ apart }, i) => i > at && apart)
    return at >= this.count || next < 0 ? this.count : next
  }

  slice(from: number, to: number): string {
    return from < to ? this.text.slice(this.#words[from]!.from, this.#words[to - 1]!.to) : ''
  }

  get texts(): string[] {
    return this.#words.map(({ from, to }) => this.text.slice(from, to))
  }

  /** Its runs of Chinese characters. */
  get hanRuns(): string[] {
    return this.#words.filter(({ han: inHan }) => inHan).map(({ from, to }) => this.text.slice(from, to))
  }
}

export type { TypedText }

/** Parts and held names of one text are told by the same words. */
export const typedText = remember<TypedText>(20, text => new TypedText(text))
