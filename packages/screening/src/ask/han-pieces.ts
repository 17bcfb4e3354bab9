import { tellsNobody } from './nobody.ts'
import { hanDepartmentAlone, hanEnds, hanLeads, hanSaid } from './beside/han-parts.table.ts'
import { isHanPlace } from './beside/han-parts.ts'
import { namesOfHouse } from '../name/lexicon/houses.ts'
import { looksLikePerson } from '../name/token/tokenise-han.ts'

/** A colon, a comma, a stroke, a gap, an end of a sentence; brackets where the name does not go on behind them. */
const marks =
  /([:：])|[,，、;；|/\n\t。！？!?~@#*+&《》“”"「」『』]|\s+|--+|—+|(?<=\p{Script=Han})-|[(（【[](?=[^()（）【】[\]]*(?:[)）】\]](?!\p{Script=Han})|$))|[)）】\]](?!\p{Script=Han})/gu

/** 查 begins names of foreigners as well. */
const led = new RegExp(`^(?:(?:${hanLeads})+查?|查(?=.{3}))`, 'u')
/** What ends a request may stand behind what is said, and a word of it behind another one. */
const ended = new RegExp(`(?:${hanEnds}|的)+$`, 'u')
const said = new RegExp(`^(.{2,30}?)(?:(?:${hanSaid}).{0,20}|的.{2,8})$`, 'u')
/** Whose something is, where more stands before the name: 发给海康的货. */
const owned = /^(.{2,30}?)的.{1,8}$/u

const inHan = /^[\p{Script=Han}·・•‧\d()（）]+$/u
const twoHan = /\p{Script=Han}{2}/u
/** 海淀区, 科技路, 三楼: where somebody is. */
const ofAddress = /(?:[省市区县路街号楼室层栋幢座镇乡村弄巷]|大道|大厦)$/u

const isName = (text: string): boolean =>
  text.length >= 2 &&
  inHan.test(text) &&
  twoHan.test(text) &&
  !ofAddress.test(text) &&
  !isHanPlace(text) &&
  !hanDepartmentAlone.test(text) &&
  !tellsNobody(text)

/** 王伟岳先生 is one man, and no Mr Yue of a house 王伟. */
const isOfPerson = (name: string, next: string): boolean =>
  name.length === 2 &&
  looksLikePerson(name) &&
  looksLikePerson(name + next) &&
  namesOfHouse(name).length === 0

/** A stretch without what ends a request. */
const withoutEnd = (text: string): string => {
  const name = text.replace(ended, '').trim()
  return isOfPerson(name, text.charAt(name.length)) ? text : name
}

/** So much written onto a name is told; other single characters (为, 由, 经) begin names too. */
const isTold = (words: string): boolean => words.length > 1 || words === '查'

/** A stretch without what leads to a name, what is said of it, and both. */
const withoutWords = (piece: string): string[] => {
  const behind = piece.replace(led, '')
  const isLed = isTold(piece.slice(0, piece.length - behind.length))
  const told = [...(isLed ? [behind] : []), ...(behind === piece ? [piece] : [])]
  const without = [behind, piece].flatMap(text => {
    const names = [said, ...(isLed && text === behind ? [owned] : [])].flatMap(
      one => one.exec(text)?.[1] ?? [],
    )
    return [...names, withoutEnd(text)].filter(one => one !== text)
  })
  return [...without, ...without.map(withoutEnd), ...told]
}

interface Piece {
  readonly text: string
  /** A label, or whoever is told something: what stands before a colon. */
  readonly isLabel: boolean
}

/** 伊藤 加奈: words so short are those of one name. */
const shortWords = /^\p{Script=Han}{1,3}(?: +\p{Script=Han}{1,3})+$/u

const piecesOf = (text: string): Piece[] => {
  if (shortWords.test(text)) return [{ text, isLabel: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: mark, 1: colon, index } of text.matchAll(marks)) {
    pieces.push({ text: text.slice(from, index), isLabel: colon !== undefined })
    from = index + mark.length
  }
  return [...pieces, { text: text.slice(from), isLabel: false }].filter(piece => piece.text !== '')
}

/**
 * Stretches of a Chinese text that marks or words written onto them tell from the rest: each may be a name, however short,
 * whatever stands before the mark (终端用户:中车, 海康（杭州）, 麻烦查下海康谢谢).
 */
export const hanPieces = (text: string): string[] => {
  const pieces = piecesOf(text)
  const found = pieces.flatMap(piece => {
    const names = withoutWords(piece.text)
    return piece.isLabel ? names.filter(one => one !== piece.text) : [...names, piece.text]
  })
  return [...new Set(found)].filter(one => one !== text && isName(one))
}
