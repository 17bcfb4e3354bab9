import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('man', '02', { names: ['Ko Lay'] }),
  subjectOf('doctor', '02', { names: ['Mohammad AL SAYED'] }),
  subjectOf('karam', '02', { names: ['Karam AL-ASSAD', 'كرام الأسد'] }),
  subjectOf('institute', '01', { names: ['MIT'] }),
  subjectOf('firm', '01', { names: ['Norvaldo Drakonite Trading LLC'] }),
])

const found = (text: string): string =>
  index
    .search({ text })
    .hits.map(({ subject }) => index.subject(subject).id)
    .join()

test.each([
  'Kolay gelsin',
  'السيد المدير المحترم',
  'السادة الكرام',
  'Mit freundlichen Grüßen',
  'MIT FREUNDLICHEN GRÜSSEN',
  'Direktur utama',
  'Dyrektor handlowy',
])('a greeting or an office by itself is nobody’s name: %s', text => {
  expect(found(text)).toBe('')
})

test.each([
  ['السادة الكرام، Norvaldo Drakonite Trading LLC', 'firm'],
  ['Norvaldo Drakonite Trading LLC, mit freundlichen Grüßen', 'firm'],
  ['Ko Lay', 'man'],
  ['السيد كرام الأسد', 'karam'],
])('whoever stands beside a greeting, or bears a word of it with more, is found: %s', (text, id) => {
  expect(found(text)).toContain(id)
})
