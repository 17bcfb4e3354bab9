const words = {
  TWO: 2,
  THREE: 3,
  FOUR: 4,
  FIVE: 5,
  SIX: 6,
  SEVEN: 7,
  EIGHT: 8,
  NINE: 9,
  TEN: 10,
  SECOND: 2,
  THIRD: 3,
  FOURTH: 4,
  FIFTH: 5,
  SIXTH: 6,
  SEVENTH: 7,
  EIGHTH: 8,
  NINTH: 9,
  TENTH: 10,
  ELEVEN: 11,
  TWELVE: 12,
  THIRTEEN: 13,
  FOURTEEN: 14,
  FIFTEEN: 15,
  ELEVENTH: 11,
  TWELFTH: 12,
  THIRTEENTH: 13,
  FOURTEENTH: 14,
  FIFTEENTH: 15,
  SIXTEEN: 16,
  SEVENTEEN: 17,
  EIGHTEEN: 18,
  NINETEEN: 19,
  TWENTY: 20,
  TWENTIETH: 20,
}

// I, V, X, L, XI, VI and DI are names of people and places; only what cannot be one counts as a numeral.
const roman = {
  II: 2,
  III: 3,
  IV: 4,
  VII: 7,
  VIII: 8,
  IX: 9,
  XII: 12,
  XIII: 13,
  XIV: 14,
  XV: 15,
  XVI: 16,
  XVII: 17,
  XVIII: 18,
  XIX: 19,
  XX: 20,
}

const numbersOfLetters = new Map(
  Object.entries({ I: '=1', V: '=5', X: '=10', VI: '=6', XI: '=11', ONE: '=1' }),
)
const mostLetters = 3

/** Words that are a number or not, as the other name says: STELLA V is STELLA 5, SIRIUS I is SIRIUS 1, PUTIN V is not; OCEAN ONE. */
export const numberOfLetter = (key: string): string | undefined =>
  key.length > mostLetters ? undefined : numbersOfLetters.get(key)

const numbers = new Map(Object.entries({ ...words, ...roman }))

/** The character behind the figures: no text that begins with one comes after it. */
const behindFigures = ':'

/** Value of a Latin token that is a number: 13, 013, 13TH, XIII, THIRTEENTH; undefined for a word. */
export const latinNumeral = (word: string): number | undefined => {
  const digits = word < behindFigures ? /^(\d{1,9})(ST|ND|RD|TH)?$/.exec(word) : null
  return digits ? Number(digits[1]) : numbers.get(word)
}

const han: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** Value of a run of Chinese numerals: 十三 and 一三 are both 13. */
export const hanNumeral = (run: string): number => {
  if (!/[十百千]/u.test(run)) return Number([...run].map(char => han[char] ?? '').join(''))
  let total = 0
  let digit = 0
  for (const char of run) {
    const unit = units[char]
    if (unit === undefined) digit = han[char] ?? 0
    else {
      total += (digit || 1) * unit
      digit = 0
    }
  }
  return total + digit
}
