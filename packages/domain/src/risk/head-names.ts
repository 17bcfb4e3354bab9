import { namesBranch } from '../vocabulary/branch-name.ts'

/** Where the last word for a branch begins; 0 where there is none. */
const branchAt = (name: string): number => {
  for (let at = name.length - 1; at > 0; at--) if (namesBranch(name.slice(at))) return at
  return 0
}

/** What stands between the head office and the word for a branch: New Delhi, 上海, 石家庄. */
const placeWords = [0, 1, 2]
const placeCharacters = [2, 3]

/** Names that the head office of a branch may have: what stands before the word for a branch, with and without a place. */
export const headNames = (name: string): string[] => {
  const before = name
    .slice(0, branchAt(name))
    .replaceAll(/[,(（，]/gu, ' ')
    .trim()
  const parts = before.split(/\s+/u)
  const heads = placeWords.map(count => parts.slice(0, Math.max(0, parts.length - count)).join(' '))
  const han = /\p{Script=Han}$/u.test(before)
    ? placeCharacters.map(count => [...before].slice(0, -count).join(''))
    : []
  return [...heads, ...han].filter(head => head !== '')
}
