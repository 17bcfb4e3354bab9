/** Up to it stand Latin letters and signs, which take half the room of a Chinese character. */
const lastHalf = '\u02ff'

const roomOf = (line: string): number => [...line].reduce((sum, ch) => sum + (ch <= lastHalf ? 1 : 2), 0)

/** How many lines a text takes where a line has room for so many Latin letters. */
export const lineCount = (text: string, room: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(roomOf(line) / Math.max(1, room))), 0)
