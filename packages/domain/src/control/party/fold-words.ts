/** A name as words of one case without marks and dots: `People’s` and `Peoples` differ, `U.S.` and `u s` do not. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words of Chinese and Japanese stand without gaps, so they are sought anywhere. */
export const isHanWord = (word: string): boolean => /\p{Script=Han}/u.test(word)
