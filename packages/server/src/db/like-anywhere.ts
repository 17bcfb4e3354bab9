/** A pattern of `like` that holds the typed text as itself, anywhere. */
export const likeAnywhere = (typed: string): string =>
  `%${typed.replaceAll(/[\\%_]/gu, sign => `\\${sign}`)}%`
