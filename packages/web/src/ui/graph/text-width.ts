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

/** A text in lines of at most that width; what does not fit ends with …. */
export const wrapText = (text: string, width: number, most: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text.trim()).flatMap(split)) {
    if (line !== '' && textWidth((line + piece).trimEnd()) > width) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  if (line.trim() !== '') lines.push(line.trim())
  if (lines.length <= most) return lines
  const last = [...lines[most - 1]!]
  while (last.length > 1 && textWidth(`${last.join('')}…`) > width) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('').trim()}…`]
}
