import { keepQuestions, openIndex, openQuestions, type Subject } from '@maojian/screening'
import { expect, test } from 'vitest'
import { questionOf } from '../screening/entry.ts'
import { fixtureSubjects } from '../screening/fixture.ts'
import { differenceOf } from './difference.ts'
import { rescreenSubjects } from './rescreen-subjects.ts'
import { indexBytes } from './testing.ts'
import type { WatchedSubject } from './watched.ts'

/** The same draws on every run. */
const draws = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    return state % below
  }
}

const next = draws(20_261_123)
const pick = <T>(all: readonly T[]): T => all[next(all.length)]!
const heads = 'Nor Quil Ber Sol Had Ost Kra Tel Zeph Mar Vim Ush Dar Gol Pel Tor'.split(' ')
const tails = 'mark tavin venko rimex elund avinor urac yrine osvan belka dorin sumar'.split(' ')
const brand = (): string => pick(heads) + pick(tails)
const seconds = 'Alpha Delta Orion Vega Baltic Caspian Amur Volga Nordic Polar'.split(' ')
const trades = ['Shipping', 'Trading', 'Electronics', 'Logistics', 'Bank', 'Petrochemical']
const forms = ['Ltd', 'LLC', 'GmbH', 'Co., Ltd.', 'JSC', '']
const given = 'Ivan Sergei Omar Hassan Dmitri Aleksandr Yusuf Karim Viktor Pavel'.split(' ')
const characters = [...'诺瓦奎马贝塔索文哈德奥斯克拉特鲁鼎晟恒沃嘉琪']
const hanTrades = ['航运有限公司', '贸易有限公司', '电子科技有限公司', '银行股份有限公司']

const firm = (): string => [brand(), pick(seconds), pick(trades), pick(forms)].join(' ').trim()
const person = (): string => `${pick(given)} ${brand()}ov`
const han = (): string => `${pick(characters)}${pick(characters)}${pick(characters)}${pick(hanTrades)}`
const anyName = (): string => pick([firm, firm, person, han])()

const [like] = fixtureSubjects as [Subject]
const party = (at: number): Subject => {
  const isPerson = at % 4 === 0
  return {
    ...like,
    id: `P${at}`,
    type: isPerson ? '02' : '01',
    subtypes: [isPerson ? '0201' : '0101'],
    countries: [pick(['RU', 'IR', 'CN', 'AE'])],
    names: [isPerson ? person() : firm(), han()].map(text => ({
      text,
      kind: 'primary' as const,
      entries: [0],
    })),
    identifiers: at % 5 === 0 ? [{ kind: 'registration', value: `77${1_000_000 + at}` }] : [],
    entries: [
      { source: 'ofac-sdn', reference: String(at), since: '2022-03-01', until: '', status: 'active' },
    ],
    facts: {},
  }
}

const parties = Array.from({ length: 600 }, (_, at) => party(at))
const later = parties.flatMap((one, at): Subject[] => {
  if (at % 60 === 0) return []
  if (at % 60 === 1)
    return [{ ...one, names: [...one.names, { text: anyName(), kind: 'alias', entries: [0] }] }]
  if (at % 60 === 2)
    return [{ ...one, entries: one.entries.map(entry => ({ ...entry, status: 'suspended' })) }]
  return [one]
})
const added = Array.from({ length: 10 }, (_, at) => party(5000 + at))

const slip = (text: string): string => {
  const at = 1 + next(Math.max(1, text.length - 2))
  return text.slice(0, at) + text.slice(at + 1)
}
const watchedName = (at: number): string => {
  const listed = pick(pick([parties, parties, added]))
  if (at % 7 === 0) return listed.identifiers[0]?.value ?? anyName()
  if (at % 3 === 0) return listed.names[next(listed.names.length)]!.text
  return at % 5 === 0 ? slip(listed.names[0]!.text) : anyName()
}

test('only whom the difference can touch is screened again, and the changed verdicts are those of a full re-screening', () => {
  const [before, after] = [parties, [...later, ...added]].map(all => openIndex(indexBytes(all)))
  const names = Array.from({ length: 800 }, (_, at) => watchedName(at))
  const unscreened = names.map((name): WatchedSubject => ({ title: name, reference: '', screened: { name } }))
  const { subjects } = rescreenSubjects(before!, unscreened, { kept: [] })
  const { probe, parties: differing, moved } = differenceOf(before!, after!)
  const terms = { kept: [], moved: new Map(moved) }
  // As the database keeps them, read before the edition was known.
  const questions = openQuestions(keepQuestions(subjects.map(({ screened }) => questionOf(screened))))!
  const touching = {
    probe: openIndex(probe),
    parties: new Set(differing),
    decided: new Set<string>(),
    questions,
  }
  const few = rescreenSubjects(after!, subjects, { ...terms, touching })
  const all = rescreenSubjects(after!, subjects, terms)
  expect(differing).toHaveLength(40)
  expect(all.changes.length).toBeGreaterThan(50)
  expect(few.changes).toEqual(all.changes)
  expect(few.subjects).toEqual(all.subjects)
  expect(few.screened).toBeLessThan(all.screened / 2)
})
