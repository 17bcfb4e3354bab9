/** One spelling of a name, for finding it again: width, case and spaces do not tell two names apart. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').toLocaleUpperCase('en-US').replace(/\s+/gu, ' ').trim()
