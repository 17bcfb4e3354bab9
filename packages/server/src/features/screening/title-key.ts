import { foldHan } from '@maojian/screening/name/han/han'

/** A title without case, space and punctuation, in simplified characters. */
export const titleKey = (text: string): string =>
  foldHan(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
