import { everyMatch } from '../every-match.ts'

const han = String.raw`\p{Script=Han}`
const letter = String.raw`(?!${han})[\p{L}\p{M}\p{N}]`
/** Chinese with brackets inside it, M/V and A/S, any other word with what stands inside it. */
const word = new RegExp(
  String.raw`${han}[${han}·・]*(?:[(（]${han}+[)）]${han}+)*|(?<!${letter})(?:${letter}){1,2}/(?:${letter}){1,2}(?!${letter})|(?:${letter})+(?:['’.&-](?:${letter})+)*\.?`,
  'gu',
)

/** A word as it is written, and where it stands. */
export interface Piece {
  readonly text: string
  readonly from: number
}

const plain = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** Technology가: what Korean and others write onto a Latin name without a gap. */
const scriptTurns =
  /(?<=\p{Script=Latin}\.?)(?=\p{Script=Hangul})|(?<=\p{Script=Hangul})(?=\p{Script=Latin})/u

/** Words of a text as they are written. */
export const piecesOf = (text: string): Piece[] => {
  if (!plain.test(text))
    return everyMatch(text, word).flatMap(({ 0: one, index }) => {
      let from = index
      return one.split(scriptTurns).map(piece => {
        from += piece.length
        return { text: piece, from: from - piece.length }
      })
    })
  let from = 0
  return text.split(' ').map(one => {
    const piece = { text: one, from }
    from += one.length + 1
    return piece
  })
}
