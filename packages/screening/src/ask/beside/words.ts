import { isPlace, type Sense } from './sense.ts'

/** A word of a typed text and where it stands. */
export interface TypedWord {
  readonly from: number
  readonly to: number
  readonly sense: Sense
  /** A mark, or another script, parts it from the word before it. */
  readonly apart: boolean
  readonly han: boolean
  readonly script: string
  /** It is written small where others are not. */
  readonly small: boolean
}

const fewestOfOffice = 2
const mostOfOffice = 6

/** Words of a typed text that stand together. */
export class Words {
  readonly #words: readonly TypedWord[]

  constructor(words: readonly TypedWord[]) {
    this.#words = words
  }

  get count(): number {
    return this.#words.length
  }

  get first(): Sense {
    return this.#words[0]?.sense ?? ''
  }

  get last(): Sense {
    return this.#words.at(-1)?.sense ?? ''
  }

  has(...senses: readonly Sense[]): boolean {
    return this.#words.some(({ sense }) => senses.includes(sense))
  }

  /** Each of them is known to stand beside names. */
  get areSensed(): boolean {
    return this.#words.every(({ sense }) => sense !== '')
  }

  /** Each of them is a part of a house. */
  get areParts(): boolean {
    return this.#words.every(({ sense }) => sense === 'part')
  }

  /** CEO of Norva. */
  get beginWithOffice(): boolean {
    return this.first === 'role' && this.#words[1]?.sense === 'other' && this.count > fewestOfOffice
  }

  /** Norva CEO, CEO of Norva: what stands in front of a person. */
  get endInOffice(): boolean {
    return this.last === 'role' || (this.beginWithOffice && this.count <= mostOfOffice)
  }

  /** From Qingdao: a little word, and places alone. */
  get tellWhence(): boolean {
    const [first, ...more] = this.#words
    return first?.sense === 'other' && more.length > 0 && more.every(({ sense }) => isPlace(sense))
  }

  /** Building Materials LLC, Street Wear Trading: what a firm deals in, and no address. */
  get tellWares(): boolean {
    return this.first === 'address' && this.#words[1]?.sense === 'business'
  }

  /** General Trading LLC, Works Contracting FZE: how the name of a firm goes on. */
  get tellFirm(): boolean {
    return this.last === 'form' && this.has('business')
  }

  /** Norva | Gate Building Materials Trading FZE: an address tells of wares inside the name of a firm. */
  get goOnAsFirm(): boolean {
    return (
      this.first === 'business' && this.tellFirm && !this.has('part', 'role', 'ship', 'dealing', 'number')
    )
  }

  get arePlaces(): boolean {
    return this.#words.every(({ sense }) => isPlace(sense))
  }
}

/** Written small inside the names of persons. */
const particles = new Set(
  'bin ibn bint al el ul ud van von der den de la le di da dos del ben abu ould ag und and of the for'.split(
    ' ',
  ),
)

const smallWord = /^\p{Ll}{2,}$/u

/** Whether a word is written small, and not as names write small words. */
export const isOrdinarySmall = (text: string): boolean => smallWord.test(text) && !particles.has(text)
