import { expect, test } from 'vitest'
import { namesNobody } from '../names-nobody.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('wicked', '01', { names: ['WICKED CORP'] }),
  subjectOf('works', '01', { names: ['Quillmark Vostok Trading'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict }) => `${index.subject(subject).id} ${verdict}`)

test('the address inside a formula names nobody', () => {
  expect(found('=HYPERLINK("http://wicked","x")')).toEqual([])
  expect(found('=HYPERLINK("http://wicked")')).toEqual([])
})

test.each([
  '=HYPERLINK("http://wicked","Quillmark Vostok Trading")',
  '=hyperlink("mailto:info@wicked.example"; "Quillmark Vostok Trading")',
  '+HYPERLINK("http://wicked","Quillmark Vostok Trading")',
  '=CONCATENATE("Quillmark ","Vostok Trading")',
])('what the cell shows is asked for: %s', text => expect(found(text)).toEqual(['works hit']))

test('where a cell shows nobody, nobody was screened', () => {
  expect(namesNobody('=HYPERLINK("http://wicked")')).toBe(true)
  for (const fault of ['#REF!', '#N/A', ' #NAME? ']) expect(namesNobody(fault)).toBe(true)
  expect(namesNobody('=HYPERLINK("http://wicked","x")')).toBe(true)
  expect(namesNobody('=HYPERLINK("http://wicked","Quillmark Vostok")')).toBe(false)
})

test('a sign before a name is no formula', () => {
  expect(found('=Quillmark Vostok Trading')).toEqual(['works hit'])
  expect(found('=Quillmark Vostok Trading (Moscow)')).toHaveLength(1)
})
