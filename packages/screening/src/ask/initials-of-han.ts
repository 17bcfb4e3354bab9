const surname = String.raw`(\p{Script=Han}{2,8}(?:[-－]\p{Script=Han}{2,8})?)`
const initials = String.raw`(?:[A-Z]\s*[.．·•・\s]\s*){1,3}`
const before = new RegExp(String.raw`^\s*${initials}${surname}\s*$`, 'u')
const behind = new RegExp(String.raw`^\s*${surname}\s*[,，·•・\s]?\s*(?:[A-Z]\s*[.．]\s*){1,3}$`, 'u')

/** A foreigner's surname in characters without the initials in Latin letters that stand beside it (A.米勒, 米勒 A.): lists have none of them. */
export const withoutInitials = (text: string): string => (before.exec(text) ?? behind.exec(text))?.[1] ?? text
