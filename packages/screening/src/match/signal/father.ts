import { patronymicStem } from '../../name/lexicon/lexicon.ts'
import { editDistance } from '../../name/script/edit-distance.ts'
import { soundFold } from '../../name/sound/sound.ts'
import { namesOfStem } from '../../name/word/fathers.ts'
import { bondOf } from '../../name/word/given-names.ts'
import { textsOf } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

const sameFather = (a: string, b: string): boolean =>
  a === b ||
  bondOf(namesOfStem(a), namesOfStem(b)) !== 'none' ||
  fatherFold(a).slice(0, 2) === fatherFold(b).slice(0, 2) ||
  isSlipOf(a, b)

const shortestSlip = 5

/** A letter amiss in a father's name that nobody bears so: VKTOROVICH. */
const isSlipOf = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= shortestSlip &&
  (namesOfStem(a).length === 0 || namesOfStem(b).length === 0) &&
  editDistance(a, b, 1) <= 1

// Belarusian, Ukrainian and Russian forms of one father's name mostly begin so.
const fatherFold = (stem: string): string =>
  soundFold(
    stem
      .replace(/^DZ(?=[MI])/, 'D')
      .replace(/^J(?=[AEIOU])/, 'Y')
      .replace(/^H(?=[ERN])/, 'G'),
  )

const fatherFactor = 0.8

/** Sons of two fathers: Ivan Sergeevich is not Ivan Andreevich. */
const otherFather = ({ query, listed }: Pair): readonly Sign[] => {
  const left = query.tokens.filter(({ role }) => role === 'patronymic')
  const right = listed.tokens.filter(({ role }) => role === 'patronymic')
  if (left.length !== 1 || right.length !== 1) return noSign
  const [a, b] = [patronymicStem(left[0]!.key), patronymicStem(right[0]!.key)]
  return sameFather(a, b)
    ? noSign
    : [{ about: 'patronymic', query: textsOf(left), listed: textsOf(right), factor: fatherFactor }]
}

export const father: Signal = {
  name: 'father',
  tells: 'Two patronymics of two fathers.',
  example: ['Ivan Sergeevich Karvonov', 'Ivan Andreevich Karvonov'],
  of: otherFather,
}
