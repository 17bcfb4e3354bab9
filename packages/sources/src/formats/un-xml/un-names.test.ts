import { describe, expect, it } from 'vitest'
import { documentNumber } from './un-document.ts'
import { unNames } from './un-names.ts'

describe('several names in one ALIAS_NAME', () => {
  it.each([
    ['Azim Adhajani; Azim Agha-Jani', ['Azim Adhajani', 'Azim Agha-Jani']],
    ['Mohammad Sabet b) M. Javad Kareemi Sabet', ['Mohammad Sabet', 'M. Javad Kareemi Sabet']],
    [
      'جبهة النصرة (the Victory Front; Jabhat al-Nusrah)',
      ['جبهة النصرة', 'the Victory Front', 'Jabhat al-Nusrah'],
    ],
    [') Abdelrahman Juhan', ['Abdelrahman Juhan']],
    ['Khirullah Khairkhwa, born in Kandahar on 01 Jan.1967', ['Khirullah Khairkhwa']],
    ['Mohammad Ishaq Akhund born in 1963', ['Mohammad Ishaq Akhund']],
    ['MAKENGA, EMMANUEL SULTANI', ['MAKENGA, EMMANUEL SULTANI']],
    [
      'Center for Agricultural Research and Nuclear Medicine',
      ['Center for Agricultural Research and Nuclear Medicine'],
    ],
    ['“1-P”', ['1-P']],
    ['AL-ITIHAAD AL-ISLAMIYA / AIAI', ['AL-ITIHAAD AL-ISLAMIYA', 'AIAI']],
    ['Army LRM/A', ['Army LRM/A']],
    ['', []],
    [' ; ', []],
  ])('%s', (field, names) => {
    expect(unNames(field).map(name => name.text)).toEqual(names)
  })
})

describe('document numbers', () => {
  it.each([
    ['1-78-09-44621-80', '1-78-09-44621-80'],
    ['CAR diplomatic passport no. D00000898', 'D00000898'],
    ['381110042 (Expired 25 Jan. 2016)', '381110042'],
    ['R00012098, South Sudan', 'R00012098'],
    ['Diplomatic Passport: Z30321794', 'Z30321794'],
    ['96 03 464086', '96 03 464086'],
    ['Libyan passport No. 513519', '513519'],
    ['', ''],
  ])('%s', (text, number) => {
    expect(documentNumber(text)).toBe(number)
  })
})
