const unit = (letter: string): number => letter.charCodeAt(0)

const [A, E, H, I, J, O, S, U, Y, Z] = [...'AEHIJOSUYZ'].map(unit) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/** What stands for a letter by itself: Y and E are an I, O is a U; X is the K of KS. */
const folded = Uint16Array.from({ length: Z + 1 }, (_, at) => at)
for (const [from, to] of ['YI', 'EI', 'OU', 'QK', 'WV', 'XK']) folded[unit(from!)] = unit(to!)

const X = unit('X')
const vowels = new Set([A, E, I, O, U, Y])
const isConsonant = (one: number): boolean => one > A && one <= Z && !vowels.has(one)
const isLetter = (one: number): boolean => one >= A && one <= Z

/** Letters of the word that is folded; room for one more each. */
const units: number[] = []

/** OO and OU are one U, EE is an I, and the Y or J before an E is not heard. */
const readLetters = (word: string): void => {
  units.length = 0
  for (let at = 0; at < word.length; at++) {
    const one = word.charCodeAt(at)
    const next = word.charCodeAt(at + 1)
    if ((one === Y || one === J) && next === E && word.charCodeAt(at + 2) !== E) continue
    units.push(one <= Z ? folded[one]! : one)
    if (one === X) units.push(S)
    if ((one === E && next === E) || (one === O && (next === O || next === U))) at++
  }
}

/** Leaves out an H before a consonant or at the end, and the second of two equal letters. */
const dropUnheard = (): void => {
  let length = 0
  for (let at = 0; at < units.length; at++) {
    const one = units[at]!
    if (one === H && (at + 1 === units.length || isConsonant(units[at + 1]!))) continue
    if (length > 0 && isLetter(one) && units[length - 1] === one) continue
    units[length++] = one
  }
  if (length > 1 && units[length - 1] === J && units[length - 2] === I) length--
  units.length = length
}

/** The letters of a word that spellings mix up, each pair as one: W and V, Q and K, O and U, E, Y and I; doubled letters once. */
export const foldLetters = (word: string): string => {
  readLetters(word)
  dropUnheard()
  return String.fromCharCode(...units)
}
