import { expect, test } from 'vitest'
import {
  draftOf,
  fieldId,
  inputOf,
  judgedWords,
  marksOf,
  sentRows,
  withIds,
  type Detail,
} from './project-draft.ts'

const row = { id: '', riskLevel: 0, reason: '' } as const

const saved = {
  name: '甲',
  summary: '',
  remark: '',
  countryList: [],
  objectList: [{ ...row, id: 'E1', type: 0, name: '甲公司', country: '', lists: [], decided: '' }],
  objectNone: 0,
  endUse: [{ questionId: 101, answer: 2, question: '', citation: '', riskLevel: 2 }],
  logisticsDetail: { none: 0, entityList: [], historyStopList: [] },
  settlementDetail: { none: 1, bankList: [] },
} as unknown as Detail

const vessel = (key: string, name: string) => ({
  key,
  id: '',
  type: 'VESSELS',
  name,
  imo: '',
  tail: '',
  code: '',
  countryId: '',
})

test('S2-076 blank rows stay on the page and are not sent; problems still lead to the right row', () => {
  const draft = { ...draftOf(saved), logistics: [vessel('a', ''), vessel('b', 'Grey Harbour')] }
  expect(inputOf(draft).logisticsDetail).toMatchObject({ entityList: [{ name: 'Grey Harbour' }] })
  expect(fieldId({ section: 'logistics', field: 'logistics[0].imo', text: '', count: 1 }, draft)).toBe(
    'b-imo',
  )
  expect(fieldId({ section: 'endUse', field: 'endUse.101', text: '', count: 1 }, draft)).toBe('endUse-101')
})

test('S2-123 what was saved is edited and sent back as it stands', () => {
  const draft = draftOf(saved)
  expect(inputOf(draft)).toMatchObject({
    name: '甲',
    objectList: [{ id: 'E1', name: '甲公司' }],
    endUse: [{ questionId: 101, answer: 2 }],
    settlementDetail: { none: 1 },
  })
})

test('a row takes the id that the server gave it and keeps what was typed meanwhile', () => {
  const sent = { ...draftOf(saved), logistics: [vessel('b', 'Grey')] }
  const answered = {
    ...saved,
    logisticsDetail: {
      none: 0,
      entityList: [{ ...vessel('', 'Grey'), ...row, id: 'E7', riskLevel: 2 }],
      historyStopList: [],
    },
  } as unknown as Detail
  const marks = marksOf(sentRows(sent), answered)
  const typed = { ...sent, logistics: [vessel('b', 'Grey Harbour')] }
  const after = withIds(typed, marks)
  expect(after.logistics[0]).toMatchObject({ id: 'E7', name: 'Grey Harbour' })
  expect(marks['b']!.judged).not.toBe(judgedWords(after.logistics[0]!))
  expect(marks['b']!.judged).toBe(judgedWords(sent.logistics[0]!))
})
