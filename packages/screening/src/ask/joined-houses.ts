import { formAsWritten } from '../name/cut/written-form.ts'
import { knownHouse } from '../name/house/known-names.ts'
import { namesOfHouse } from '../name/lexicon/houses.ts'
import { everyMatch } from './every-match.ts'

/** What joins two parties without a mark; most of these characters stand in names as well. */
const joints = /和|与|及|或者?|以及|同|转?卖给|经|通过|代|委托|买方|卖方|甲方|乙方/gu
const mostJoints = 5

const isKnown = (text: string): boolean => {
  if (namesOfHouse(text).length > 0) return true
  const form = formAsWritten(text)
  return form !== undefined && knownHouse(form) !== undefined
}

/** Two parties that a word joins, where one of them is a house well known by this name: 中国中车经上海微电子装备. */
export const joinedHouses = (text: string): string[] =>
  everyMatch(text, joints)
    .slice(0, mostJoints)
    .flatMap(({ 0: joint, index }) => {
      const sides = [text.slice(0, index), text.slice(index + joint.length)]
      return sides.every(side => side.length > 1) && sides.some(isKnown) ? sides : []
    })
