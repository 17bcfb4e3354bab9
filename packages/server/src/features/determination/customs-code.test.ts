import { expect, test } from 'vitest'
import { replyFor } from './determine-licence.ts'
import type { AnyInput } from './question-of.ts'

const noLists = (): never => {
  throw new Error('nobody is named')
}

const china = (hsCode: string, more: Partial<AnyInput> = {}) =>
  replyFor(
    {
      eccn: 'EAR99',
      destination: 'DE',
      cnCode: 'none',
      shipFrom: 'CN',
      hsCode,
      endUses: { 111: 'no' },
      ...more,
    },
    new Date('2026-11-28T04:00:00Z'),
    noLists,
  ).china

const asked = (found: ReturnType<typeof china>): string[] =>
  found.questions.filter(one => one.id === 'cn.verify.customs').map(one => one.text)

test.each([
  ['8507600090', '3A001'],
  ['85076000', '3A001'],
  ['28429040', '3C901'],
  ['2853903000', '3C901'],
  ['28053019', '1C909'],
])('%s, printed beside %s, speaks against none until somebody has looked', (hsCode, code) => {
  const found = china(hsCode)
  expect(found.outcome).toBe('expert_review')
  expect(asked(found)[0]).toContain(code)
  expect(china(hsCode, { facts: { 'cn.verify.customs': 'no' } }).outcome).toBe('no_licence_required')
})

test('after a suspension has run out it says that the notice is to be verified; in force it does not', () => {
  expect(asked(china('85076000'))[0]).toContain('暂停期已过')
  expect(asked(china('2841801000'))[0]).not.toContain('暂停期')
  expect(asked(china('85076000', { date: '2026-10-01' }))).toEqual([])
})

test.each(['2841801000', '2841.80.1000'])(
  '%s, which needs an export licence as well, is asked about all the same',
  hsCode => {
    const found = china(hsCode)
    expect(found.outcome).toBe('licence_required')
    expect(asked(found)[0]).toContain('1C117')
  },
)

test.each(['9403609990', '61091000'])('%s says nothing', hsCode => {
  expect(china(hsCode).outcome).toBe('no_licence_required')
})

test('a code that was declared is judged by itself', () => {
  expect(asked(china('2841801000', { cnCode: '1C117' }))).toEqual([])
})

test('a notice against a destination whose suspension has run out is put as a question', () => {
  const found = china('81129290', { cnCode: '3C001', destination: 'US' })
  const [text] = found.questions.filter(one => one.id === 'cn.verify.destination').map(one => one.text)
  expect(text).toContain('是否恢复实施？')
  expect(text).toContain('2026-11-27')
})
