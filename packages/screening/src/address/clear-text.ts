import { foldHan } from '../name/han/han.ts'
import { hanNumeral } from '../name/lexicon/numeral.ts'

/** 十三楼, 六百一十号: figures written out before what they count. */
const writtenOut = /[一二三四五六七八九十百]+(?=(?:字)?[号楼层座期室])/gu

/** A text whose Latin letters are A-Z, whose characters are simplified and whose figures are digits. */
export const clearText = (text: string): string =>
  foldHan(text.normalize('NFKC'))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(writtenOut, run => String(hanNumeral(run)))
    .trim()

/** Letters and figures alone. */
export const lettersOf = (text: string): string => text.replaceAll(/[^A-Z0-9]/gu, '')
