/** Sizes of the texts of a drawing, in its own units. */
export const textSizes = { name: 12, edge: 11, line: 16 } as const

const wideFrom = 0x2e80
const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= wideFrom

/** Width of a text as it is drawn: rather too wide than too narrow, and the same on every machine. */
export const textWidth = (text: string, size: number = textSizes.name): number => {
  let ems = 0
  for (const character of text)
    ems += isWide(character) ? 1.02 : /\p{Lu}|[@%&—–]/u.test(character) ? 0.76 : 0.6
  return Math.ceil(ems * size)
}

/** Latin words stay whole where they fit; Chinese text breaks anywhere. */
const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{N}.,'’&()-]+\s*|./gu) ?? []

const split = (piece: string): string[] =>
  [...piece].some(isWide) || piece.length > 14 ? [...piece] : [piece]

/** What never begins a line. */
const closing = /^[）)】》”’，。、；：]/u

const linesOf = (pieces: readonly string[], width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line !== '' && textWidth((line + piece).trimEnd()) > width) {
      const kept = closing.test(piece) ? [...line].slice(0, -1).join('') : line
      lines.push(kept.trim())
      line = line.slice(kept.length)
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

/** A text in lines of at most that width, about equally long; what does not fit ends with …. */
export const wrapText = (text: string, width: number, most: number): string[] => {
  const pieces = piecesOf(text.trim()).flatMap(split)
  const lines = linesOf(pieces, width)
  if (lines.length <= most) {
    const even = linesOf(pieces, Math.min(width, textWidth(text) / lines.length + 14))
    return even.length === lines.length ? even : lines
  }
  const last = [...lines[most - 1]!]
  while (last.length > 1 && textWidth(`${last.join('')}…`) > width) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('').trim()}…`]
}
