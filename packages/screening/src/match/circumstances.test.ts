import { expect, test } from 'vitest'
import { explain } from '../explain/explain.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import type { Query } from '../types.ts'

const index = indexOf([
  subjectOf('person', '02', {
    names: ['Igor Vladelenovich KARVONOV', ['Gosha TELVARIN', 'weak']],
    birthDates: ['1961-03-04'],
    countries: ['RU'],
    identifiers: [{ kind: 'passport', value: '711234567' }],
    facts: { gender: 'Male' },
  }),
  subjectOf('chinese', '02', { names: ['YU Zhang', ['于章', 'original']] }),
  subjectOf('read', '02', { names: ['Hui LI'] }),
  subjectOf('ship', '03', { names: ['ADELAR DORIA'], countries: ['PA'] }),
  subjectOf('luis', '02', { names: ['Luis Eduardo ROMAN FLORES'] }),
  subjectOf('holding', '01', { names: ['CHINA HOLDCO'] }),
  subjectOf('letters', '01', {
    names: ['State Norvarion Committee', ['SMIC', 'weak']],
    countries: ['BY'],
  }),
  subjectOf('many', '02', {
    names: ['Dmitry NOVIKOV', ['赵伟', 'original']],
    birthDates: ['1961-03-04'],
    countries: ['RU'],
    identifiers: [{ kind: 'passport', value: '711234567' }],
  }),
  subjectOf('forwarder', '01', { names: ['Torvane International Forwarding Ltd.'], countries: ['CN'] }),
  subjectOf('bank', '01', {
    names: ['ORVANTA BANK PJSC', 'ORVANTA BANK PJSC SHANGHAI BRANCH'],
    countries: ['RU'],
  }),
  subjectOf('meant', '01', { names: ['Pacific Networks Corp.'] }),
  subjectOf('meant in full', '01', { names: ['Xinjiang East Hope Nonferrous Metals Co., Ltd'] }),
  subjectOf('initial', '02', { names: ['Thomas H. JONES'] }),
  subjectOf('short', '02', { names: ['Abu ABBAS'], birthDates: ['1948-12-10'], countries: ['PS'] }),
])

const isFact = /^(?:country|birthDate|gender|identifier|weakAlias)$/

const answer = (query: Query): { score: number; verdict: string; effects: string[]; sum: number } => {
  const [hit] = index.search(query).hits
  const { parts = [], nameScore = 0 } = hit?.evidence ?? {}
  const facts = parts.filter(({ about }) => isFact.test(about))
  return {
    score: hit?.score ?? 0,
    verdict: hit?.verdict ?? 'none',
    effects: facts.map(({ about, effect }) => `${about} ${effect}`),
    sum: facts.reduce((sum, { effect }) => sum + effect, nameScore),
  }
}

const text = 'Igor Vladelenovich KARVONOV'

test('another birth date, country and passport together leave the same name possible, and say so', () => {
  const { score, verdict, effects, sum } = answer({
    text,
    birthDate: '1990-11-20',
    country: 'BR',
    gender: 'female',
    identifiers: [{ kind: 'passport', value: '998877665' }],
  })
  expect([score, verdict]).toEqual([80, 'possible'])
  expect(effects.map(one => one.split(' ')[0])).toEqual(['country', 'birthDate', 'gender', 'identifier'])
  expect(sum).toBe(score)
})

test('a slip in a date is a weak conflict: day and month swapped, a year more or less', () => {
  expect(answer({ text, birthDate: '1961-04-03' })).toMatchObject({ score: 98, verdict: 'possible' })
  expect(answer({ text, birthDate: '1962-03-04' })).toMatchObject({ score: 96, verdict: 'possible' })
  expect(answer({ text, birthDate: '1961-03-29' })).toMatchObject({ score: 95, verdict: 'possible' })
  expect(answer({ text, birthDate: '1971-03-04' })).toMatchObject({ score: 84, verdict: 'possible' })
})

test('a different gender is said and counts; the same one or none is no reason', () => {
  expect(answer({ text, gender: 'female' })).toMatchObject({ score: 90, verdict: 'possible' })
  expect(answer({ text, gender: 'male' })).toMatchObject({ score: 100, verdict: 'hit' })
})

test('a ship flies any flag: the country of the customer says nothing of it', () => {
  expect(answer({ text: 'ADELAR DORIA', country: 'CN' })).toMatchObject({ score: 100, verdict: 'hit' })
})

test('a weak alias of another country stays possible', () => {
  expect(answer({ text: 'Gosha TELVARIN', country: 'BR', birthDate: '1990' })).toMatchObject({
    score: 80,
    verdict: 'possible',
  })
})

test('one ordinary word that is the listed name letter by letter stays possible whatever else is told', () => {
  expect(answer({ text: 'Abu Abbas', birthDate: '1961-05-06', country: 'FR' })).toMatchObject({
    score: 80,
    verdict: 'possible',
  })
})

test('two syllables of pinyin are a common name and ask for confirmation; the characters are a hit', () => {
  expect(answer({ text: 'Yu Zhang' })).toMatchObject({ score: 100, verdict: 'possible' })
  expect(answer({ text: '于章' })).toMatchObject({ score: 100, verdict: 'hit' })
})

test('two characters of which the first is no surname are no person read aloud', () => {
  const ids = (text: string): string[] =>
    index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)
  expect(ids('会力')).not.toContain('read')
  expect(ids('李惠')).toContain('read')
})

test('a house that is known is no body of another country that a list calls by its letters besides', () => {
  const ids = (query: Query): string[] =>
    index.search(query).hits.map(({ subject }) => index.subject(subject).id)
  expect(ids({ text: '中芯国际' })).toEqual([])
  expect(ids({ text: '中芯国际(上海)' })).toEqual([])
  expect(ids({ text: 'SMIC' })).toEqual(['letters'])
  expect(ids({ text: '中芯国际', country: 'BY' })).toEqual(['letters'])
})

test.each(['Luis Duarte', 'IMAX China Holding, Inc.'])('%s is nobody listed', text => {
  expect(answer({ text }).verdict).toBe('none')
})

test('a name of which both parts are the commonest of a country is no hit by itself, and the answer says why', () => {
  const [hit] = index.search({ text: 'Dmitry Novikov' }).hits
  expect(hit).toMatchObject({ score: 100, verdict: 'possible' })
  expect(explain(hit!, index.subject(hit!.subject)).reason).toContain('同名者很多')
  expect(answer({ text: 'Дмитрий Новиков' }).verdict).toBe('possible')
  expect(answer({ text: '赵伟' })).toMatchObject({ score: 100, verdict: 'possible' })
  expect(answer({ text: 'Thomas Jones' }).verdict).toBe('possible')
  expect(answer({ text: 'Thomas H. Jones' }).verdict).toBe('hit')
})

test.each<Partial<Query>>([
  { birthDate: '1961-03-04' },
  { birthDate: '1961' },
  { country: 'RU' },
  { identifiers: [{ kind: 'passport', value: '711234567' }] },
])('such a name is a hit where something else agrees: %j', facts => {
  expect(answer({ text: 'Dmitry Novikov', ...facts })).toMatchObject({ score: 100, verdict: 'hit' })
})

test('a short firm name that means the same by ordinary words alone is no hit; one with its place and business is', () => {
  const [hit] = index.search({ text: '太平洋網絡有限公司' }).hits
  expect(hit).toMatchObject({ score: 97, verdict: 'possible' })
  expect(explain(hit!, index.subject(hit!.subject)).reason).toContain('只是含义相同')
  expect(answer({ text: '新疆东方希望有色金属有限公司' }).verdict).toBe('hit')
  expect(answer({ text: 'Pacific Networks' }).verdict).toBe('hit')
})

test('a Chinese person whose type no list states is found with the surname first', () => {
  const turned = indexOf([
    subjectOf('untyped', '01', { names: ['Yuelin TANG'], typeStated: false }),
    subjectOf('firm', '01', { names: ['YUEHAN Chen'] }),
  ])
  const found = (asked: string) =>
    turned.search({ text: asked }).hits.map(({ subject }) => turned.subject(subject).id)
  expect(found('Tang Yuelin')).toEqual(['untyped'])
  expect(found('Chen Yuehan')).toEqual([])
})

test('a name of two characters is answered alike alone and behind a label', () => {
  const turned = indexOf([
    subjectOf('untyped', '01', { names: ['QIANG HU'], typeStated: false }),
    subjectOf('ship', '03', { names: ['HU QIANG'] }),
    subjectOf('firm', '01', { names: ['QIANG HU'] }),
  ])
  const found = (asked: string) =>
    turned.search({ text: asked }).hits.map(({ subject }) => turned.subject(subject).id)
  expect(found('胡强')).toEqual(['untyped'])
  expect(found('甲方：胡强')).toEqual(['untyped'])
})

const verdictIn = (text: string, country: string): string => answer({ text, country }).verdict

test('Hong Kong, Macau and the mainland do not contradict each other', () => {
  const forwarder = 'Torvane International Forwarding Ltd.'
  expect(['CN', 'HK', 'MO', 'TW', 'SG'].map(country => verdictIn(forwarder, country))).toEqual([
    'hit',
    'hit',
    'hit',
    'possible',
    'possible',
  ])
})

test('a branch lies elsewhere than the bank that it is; the bank itself does not', () => {
  expect(verdictIn('Orvanta Bank PJSC Shanghai Branch', 'CN')).toBe('hit')
  expect(verdictIn('Orvanta Bank PJSC', 'CN')).toBe('possible')
})
