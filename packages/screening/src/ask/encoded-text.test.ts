import { expect, test } from 'vitest'
import { namesNobody } from '../names-nobody.ts'
import { readQuestion } from '../read-question.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('chinese', '01', { names: ['深圳市诺瓦鼎电子科技有限公司'] }),
  subjectOf('works', '01', { names: ['Quillmark & Vostok Trading'] }),
  subjectOf('spanish', '01', { names: ['Norvalía de Quillmark'] }),
  subjectOf('person', '02', { names: ['Xiufen QIU'] }),
])

const found = (text: string): string =>
  index
    .search({ text })
    .hits.map(({ subject }) => index.subject(subject).id)
    .join()

const bytesAs = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes)
const signs = (text: string, sign: (code: number) => string): string =>
  Array.from(text, letter => sign(letter.codePointAt(0)!)).join('')

const chinese = '深圳市诺瓦鼎电子科技有限公司'
const inUtf8 = new TextEncoder().encode(chinese)
const inGbk = Uint8Array.from(
  'c9eedbdacad0c5b5cddfb6a6b5e7d7d3bfc6bcbcd3d0cfdeb9abcbbe'.match(/../gu)!,
  pair => Number.parseInt(pair, 16),
)

test.each([
  ['percent signs', encodeURIComponent(chinese), 'chinese'],
  ['entities', signs(chinese, code => `&#${code};`), 'chinese'],
  ['entities in hexadecimal', signs(chinese, code => `&#x${code.toString(16)};`), 'chinese'],
  ['escapes', signs(chinese, code => String.raw`\u${code.toString(16).padStart(4, '0')}`), 'chinese'],
  ['quoted signs', Array.from(inUtf8, byte => `=${byte.toString(16).toUpperCase()}`).join(''), 'chinese'],
  ['UTF-8 read as Western letters', bytesAs(inUtf8, 'windows-1252'), 'chinese'],
  ['GBK read as Western letters', bytesAs(inGbk, 'windows-1252'), 'chinese'],
  ['a label before percent signs', `name=${encodeURIComponent(chinese)}`, 'chinese'],
  ['spaces as percent signs', 'Quillmark%20%26%20Vostok%20Trading', 'works'],
  ['an ampersand', 'Quillmark &amp; Vostok Trading', 'works'],
  ['an ampersand twice', 'Quillmark &amp;amp; Vostok Trading', 'works'],
  ['spaces that do not break', 'Quillmark&nbsp;&amp;&#160;Vostok&ensp;Trading', 'works'],
  ['a new line of a page', 'Quillmark &amp; Vostok<br/>Trading', 'works'],
  ['spaces as quoted signs', 'Quillmark=20&=20Vostok=20Trading', 'works'],
  ['a line that goes on', 'Quillmark & Vos=\ntok Trading', 'works'],
  ['a formula that found nothing', 'Quillmark & Vostok Trading #N/A', 'works'],
  ['an accent as an entity', 'Norval&iacute;a de Quillmark'.replace('&iacute;', '&#237;'), 'spanish'],
  ['an accent by its name', 'Norval&iuml;a de Quillmark', 'spanish'],
  ['an accent in the wrong code page', 'NorvalÃ­a de Quillmark', 'spanish'],
  ['tones as figures', 'qiu1 xiu4fen1', 'person'],
])('a name that a file wrote in signs of its own is read: %s', (_, text, id) => {
  expect(found(text)).toBe(id)
  expect(index.mayFind(readQuestion([text], []))).toBe(true)
})

test.each(['Müller & Söhne', 'José Núñez', '51%20 Norva', 'Norva R&D; Centre', String.raw`C:\users\norva`])(
  'what only looks like signs names somebody as it stands: %s',
  text => expect(namesNobody(text)).toBe(false),
)

test('where letters became question marks nobody was screened', () => {
  expect(namesNobody('Norval?na MA?ADZEV')).toBe(true)
  expect(namesNobody('Who is Norvaldov?')).toBe(false)
})
