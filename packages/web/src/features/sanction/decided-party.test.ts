import { describe, expect, it } from 'vitest'
import { decisionLines, type DecidedParty } from './decided-party.ts'
import type { Explanation } from './hit.ts'

const party: DecidedParty = {
  id: 'P1',
  name: 'Velkorov Shipping',
  names: ['Velkorov Lines'],
  typeName: '个人',
  country: '俄罗斯',
  birthDate: '1961-04-02',
  codes: [],
  lists: 'OFAC SDN 有效',
}

const states = (asked: { country?: string; birthDate?: string }, of = party) =>
  Object.fromEntries(
    decisionLines({ name: 'Velkorov', ...asked }, of).map(({ label, state }) => [label, state]),
  )

describe('decisionLines', () => {
  it('what agrees and what contradicts is said fact by fact', () =>
    expect(states({ country: 'RU', birthDate: '1972' })).toMatchObject({
      '国家/地区': '一致',
      出生日期: '不一致',
    }))
  it('a fact that was not asked for, or that no list gives, is told as that', () => {
    expect(states({})).toMatchObject({ '国家/地区': '未问', 出生日期: '未问' })
    expect(states({ birthDate: '1961' }, { ...party, birthDate: '' })).toMatchObject({ 出生日期: '名单未载' })
  })
  it('the search has the last word on what it compared itself', () => {
    const explanation = {
      nameScore: 96,
      breakdown: [{ about: 'country', state: 'contradicts' }],
    } as unknown as Explanation
    expect(states({ country: 'RU' }, { ...party, explanation })).toMatchObject({
      名称: '96 分',
      '国家/地区': '不一致',
    })
  })
  it('the list side has every name that it was found by', () =>
    expect(decisionLines({ name: 'Velkorov' }, party)[0]).toMatchObject({
      asked: 'Velkorov',
      listed: ['Velkorov Shipping', 'Velkorov Lines'],
    }))
})
