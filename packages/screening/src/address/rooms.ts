import { apart, buildingType, floorMark, roomWords, streetType } from './words.ts'

/** A room by its floor and what tells it there (1318: 13 and 18); '' where untold: without a unit it is the whole floor. */
export interface Room {
  readonly floor: string
  readonly unit: string
  /** All of its figures where the floor is told by them alone: not every house counts so. */
  readonly whole: string
}

interface Inside {
  /** Rooms as they are written. */
  readonly told: string
  readonly floor: string
  /** Tower or block. */
  readonly tower: string
  readonly rest: string
}

interface Taken {
  readonly told: string
  readonly rest: string
}

/** What the first pattern that is met tells, and the text with a mark in its place. */
const take = (text: string, patterns: readonly RegExp[], mark: string): Taken => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (!found) continue
    const rest = `${text.slice(0, found.index)} ${mark} ${text.slice(found.index + found[0].length)}`
    return { told: found.slice(1).find(one => one !== undefined) ?? '', rest }
  }
  return { told: '', rest: text }
}

const { before, behind } = apart
const joint = String.raw`(?: ?(?:[-~&、至及]|\/(?! ?F${behind})) ?| AND | TO )`
const list = (room: string): string => `${room}(?:${joint}${room})*`
const room = String.raw`(?:\d{1,5}[A-Z]?|(?<![A-Z])[A-Z]\d{0,4})`
/** A figure that can hardly be anything but a room. */
const bareRoom = String.raw`(?:\d{3,5}[A-Z]?|\d{1,2}[A-Z])`
const latinWord = String.raw`[A-Z][A-Z']*\.? `

const roomPatterns = [
  new RegExp(
    String.raw`${before}(?:${roomWords}[ ./&]*)+(?:NOS?[. ]+|NUMBER |# ?)?(${list(room + behind)})(?! ?\/ ?F)`,
    'u',
  ),
  new RegExp(String.raw`(?<![A-Z0-9-]|[道街路])(${list(room)}) ?号?(?:室|房|单位|铺)`, 'u'),
  new RegExp(String.raw`(?<=\d ?(?:楼|层))(${list(bareRoom)})(?![A-Z0-9]| ?号)`, 'u'),
]

const floorPatterns = [
  new RegExp(
    String.raw`${before}(\d{1,3}|U?G|LG|M|B\d?)(?:-\d{1,3})? ?\/ ?F(?:L(?:OO)?R?)?${behind}\.?`,
    'u',
  ),
  new RegExp(String.raw`${before}(U?G|LG)F${behind}`, 'u'),
  new RegExp(String.raw`${before}(\d{1,3})(?:ST|ND|RD|TH)? ?(?:FLOOR|FLR|FL|F)${behind}\.?`, 'u'),
  new RegExp(String.raw`${before}(?:FLOOR|FLR|LEVEL|LVL)(?: NO)?[. ]*(\d{1,3})${behind}`, 'u'),
  new RegExp(String.raw`${before}(G)(?:ROUND)? (?:FLOOR|FLR)${behind}`, 'u'),
  /(\d{1,3}) ?字?[楼层](?:全层)?/u,
  /(地)下(?!室)/u,
]

/** A figure behind a tower may be the house number of its street: MW Tower 8 Bonham Strand. */
const ofStreet = String.raw`(?! (?:${latinWord}){1,4}${streetType}${behind})`
const towerPatterns = [
  new RegExp(
    String.raw`${before}(?:TOWER|TWR|BLOCK|BLK|PHASE|WING)(?: NO)?[. ]*(\d|[A-Z]|ONE|TWO|THREE)${behind}${ofStreet}`,
    'u',
  ),
  /第?([A-Z]|\d{1,2}) ?[座期]/u,
]

/** Rooms without their word: before a floor, or right before the name of a building. */
const bareRoomPatterns = [
  new RegExp(String.raw`(?<![A-Z0-9/-])(${list(bareRoom)}) *,? *(?=${floorMark})`, 'u'),
  new RegExp(
    String.raw`(?:^|[,¦|] ?|NO\. ?)(${list(bareRoom)}) *,? +(?=(?:${latinWord}){1,4}${buildingType}${behind})`,
    'u',
  ),
]

const written: Readonly<Record<string, string>> = { ONE: '1', TWO: '2', THREE: '3', 地: 'G' }
const plainly = (told: string): string => written[told] ?? told.replace(/^0+(?=\d)/u, '')

const roomOf = (text: string, floor: string): Room => {
  const [, digits = '', letter = ''] = /^(\d*)([A-Z]?)/u.exec(text) ?? []
  const [own, unit] =
    digits.length > 2
      ? [String(Number(digits.slice(0, -2))), `${Number(digits.slice(-2))}${letter}`]
      : digits !== '' && letter !== ''
        ? [String(Number(digits)), letter]
        : ['', plainly(text)]
  if (own !== '' && floor === '') return { floor: own, unit, whole: plainly(text) }
  return own === '' || own === floor ? { floor, unit, whole: '' } : { floor, unit: plainly(text), whole: '' }
}

/** What a later figure leaves out it has from the one before: 1318-19. */
const completed = (text: string, last: string): string => {
  const missing = last.replace(/[A-Z]$/u, '').length - text.replace(/[A-Z]$/u, '').length
  return /^\d/u.test(text) && missing > 0 ? last.slice(0, missing) + text : text
}

const mostOfRange = 60

const between = (from: string, to: string): string[] => {
  const [first, last] = /^\d+$/u.test(from + to) ? [Number(from), Number(to)] : [0, -1]
  const count = Math.min(last - first, mostOfRange)
  if (count > 0) return Array.from({ length: count }, (_, at) => String(first + at + 1))
  if (!/^[A-Z]{2}$/u.test(from + to)) return [to]
  const [start, end] = [from.charCodeAt(0), to.charCodeAt(0)]
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => String.fromCharCode(start + at + 1))
}

const listed = new RegExp(String.raw`(${joint})?(\d+[A-Z]?|[A-Z]\d*)`, 'gu')

/** Rooms of a list: 1318-19, 5 & 6, A-C. */
const roomsOf = (told: string, floor: string): Room[] => {
  const all: string[] = []
  for (const [, joined, text] of told.matchAll(listed)) {
    const last = all.at(-1) ?? ''
    const one = completed(text!, last)
    if (joined !== undefined && /[-~至]|TO/u.test(joined)) all.push(...between(last, one))
    else all.push(one)
  }
  return all.map(one => roomOf(one, floor))
}

/** What a text tells of rooms, floor and tower, and the text without it. */
export const takeInside = (text: string): Inside => {
  const rooms = take(text, roomPatterns, ',')
  const floor = take(rooms.rest, floorPatterns, floorMark)
  const tower = take(floor.rest, towerPatterns, ',')
  return { told: rooms.told, floor: plainly(floor.told), tower: plainly(tower.told), rest: tower.rest }
}

/** The rooms: those told by a word, else what stands without one in a text where the street was taken out. */
export const readRooms = (told: string, withoutStreet: string, floor: string): readonly Room[] => {
  const rooms = told === '' ? take(withoutStreet, bareRoomPatterns, ',').told : told
  if (rooms !== '') return roomsOf(rooms, floor)
  return floor === '' ? [] : [{ floor, unit: '', whole: '' }]
}
