import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { askedForms } from './asked-forms.ts'

const index = indexOf([
  subjectOf('person', '02', { names: ['Igor Ivanovich KARVONOV', 'Игорь Иванович КАРВОНОВ'] }),
  subjectOf('chinese', '02', { names: ['LUO Quanming', ['罗全明', 'zh-official']] }),
  subjectOf('arab', '02', { names: ['Muhammad KARVONOV'] }),
  subjectOf('other', '02', { names: ['Viktor ZELDOVSKY'] }),
  subjectOf('firm', '01', {
    names: ['Quillmark Advanced Electronics Ltd', ['启麦先进电子有限公司', 'zh-official']],
  }),
  subjectOf('plain firm', '01', { names: ['Applied Research Foundation'] }),
  subjectOf('ship', '03', { names: ['ADELAR DORIA 1'] }),
  subjectOf('titled ship', '03', { names: ['ADMIRAL NORVAN'] }),
  subjectOf('sister ship', '03', { names: ['ADELAR DORIA II'] }),
])

const hits = (text: string): string[] =>
  index
    .search({ text })
    .hits.filter(hit => hit.verdict === 'hit')
    .map(hit => index.subject(hit.subject).id)
    .toSorted()

test.each([
  ['Igor Karvonov, Moscow, Russia', 'person'],
  ['Igor Karvonov, male, born 12 March 1961', 'person'],
  ['Igor Karvonov DOB 1961-03-12', 'person'],
  ['Igor Karvonov passport no. 71 1234567', 'person'],
  ['Attn: Mr. Igor Karvonov', 'person'],
  ['c/o Igor Karvonov', 'person'],
  ['Igor Karvonov tel. +7 495 1234567', 'person'],
  ['Igor Karvonov <ik@mail.example>', 'person'],
  ['igor.karvonov@mail.example', 'person'],
  ['IgorKarvonov', 'person'],
  ['IgorKARVONOV', 'person'],
  ['Igor Karv0nov', 'person'],
  ['1gor Karvonov', 'person'],
  ['Igоr КARVONОV', 'person'],
  ['President Igor Karvonov', 'person'],
  ['Comandante Igor Karvonov', 'person'],
  ['Eng. Igor Karvonov', 'person'],
  ['Amb. Igor Karvonov', 'person'],
  ['alias Igor Karvonov', 'person'],
  ['وزير الدفاع Igor Karvonov', 'person'],
  ['Igor Karvonov 1961', 'person'],
  ['Igor Karvonov CURP ABCD610101HDFRRR09', 'person'],
  ['Quillmark Advanced Electronics a/c 40702810', 'firm'],
  ['Quillmark Advanced Electronics SWIFT ABCDRUMM', 'firm'],
  ['Quillmark Advanced Electronics VKN 1234567890', 'firm'],
  ['Eng Igor Ivanovich Karvonov', 'person'],
  ['Rear Admiral Igor Karvonov', 'person'],
  ['Assoc. Prof. Igor Karvonov', 'person'],
  ['Igor Karvonov b. 1961', 'person'],
  ['Igor Karvonov *1961', 'person'],
  ['Igor Karvonov, age 45', 'person'],
  ['Quillmark Advanced Electronics Coy', 'firm'],
  ['Quillmark Advanced Electronics since 1999', 'firm'],
  ['Quillmark Advanced Electronics https://larkfield.example', 'firm'],
  ['Quillmark Advanced Electronics UEN 201012345K', 'firm'],
  ['Quillmark Advanced Electronics CR 123456', 'firm'],
  ['г-н Карвонов Игорь', 'person'],
  ['Muhammmad Karvonov', 'arab'],
  ['姓名：罗全明', 'chinese'],
  ['尊敬的罗全明先生', 'chinese'],
  ['罗全明（Luo Quanming）', 'chinese'],
  ['罗全明 Luo Quanming', 'chinese'],
  ['收货人：启麦先进电子有限公司', 'firm'],
  ['启麦先进电子有限公司 联系人：张先生 13800138000', 'firm'],
  ['启麦先进电子有限公司，深圳市南山区科技园1号', 'firm'],
  ['Quillmark Advanced Electronics Ltd, 12 Main Street, Dubai, UAE', 'firm'],
  ['Quillmark Advanced Electroncs Ltd', 'firm'],
  ['M/S Quillmark Advanced Electronics Ltd', 'firm'],
  ['Applied Research Foundation / Smith Bakery Ltd', 'plain firm'],
  ['Smith Bakery Ltd on behalf of Applied Research Foundation', 'plain firm'],
  ['Applied Research Foundation d/b/a Smith Bakery', 'plain firm'],
  ['Smith Bakery (Applied Research Foundation)', 'plain firm'],
  ['M.V. Adelar Doria 1', 'ship'],
  ['MV.ADELAR DORIA 1', 'ship'],
  ['MV ADELAR DORIA 1 V.2301', 'ship'],
  ['ADELAR DORIA 1 / 012E', 'ship'],
  ['VLCC ADELAR DORIA 1', 'ship'],
  ['Crude Oil Tanker ADELAR DORIA 1', 'ship'],
  ['ADMIRAL NORVAN V.312W', 'titled ship'],
  ['MV ADELAR DORIA 1 VOY.NO.33', 'ship'],
])('%s names the %s', (text, id) => {
  expect(hits(text)).toEqual([id])
})

test.each([
  ['Aplied Reserch Foundation', 'plain firm'],
  ['Quillmark Advanced Electronics Ldt', 'firm'],
  ['Quillmark Advancd Eelctronics Ltd', 'firm'],
  ['Quillmark Adavnced Electronics LTTD', 'firm'],
])('words put right make a possible match: %s', (text, id) => {
  const found = index
    .search({ text })
    .hits.map(({ subject, verdict }) => [index.subject(subject).id, verdict])
  expect(found.map(([one]) => one)).toEqual([id])
})

test.each([
  ['Quillbank Advancd Bakeries Ltd', []],
  ['Aplied Nutrition Foundation', []],
  ['ADELAR DORIA III', []],
])('words put right bring no other name: %s', (text, ids) => {
  expect(index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)).toEqual(ids)
})

test('both parties of one field are found', () => {
  expect(hits('Igor Karvonov; Viktor Zeldovsky')).toEqual(['other', 'person'])
  expect(hits('Viktor Zeldovsky & Igor Karvonov')).toEqual(['other', 'person'])
  expect(hits('Zeldovsky, Viktor a/k/a Igor Karvonov')).toEqual(['other', 'person'])
})

test('a place or a part in brackets inside a name belongs to it', () => {
  expect(hits('Applied (Medical) Research Foundation')).toEqual([])
  expect(hits('启麦(东湖)先进电子有限公司')).toEqual([])
})

test.each([
  ['a mailbox of nobody', 'info@company.example'],
  ['another person of the place', 'Igor Sokolov, Moscow, Russia'],
  ['a note without a name', 'see attached list, 12 Main Street'],
  ['a firm of other words', 'Applied Research / Quillmark Street 5'],
  ['nothing but a label', 'Attn:'],
])('%s finds no hit: %s', (_, text) => {
  expect(hits(text)).toEqual([])
})

test.each([
  ['one letter again and again', 'a '.repeat(150)],
  ['one name again and again', 'mohammed '.repeat(33)],
  ['one character again and again', '中'.repeat(300)],
  ['characters of many readings', '长重行乐单解盛曾'.repeat(37)],
  ['more than is read', 'Igor Karvonov '.repeat(1000)],
  ['brackets', '('.repeat(150) + ')'.repeat(150)],
  ['stops', '!@#$%^&*()_+-=[]{};:\'",.<>/?\\|`~'],
  ['a torn character', 'Igor \uD83D'],
  ['marks alone', '\u0301'.repeat(100)],
  ['digits alone', '1234567890'.repeat(30)],
  ['a statement', "' OR 1=1; DROP TABLE party;--"],
  ['nothing', ''],
])('%s is answered without a hit', (_, text) => {
  expect(hits(text)).toEqual([])
  for (const { form } of askedForms(text.slice(0, 300))) expect(form.tokens.length).toBeLessThanOrEqual(300)
})

test.each([
  ['marks of direction', '\u200FIgor\u200F Karvonov\u202C'],
  ['marks without width', 'Ig\u200Bor Karvo\u00ADnov\uFEFF'],
  ['mathematical letters', '𝓘𝓰𝓸𝓻 𝓚𝓪𝓻𝓿𝓸𝓷𝓸𝓿'],
  ['letters in circles', 'Ⓘⓖⓞⓡ Ⓚⓐⓡⓥⓞⓝⓞⓥ'],
  ['wide letters', 'ＩＧＯＲ　ＫＡＲＶＯＮＯＶ'],
  ['marks apart', 'Ígor Kárvonov'.normalize('NFD')],
  ['a picture', '🚢 Igor Karvonov'],
  ['a torn character beside it', 'Igor \uD83D Karvonov'],
  ['a null', 'Igor\u0000Karvonov'],
])('a name is found in spite of %s', (_, text) => {
  expect(hits(text)).toEqual(['person'])
})

const houses = indexOf([
  subjectOf('gazprom', '01', { names: ['Gazprom Export LLC'] }),
  subjectOf('lukoil', '01', { names: ['LUKOIL Perm LLC'] }),
  subjectOf('ship', '03', { names: ['NORVAN'] }),
])

test.each([
  'Gazprom, Lukoil',
  'Gazprom,Lukoil',
  'Gazprom & Lukoil',
  'Gazprom and Lukoil',
  'Gazprom Lukoil',
  'Gazprom/Lukoil',
  'supplier: Gazprom, Larkfield Ltd, Lukoil',
])('known houses of one field are each asked for: %s', text => {
  const found = houses.search({ text }).hits.map(hit => houses.subject(hit.subject).id)
  expect(found.toSorted()).toEqual(['gazprom', 'lukoil'])
})
