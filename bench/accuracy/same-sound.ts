import { readingsOf } from '@maojian/screening/name/han/han'
import { readTable } from '@maojian/screening/name/table'

/** So many characters are what somebody typing by sound is offered first. */
const offered = 1500
/** Of one sound. */
const mostOffered = 3

const bySound = new Map<string, string[]>()
const characters = readTable('rarity-han.tsv').flatMap(([text]) =>
  text && [...text].length === 1 ? [text] : [],
)
for (const character of characters.slice(0, offered)) {
  const [sound] = readingsOf(character)
  if (sound !== undefined) bySound.set(sound, [...(bySound.get(sound) ?? []), character])
}

/** The text with a character in place of which another usual one of its sound was typed; undefined where none is usual. */
export const withSameSound = (text: string, next: (below: number) => number): string | undefined => {
  const at = next(text.length)
  const own = text.charAt(at)
  const others = (bySound.get(readingsOf(own)[0] ?? '') ?? []).filter(other => other !== own)
  if (others.length === 0) return undefined
  return `${text.slice(0, at)}${others[next(Math.min(mostOffered, others.length))]}${text.slice(at + 1)}`
}
