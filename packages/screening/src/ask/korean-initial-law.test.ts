import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { asNorthWrites } from './korean-initial-law.ts'

test.each([
  ['Choi Yong-gak', 'CHOI RYONG GAK'],
  ['KIM, Young Chol', 'KIM RYONG CHOL'],
  ['최용각', '최룡각'],
  ['유민각', '류민각'],
])('%s is asked for as %s as well', (south, north) => {
  expect(asNorthWrites(south)).toContain(north)
})

test.each(['Choi Min Gak', 'Yong Chol', 'Maria Young Larkfield', '김민각', '용산전자상가'])(
  '%s is asked for as it is',
  text => {
    expect(asNorthWrites(text)).toEqual([])
  },
)

test('who is listed as the North writes him is possibly met as the South does, never a hit', () => {
  const index = indexOf([subjectOf('s1', '02', { names: ['Ryong Gak CHOE'] })])
  for (const text of ['Choi Yong-gak', '최용각'])
    expect(index.search({ text }).hits[0]).toMatchObject({ subject: 0, verdict: 'possible' })
})
