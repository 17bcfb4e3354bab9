import { describe, expect, it } from 'vitest'
import { groupsOf, lists, run, type Sketch } from './testing.ts'

const imo = (value: string) => ({ type: '03' as const, identifiers: [{ kind: 'imo' as const, value }] })
const lei = { identifiers: [{ kind: 'lei' as const, value: '5493001KJTIIGC8Y1R12' }] }
const inn = (value: string) => ({ identifiers: [{ kind: 'inn' as const, value }], countries: ['RU'] })
const passport = (value: string, country?: string) => ({
  type: '02' as const,
  identifiers: [{ kind: 'passport' as const, value, ...(country && { country }) }],
})

describe('entries of several lists become one party', () => {
  const together: readonly (readonly [string, Sketch, Sketch])[] = [
    ['same IMO number', { name: 'LADY R', ...imo('9161003') }, { name: 'Леди Р', ...imo('IMO 9161003') }],
    ['same LEI', { name: 'Alpha Testing', ...lei }, { name: 'ALPHA TESTING Ltd', ...lei }],
    [
      'same INN and a like name',
      { name: 'Zavod Testa AO', ...inn('7707083893') },
      { name: 'Test Plant', alias: 'Zavod Testa', ...inn('7707083893') },
    ],
    [
      'an INN inside a text',
      { name: 'Registrator Kompas', ...inn('7707083893') },
      { name: 'Registrar COMPASS', identifiers: [{ kind: 'registration', value: 'INN: 7707083893' }] },
    ],
    [
      'same passport and country',
      { name: 'Ivan Testov', ...passport('D 9004878', 'IR') },
      { name: 'TESTOV Ivan', ...passport('D9004878', 'IR') },
    ],
    [
      'same passport number without a country, and a like name',
      { name: 'Yussef Testani', ...passport('D9004878') },
      { name: 'Yousef TESTANI', ...passport('Iranian passport number D9004878') },
    ],
    [
      'a passport that the other list calls an identity card',
      { name: 'PAE Won Testuk', ...passport('472120208') },
      { type: '02', name: 'Won Testuk PAE', identifiers: [{ kind: 'nationalId', value: '472120208' }] },
    ],
    [
      'full name and birth year',
      { type: '02', name: 'Ivan Ivanovich Testov', birthDates: ['1970'], countries: ['RU'] },
      { type: '02', name: 'Ivan Ivanovich TESTOV', birthDates: ['1970-03-04'] },
    ],
    [
      'same birth date and a name without the father’s',
      { type: '02', name: 'Ivan Testov', birthDates: ['1970-03-04'] },
      { type: '02', name: 'Ivan Ivanovich TESTOV', birthDates: ['1970-03-04'] },
    ],
    [
      'a full name with the father’s name, in two spellings',
      { type: '02', name: 'Aleksandr Sergeyevich Testov', countries: ['RU'] },
      { type: '02', name: 'Alexander Sergeevich TESTOV' },
    ],
    [
      'the name in its own script',
      { type: '02', name: 'Testow A.', alias: 'Александр Сергеевич ТЕСТОВ', countries: ['RU'] },
      { type: '02', name: 'Aleksandr Sergeevich Testov', countries: ['RU'] },
    ],
    [
      'a UN reference quoted by the UK',
      { source: 'un-sc', reference: 'CDi.001', name: 'Uno Testani' },
      { source: 'uk-sanctions', reference: 'DRC0001', name: 'UNO TESTANY', sameAs: ['unsc:CDi.001'] },
    ],
    [
      'same uid on both OFAC lists',
      { source: 'ofac-sdn', reference: '17018', name: 'One' },
      { source: 'ofac-nonsdn', reference: '17018', name: 'Other name' },
    ],
    [
      'same person name in another order with the same full birth date',
      { type: '02', name: 'KIM Jong Testov', birthDates: ['1984-01-08'] },
      { type: '02', name: 'Jong Testov Kim', birthDates: ['1984-01-08'] },
    ],
    [
      'same company name without its form in the same country',
      { name: 'Rosinvent OAO', countries: ['RU'] },
      { name: 'PUBLIC JOINT STOCK COMPANY ROSINVENT', countries: ['RU', 'CY'] },
    ],
    [
      'a Chinese company name without its form',
      { name: '虚构精密仪器有限公司', countries: ['CN'] },
      { name: '虚构精密仪器股份有限公司', countries: ['CN'] },
    ],
    [
      'a record without a name that points at a vessel',
      { type: '03', name: 'TESTSHIP', sameAs: ['ftm:ship-1'] },
      { type: '01', typeStated: false, sameAs: ['ftm:ship-1'] },
    ],
  ]
  it.each(together)('%s', (_, a, b) => expect(groupsOf([a, b])).toEqual([[1, 2]]))
})

describe('entries stay parties of their own', () => {
  const apart: readonly (readonly [string, Sketch, Sketch])[] = [
    ['wrong IMO check digit', { name: 'X', ...imo('9161004') }, { name: 'Y', ...imo('9161004') }],
    [
      'same passport number of two countries',
      { name: 'A B', ...passport('D9004878', 'IR') },
      { name: 'C D', ...passport('D9004878', 'SY') },
    ],
    [
      'same passport number of two unlike names',
      { name: 'Ali Testabai', ...passport('D9004878') },
      { name: 'Azim Probjani', ...passport('D9004878') },
    ],
    [
      'two INN under one company number',
      { name: 'Zavod Testa', ...inn('7707083893'), sameAs: ['ftm:x'] },
      { name: 'Zavod Testa', ...inn('7736050003'), sameAs: ['ftm:x'] },
    ],
    [
      'one INN of two unlike names',
      { name: 'Alpha Testing', ...inn('7707083893') },
      { name: 'Omega Proba', ...inn('7707083893') },
    ],
    [
      'two registration numbers of one country',
      {
        name: 'Alpha Testing FZC',
        countries: ['AE'],
        identifiers: [{ kind: 'registration', value: '11442981', country: 'AE' }],
      },
      {
        name: 'Alpha Testing FZC',
        countries: ['AE'],
        identifiers: [{ kind: 'registration', value: '16039', country: 'AE' }],
      },
    ],
    [
      'a quoted record of another name',
      { source: 'un-sc', reference: 'IRi.041', name: 'Ahmad Testjerdi' },
      { source: 'uk-sanctions', reference: 'INU0279', name: 'Azim Probjani', sameAs: ['unsc:IRi.041'] },
    ],
    [
      'two numbers of one list with two legal forms',
      { source: 'ofac-sdn', name: 'Adoon Testing L.L.C.', countries: ['AE'] },
      { source: 'ofac-sdn', name: 'Adoon Testing FZE', countries: ['AE'] },
    ],
    [
      'two numbers of one list with one tax number',
      {
        source: 'ofac-sdn',
        name: 'Star Market Testa',
        countries: ['GT'],
        identifiers: [{ kind: 'taxNumber', value: '844191-K' }],
      },
      {
        source: 'ofac-sdn',
        name: 'Star Audio Proba',
        countries: ['GT'],
        identifiers: [{ kind: 'taxNumber', value: '844191-K' }],
      },
    ],
    [
      'a bank and its branch under one BIC',
      { name: 'Testbank Alpha', identifiers: [{ kind: 'bic', value: 'ABCDRUMM' }] },
      { name: 'Testbank Alpha London Branch', identifiers: [{ kind: 'bic', value: 'ABCDRUMMLON' }] },
    ],
    [
      'what many are called after a son',
      { type: '02', name: 'Said Testani', alias: 'Abu Abdullah', countries: ['IQ'] },
      { type: '02', name: 'Omar Probani', alias: 'Abu Abdullah', countries: ['IQ'] },
    ],
    [
      'same company name in two countries',
      { name: 'Rosinvent', countries: ['RU'] },
      { name: 'Rosinvent', countries: ['BY'] },
    ],
    [
      'too short a company name',
      { name: 'ABC Ltd', countries: ['RU'] },
      { name: 'ABC LLC', countries: ['RU'] },
    ],
    [
      'two records of unknown kind with a person’s name',
      { name: 'John Testman', countries: ['US'], typeStated: false },
      { name: 'John Testman', countries: ['US'], typeStated: false },
    ],
    [
      'a person and a company that one list links',
      { type: '02', name: 'Ivan Testov', sameAs: ['ftm:x'] },
      { type: '01', name: 'Testov Ltd', sameAs: ['ftm:x'] },
    ],
    [
      'two ships with different IMO numbers under one record number',
      { name: 'A', sameAs: ['ftm:x'], ...imo('9161003') },
      { name: 'B', sameAs: ['ftm:x'], ...imo('9187629') },
    ],
    [
      'birth years that exclude each other',
      { name: 'A B', birthDates: ['1960'], ...passport('D9004878', 'IR') },
      { name: 'A B', birthDates: ['1975-02-03'], ...passport('D9004878', 'IR') },
    ],
    [
      'two numbers of one list that share only an alias',
      { source: 'un-sc', reference: 'IRe.058', name: 'Sabalan Testing', countries: ['IR'] },
      {
        source: 'un-sc',
        reference: 'IRe.061',
        name: 'Sahand Testing',
        alias: 'Sabalan Testing',
        countries: ['IR'],
      },
    ],
  ]
  it.each(apart)('%s', (_, a, b) => expect(groupsOf([a, b])).toEqual([[1], [2]]))

  it('a chain of links never joins contradicting ends', () => {
    const chain = [
      { name: 'Lady Test', sameAs: ['ftm:x'], ...imo('9161003') },
      { type: '03' as const, name: 'Lady Test', sameAs: ['ftm:x', 'ftm:y'] },
      { name: 'Lady Test', sameAs: ['ftm:y'], ...imo('9187629') },
    ]
    expect(groupsOf(chain)).toEqual([[1, 2], [3]])
    expect(run(chain).refused).toBe(1)
  })

  it('a name of several parties of one list tells another list nothing', () => {
    const born = (year: string) => ({
      source: 'ofac-sdn',
      type: '02' as const,
      name: 'Ivan Ivanovich Testov',
      birthDates: [year],
    })
    expect(
      groupsOf([born('1960'), born('1975'), { type: '02', name: 'Ivan Ivanovich Testov' }]),
    ).toHaveLength(3)
  })

  it('a name on many lists is one party', () => {
    expect(
      groupsOf(lists.map(source => ({ source, name: 'Oriental Testing', countries: ['CN'] }))),
    ).toHaveLength(1)
  })

  it('a name that too many parties of one list carry identifies nobody', () => {
    const many = Array.from({ length: 8 }, () => ({
      source: 'ofac-sdn',
      name: 'Oriental Testing',
      countries: ['CN'],
    }))
    expect(groupsOf(many)).toHaveLength(8)
    expect(groupsOf(many.slice(0, 3))).toHaveLength(1)
  })
})

describe('an office that every state has', () => {
  const korea: Sketch = {
    name: 'Ministry of National Defence',
    alias: 'Ministry of Defence',
    countries: ['KP'],
  }

  it('of which no record says whose it is stands alone, in whatever language', () => {
    expect(groupsOf([korea, { name: 'Ministry of Defence' }])).toEqual([[1], [2]])
    expect(
      groupsOf([
        { ...korea, alias: 'Министерство на отбраната' },
        { name: 'Ministère de la défense', alias: 'Министерство на отбраната' },
      ]),
    ).toEqual([[1], [2]])
  })

  it('whose country is told only behind its name is that country’s', () => {
    const syria: Sketch = { name: 'Ministry of Defence [Syria]', alias: 'Министерство на отбраната' }
    expect(groupsOf([{ ...korea, alias: 'Министерство на отбраната' }, syria])).toEqual([[1], [2]])
    expect(
      groupsOf([
        { name: 'Syrian Ministry of Defence', alias: 'Министерство на отбраната', countries: ['SY'] },
        syria,
      ]),
    ).toEqual([[1, 2]])
  })

  it('is one party under its own name and the name of its state', () => {
    const name = 'Ministry of Defence of the Russian Federation'
    expect(groupsOf([{ name, countries: ['RU'] }, { name }])).toEqual([[1, 2]])
  })
})
