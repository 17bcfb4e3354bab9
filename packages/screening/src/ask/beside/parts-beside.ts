import { isTypedGivenName } from '../../name/word/given-names.ts'
import { links } from '../remarks.table.ts'
import { hanPartsOf } from './han-parts.ts'
import { isPlace, senseOf, type Sense } from './sense.ts'
import type { TypedPart } from './typed-part.ts'
import { typedText, type TypedText } from './typed-text.ts'
import type { Words } from './words.ts'
import { besideWords, type Beside } from '../../match/beside.ts'

const fewestBehindPlace = 4

/** A place alone leads to a long name, to one word, and to what ends or begins in a form of company; Sofia Berg is a person. */
const mayFollowPlace = (front: string, behind: Words): boolean =>
  behind.has('form') ||
  (behind.has('', 'place', 'country') &&
    (behind.count >= fewestBehindPlace || (behind.count === 1 && !isTypedGivenName(front))))

/** MV LUCKY STAR, MV OCEAN STAR, MT ST. ANNA: what stands between the kind of a ship and a word belongs to its name, but for its flag. */
const ofShipName: ReadonlySet<Sense> = new Set(['business', 'site', 'place', 'address'])

/** CEO …, Branch of …, 5th Brigade of …, Payment to …: what leads to a name without a mark. */
const isLeading = (front: Words, behind: Words, text: string): boolean =>
  front.endInOffice ||
  (front.areSensed &&
    ((front.has('ship') && !ofShipName.has(front.last)) ||
      front.tellWhence ||
      front.has('part', 'role', 'label', 'dealing') ||
      (front.arePlaces && mayFollowPlace(text, behind))))

const fewestBehindNumber = 2

/** … Frankfurt Branch, … School of Medicine, … 12 Bahnhofstrasse: what follows a name without a mark. */
const isFollowing = (rest: Words, ofShip: boolean): boolean => {
  if (rest.first === '') return false
  if (rest.tellWares || rest.goOnAsFirm) return false
  // Behind a number or a word of addresses anything may stand.
  if (rest.first === 'address') return true
  if (rest.first === 'number' && (ofShip || rest.count > fewestBehindNumber)) return true
  if (!rest.areSensed) return rest.has('address') || rest.beginWithOffice
  if (rest.has('part', 'role', 'ship', 'address', 'dealing')) return true
  // A line of business beside a place is another firm's: Norva | Insurance of China.
  return rest.has('place', 'country') && !rest.has('business')
}

/** China Construction | Bank Dubai Branch: the word belongs to the name before it. */
const bankWord = /^(?:bank|banka|banco|banca|banque|банк|بنك|بانک|مصرف)$/iu

/** A stretch of words that may be a name. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly marks: number
  /** Ends of it that no mark tells. */
  readonly cuts: number
  /** Words of sentences in it. */
  readonly ordinary: number
}

const mostMarks = 4
const bySurety = (a: Stretch, b: Stretch): number =>
  a.cuts - b.cuts || a.marks - b.marks || a.from - b.from || b.to - a.to

const mostParts = 16
/** Those besides that only words of a sentence tell. */
const mostInSentence = 12

const mayName: readonly Sense[] = ['', 'business', 'part']

/** KALUGA轮, SALINA号货轮, THEA轮运往鹿特丹. */
const calledShip = /^[号號]?(?:货|貨|油|散货|散貨|集装箱|运输)?[轮輪船](?!胎)|^[号號]/u

/** VSL: KALUGA: what a ship is called may be a place. */
const isShipOfPlace = (typed: TypedText, from: number, to: number): boolean =>
  to - from === 1 &&
  typed.words(from, to).arePlaces &&
  (typed.words(from - 1, from).has('ship') || calledShip.test(typed.slice(to, Math.min(to + 1, typed.count))))

/** (purchasing dept), (accounts payable): so few words for parts of a house name nobody. */
const fewestParts = 3
/** 某某研究所 is told as one word, its name included. */
const inHan = /\p{Script=Han}/u

/** OCEAN ESTATE GmbH, MRS GmbH: what is called so elsewhere is a name with a form of company behind it. */
const isFirmBySite = (words: Words): boolean => words.last === 'form' && words.has('site', 'role')

const mayBeName = (typed: TypedText, from: number, to: number): boolean => {
  const words = typed.words(from, to)
  if (words.areParts && words.count < fewestParts && !inHan.test(typed.slice(from, to))) return false
  return words.has(...mayName) || isFirmBySite(words) || isShipOfPlace(typed, from, to)
}

/** Words that a number behind them does not belong to. */
const named: ReadonlySet<Sense> = new Set(['', 'business', 'form'])

/** Stretches that may be a name by the marks around them, and by what leads to them or follows them; the surest first. */
const stretchesOf = (typed: TypedText): Stretch[] => {
  if (typed.isBare) return []
  const { count } = typed
  const all = typed.words(0, count)
  const ofShip = all.has('ship')
  const places = Array.from({ length: count + 1 }, (_, at) => at)
  const leads = (at: number): boolean => {
    const from = typed.startBefore(at)
    return isLeading(typed.words(from, at), typed.words(at, typed.endFrom(at)), typed.slice(from, at))
  }
  /** Счёт Норва № 2041; in «invoice 2041» the number belongs to the word before it. */
  const isNumber = (at: number): boolean =>
    at === count - 1 && all.has('dealing') && all.last === 'number' && named.has(typed.words(at - 1, at).last)
  const follows = (at: number): boolean =>
    (isNumber(at) || isFollowing(typed.words(at, typed.endFrom(at)), ofShip)) &&
    !bankWord.test(typed.slice(at, at + 1))
  const isStart = (at: number): boolean => at === 0 || typed.isMark(at) || leads(at)
  const mayStart = (at: number): boolean => typed.isOrdinary(at - 1) || typed.isAtSmall(at, false)
  const starts = places.filter(at => at < count && (isStart(at) || mayStart(at)))
  /** The owner … of …, the director … at …. */
  const isInOffice = (at: number): boolean =>
    typed.words(at, count).first === 'other' && typed.words(typed.startBefore(at), at).first === 'role'
  const town = typed.townAt
  const isEnd = (at: number): boolean =>
    typed.isMark(at) || typed.endsInForm(at) || at === town || follows(at) || isInOffice(at)
  const mayEnd = (at: number): boolean => typed.isOrdinary(at) || typed.isAtSmall(at, true)
  const ends = places.filter(at => at > 0 && (isEnd(at) || mayEnd(at)))
  const cuts = (from: number, to: number): number =>
    Number(from > 0 && !typed.isMark(from)) + Number(!typed.isMark(to))
  const found = starts.flatMap(from =>
    ends
      .filter(to => from < to && to - from < count && typed.marksIn(from, to) <= mostMarks)
      .filter(to => mayBeName(typed, from, to))
      .map(to => ({
        from,
        to,
        marks: typed.marksIn(from, to),
        cuts: cuts(from, to),
        ordinary: typed.ordinaryIn(from, to),
      })),
  )
  const isSure = ({ from, to }: Stretch): boolean => isStart(from) && isEnd(to)
  return [
    ...found.filter(isSure).toSorted(bySurety).slice(0, mostParts),
    ...found
      .filter(one => !isSure(one))
      .toSorted((a, b) => a.cuts + a.ordinary - b.cuts - b.ordinary || bySurety(a, b))
      .slice(0, mostInSentence),
  ]
}

/** A branch, a place behind which no mark stands, another form; roles, addresses and what is told of a ship are remarks. */
const tellsOfHouse = (words: Words, byMark: boolean): boolean => {
  if (words.count === 0 || !words.areSensed || words.has('address', 'role', 'label', 'ship')) return false
  return words.has('part') || (words.has('place', 'country') && (words.has('form') || !byMark))
}

/** Norva Trading Ltd Holding Ltd: what follows a form without a mark may tell another firm. */
const behindForm = (typed: TypedText, to: number): Beside | undefined => {
  if (!typed.endsInForm(to) || typed.isMark(to)) return undefined
  const rest = typed.words(to, typed.endFrom(to))
  return rest.has('business', 'form') ? besideWords(typed.slice(to, typed.endFrom(to))) : undefined
}

/** What the text tells of the party right before and right behind its name. */
const sidesOfName = (typed: TypedText, { from, to }: Stretch): Beside | undefined => {
  if (to === typed.townAt) return besideWords(typed.slice(to, typed.count))
  const sides = [
    { from: typed.startBefore(from), to: from, byMark: typed.isMark(from) },
    { from: to, to: typed.endFrom(to), byMark: typed.isMark(to) },
  ].filter(side => tellsOfHouse(typed.words(side.from, side.to), side.byMark))
  // A ship is in a port, and sails from one to another.
  if (typed.around(from, to).has('ship')) return undefined
  if (sides.length === 0) return behindForm(typed, to)
  const has = (sense: Sense): boolean => sides.some(side => typed.words(side.from, side.to).has(sense))
  return {
    text: sides.map(side => typed.slice(side.from, side.to)).join(' '),
    part: has('part'),
    country: has('country'),
  }
}

/** Whose whole name one word may be: a ship's, that of a house that has a branch, or one with its country alone; of a house, in a place. */
const loneBeside = (rest: Words, byMarks: boolean): TypedPart['lone'] => {
  const isOfAnybody = rest.has('ship', 'part') || (byMarks && rest.arePlaces)
  if (rest.areSensed && !rest.has('form') && isOfAnybody) return 'anybody'
  if (rest.has('business', 'role') || !(rest.areSensed || byMarks)) return 'nobody'
  return rest.has('place', 'country', 'part', 'address', 'label', 'dealing') ? 'house' : 'nobody'
}

const isParted = (typed: TypedText, { from, to }: Stretch): boolean =>
  (from === 0 || typed.isMark(from)) && typed.isMark(to)

/** Carrying vessel NORVA, owner unknown; 拟装NORVA轮: a word for ships right beside it. */
const isCalledShip = (typed: TypedText, { from, to }: Stretch): boolean =>
  (from > 0 && !ofShipName.has(typed.words(to, to + 1).first) && typed.words(from - 1, from).has('ship')) ||
  calledShip.test(typed.slice(to, Math.min(to + 1, typed.count)))

/** HOPE ex STAR: what a ship, now and then a firm, was called before. */
const former = /(?<=[\p{L}\p{N}"”»)])\s+EX[.\s]\s*(?=["“«]?\p{L}{2})|(?<![\p{L}\p{N}])EX-(?=\p{L}{2})/giu

const link = new RegExp(`(?<![\\p{L}\\p{N}])(?:${links})(?![\\p{L}\\p{N}])`, 'giu')

/** Norva Trading Ltd, Wodzislaw: one word behind a firm. */
const isTown = (typed: TypedText, { from, to }: Stretch): boolean =>
  to === typed.count &&
  to - from === 1 &&
  from > 1 &&
  typed.isMark(from) &&
  typed.words(0, from).last === 'form'

/** Norva | General Trading LLC: what goes on as the name of a firm. */
const isBeforeFirm = (typed: TypedText, { to }: Stretch): boolean =>
  !typed.isMark(to) && typed.words(to, typed.endFrom(to)).tellFirm

/** Norva | Tea Exporters, Importaciones | Norva: no ship is called so. */
const isBesideBusiness = (typed: TypedText, { from, to }: Stretch): boolean =>
  (!typed.isMark(to) && typed.words(to, to + 1).first === 'business') ||
  (from > 0 && !typed.isMark(from) && typed.words(from - 1, from).first === 'business')

/** With its form a firm's name is told whole, whatever follows (Norva FZE PO Box 17421 Jebel Ali) or leads to it (для ООО Норва). */
const isFirm = (typed: TypedText, { from, to }: Stretch): boolean => {
  const front = typed.words(typed.startBefore(from), from)
  const words = typed.words(from, to)
  const hasForm = words.first === 'form' || words.last === 'form'
  return hasForm && (typed.isMark(from) || from === 0 || !front.arePlaces)
}

/** Norva, Naberezhnye Chelny: one word before a town of several. */
const isBeforeTown = (typed: TypedText, { from, to }: Stretch): boolean => {
  const rest = typed.slice(to, typed.count).split(' ')
  return from === 0 && to === 1 && typed.isMark(1) && rest.length > 1 && !rest.some(isTypedGivenName)
}

const hyphened = /^([\p{L}\p{N}]+)-(\p{L}+)$/u

/** SBERBANK-MOSCOW: a place behind a hyphen stands beside the name. */
const withPlaceApart = (text: string): string => {
  const [, name, place] = hyphened.exec(text) ?? []
  return name !== undefined && isPlace(senseOf(place!)) ? `${name} - ${place}` : text
}

/** Via Norva Trading, Norva and his wife: the only name beside a link. */
const besideLink = (told: string): TypedPart[] => {
  const names = told.split('|').filter(name => name.trim() !== '')
  return told.includes('|') && names.length === 1
    ? [{ text: names[0]!.trim(), beside: undefined, lone: 'nobody' }]
    : []
}

/** Norva and Larkfield, Norva to Larkfield: two parties, unless the word between them belongs to the name of one. */
const joint = /(?<=[\p{L}\p{N}.)"”»])\s+(?:and|or|&|to)\s+(?=\p{L}{2})/iu

const besideJoint = (text: string): TypedPart[] => {
  const sides = text.split(joint)
  return sides.length === 2 ? sides.map(side => ({ text: side, beside: undefined, lone: 'nobody' })) : []
}

/** Parts of a typed text that may each be a listed name whole, with something ordinary beside it. */
export const partsBeside = (text: string): TypedPart[] => {
  const told = withPlaceApart(text).replace(link, ' | ')
  const apart = told.replace(former, ' | ')
  const typed = typedText(apart)
  const lone = (stretch: Stretch): TypedPart['lone'] => {
    if (isCalledShip(typed, stretch)) return 'anybody'
    if (apart !== told && typed.isMark(stretch.to)) return 'anybody'
    if (isTown(typed, stretch) || isBeforeFirm(typed, stretch)) return 'rare'
    const beside = loneBeside(typed.around(stretch.from, stretch.to), isParted(typed, stretch))
    if (beside !== 'anybody' && isFirm(typed, stretch)) return 'firm'
    if (beside !== 'nobody') return beside
    return isBeforeTown(typed, stretch) ? 'house' : isBesideBusiness(typed, stretch) ? 'rare' : beside
  }
  const parts = stretchesOf(typed).map(stretch => ({
    text: typed.slice(stretch.from, stretch.to),
    beside: sidesOfName(typed, stretch),
    lone: lone(stretch),
  }))
  return [...parts, ...besideLink(told), ...besideJoint(text), ...typed.hanRuns.flatMap(hanPartsOf)]
}
