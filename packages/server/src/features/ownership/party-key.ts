import { foldHan } from '@maojian/screening/name/han/han'

/** One party in whatever case, width, script form and punctuation it is typed: letters and digits alone. */
export const partyKey = (name: string): string => {
  const plain = foldHan(name.normalize('NFKC')).toUpperCase()
  const letters = plain.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return letters === '' ? plain.trim() : letters
}
