import { writesNameSyllable } from '../name/korean-japanese/hanja.ts'
import { isKoreanSurname } from '../name/korean-japanese/korean-surnames.ts'
import { foldLatin } from '../name/script/latin.ts'

/** Syllables that the South begins without the R that the North writes and lists print (최용해, 최룡해; Yong, Ryong). */
const ofNorth: Readonly<Record<string, string>> = {
  YONG: 'RYONG',
  YEONG: 'RYONG',
  YOUNG: 'RYONG',
  YON: 'RYON',
  YEON: 'RYON',
  YOL: 'RYOL',
  YEOL: 'RYOL',
  YANG: 'RYANG',
  YUN: 'RYUN',
  YUL: 'RYUL',
  YU: 'RYU',
  YOO: 'RYU',
  YOM: 'RYOM',
  YEOM: 'RYOM',
  IM: 'RIM',
  LIM: 'RIM',
  IN: 'RIN',
}

const inHangul: Readonly<Record<string, string>> = {
  용: '룡',
  영: '령',
  연: '련',
  열: '렬',
  양: '량',
  윤: '륜',
  율: '률',
  유: '류',
  염: '렴',
  임: '림',
  인: '린',
  여: '려',
  노: '로',
  나: '라',
  낙: '락',
  남: '람',
}

/** Surnames of the North that begin with it. */
const surnamesOfNorth: ReadonlySet<string> = new Set('류 량 려 로 라 렴 림'.split(' '))

const hangul = /^\p{Script=Hangul}{3}$/u
const latin = /^([A-Za-z]+)\s*,?\s+([A-Za-z]+)[\s-]+([A-Za-z]+)$/u

const inLetters = (text: string): string[] => {
  const [, ...words] = latin.exec(text) ?? []
  const [surname, first, last] = words.map(foldLatin)
  if (surname === undefined || !isKoreanSurname(surname) || !writesNameSyllable(last!)) return []
  const north = ofNorth[first!]
  return north === undefined ? [] : [`${surname} ${north} ${last}`]
}

/** The same name once with the given name as the North writes it, and once with the surname so. */
const inKorean = (text: string): string[] => {
  if (!hangul.test(text)) return []
  const [surname, first, last] = [...text]
  const given = inHangul[first!]
  const family = inHangul[surname!]
  return [
    ...(given === undefined ? [] : [surname! + given + last!]),
    ...(family !== undefined && surnamesOfNorth.has(family) ? [family + first! + last!] : []),
  ]
}

/** A Korean person as the North spells what the South begins without its R; none of other texts. */
export const asNorthWrites = (text: string): readonly string[] => [...inLetters(text), ...inKorean(text)]
