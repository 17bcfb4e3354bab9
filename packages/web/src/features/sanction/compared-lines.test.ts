import { expect, test } from 'vitest'
import { comparedLines } from './compared-lines.ts'
import { hitMark } from './effect-tone.ts'
import type { Hit } from './hit.ts'

const hit = (more: Partial<Hit>): Hit =>
  ({
    type: '01',
    typeStated: 1,
    name: 'Velkorov Holding',
    nameZh: '',
    country: 'RU',
    cpyState: [],
    subType: [],
    imo: '',
    vesselFlag: '',
    vesselOwner: '',
    aircraftModel: '',
    aircraftOperator: '',
    msn: '',
    extraField: [],
    lists: [],
    state: 'counted',
    effect: { kind: 'freeze', name: '资产冻结', level: 1, sentence: '' },
    explanation: { score: 100, riskLevel: 1, reason: '一致。' },
    ...more,
  }) as unknown as Hit

test('two hits side by side: what agrees, what differs, and what only one of them says', () => {
  const lines = comparedLines(
    hit({ extraField: [{ key: '注册号', value: '1' }] }),
    hit({ name: 'Velkorov Trading', extraField: [{ key: '税号', value: '2' }] }),
  )
  const state = new Map(lines.map(line => [line.label, line.state]))
  expect(state.get('名称')).toBe('不同')
  expect(state.get('国家/地区')).toBe('相同')
  expect(state.get('注册号')).toBe('')
  expect(state.has('中文名称')).toBe(false)
})

test('a hit is red only where its lists forbid; history and what another decided are grey', () => {
  const effect = (level: 0 | 1 | 2) => ({ kind: '', name: '效果', level, sentence: '' })
  expect(hitMark(hit({ effect: effect(1) })).tone).toBe('red')
  expect(hitMark(hit({ effect: effect(2) }))).toEqual({ tone: 'amber', words: '命中' })
  expect(hitMark(hit({ effect: effect(0), state: 'history' })).tone).toBe('grey')
  expect(hitMark(hit({ state: 'dismissed' }))).toEqual({ tone: 'grey', words: '不是同一主体' })
})
