import { lettersOf } from './clear-text.ts'
import { buildings, hanBuildings } from './hong-kong.ts'
import { apart, buildingType, isUse, longBuildingType } from './words.ts'

const latin = new RegExp(
  String.raw`${apart.before}(?<words>(?:[A-Z][A-Z']*\.?[ -]+){1,5})(?<type>${buildingType})${apart.behind}`,
  'u',
)

/** Letters of the building that a text tells; '' without one. */
export const findBuilding = (text: string): string => {
  const [han] = hanBuildings.exec(text) ?? []
  if (han !== undefined) return buildings.han.get(han)!
  const { words, type } = latin.exec(text)?.groups ?? {}
  if (words === undefined || type === undefined) return ''
  const name = words.split(/[ -]+/u).filter(word => !isUse(lettersOf(word)))
  return name.length === 0 ? '' : lettersOf(name.join('')) + longBuildingType(type)
}
