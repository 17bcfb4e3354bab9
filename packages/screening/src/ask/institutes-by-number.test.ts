import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('38', '01', {
    names: ['China Electronics Technology Group Corporation 38th Research Institute'],
  }),
  subjectOf('55', '01', {
    names: ['China Electronics Technology Group Corporation 55th Research Institute'],
  }),
  subjectOf('713', '01', {
    names: ['China State Shipbuilding Corporation, Limited (CSSC) 713th Research Institute'],
  }),
])
const best = (text: string): string | undefined => {
  const [hit] = index.search({ text }).hits
  return hit && index.subject(hit.subject).id
}

test.each([
  ['中电科55所', '55'],
  ['中国电科38所', '38'],
  ['电科38所', '38'],
  ['中电三十八所', '38'],
  ['电子工业部第三十八研究所', '38'],
  ['客户：电科38所', '38'],
  ['中船重工713所', '713'],
  ['713所', '713'],
  ['第七一三研究所', '713'],
])('an institute is found by its number, in figures or characters: %s', (text, id) => {
  expect(best(text)).toBe(id)
})

test.each(['771所', '电科38所属企业', '38所'])(
  'another number or another word names none of them: %s',
  text => {
    expect(index.search({ text }).verdicts.hit).toBe(0)
  },
)
