import type { Variant } from '../../name/token/token.ts'
import { hash32 } from '../../text-hash.ts'

const namesOfRussian = 3

/** A listed person as the press writes it, in either order: IGOR NORVIN of Igor Ivanovich NORVIN. */
export const withoutFather = ({ tokens }: Variant): readonly string[] => {
  const told = tokens.filter(({ role }) => role !== 'title')
  const [first, last, ...more] = told.filter(({ role }) => role !== 'patronymic')
  if (told.length !== namesOfRussian || more.length > 0 || !first || !last) return []
  return [`${first.key}${last.key}`, `${last.key}${first.key}`]
}

/** Under what a listed person is filed without the father's name. */
export const fatherlessFiled = (variant: Variant): readonly number[] =>
  withoutFather(variant).map(spelling => hash32(`=${spelling}`))
