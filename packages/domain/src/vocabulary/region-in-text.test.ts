import { expect, test } from 'vitest'
import { heldPartInText, regionsInText } from './region-in-text.ts'

test.each([
  ['OOO Krymtorg, Simferopol', 'UA-43'],
  ['ООО «Крымская верфь», г. Севастополь', 'UA-43'],
  ['辛菲罗波尔贸易公司', 'UA-43'],
  ['顿涅茨克冶金贸易公司', 'UA-14'],
  ['Donetsk Metal Trade, 12 Artema St, Donetsk', 'UA-14'],
  ['Mariupol Steel LLC', 'UA-14'],
  ['Луганский завод', 'UA-09'],
  ['卢甘斯克化工厂', 'UA-09'],
])('%s is placed in %s', (text, region) => expect(regionsInText(text)).toEqual([region]))

test.each([
  'Kyiv Metal Trade LLC',
  'Muster Maschinenbau GmbH',
  'Nakymor Ltd',
  'LNR Consulting',
  '敖德萨贸易公司',
  'Krymsk Cannery, Krymsk, Krasnodar Krai',
  'г. Крымск, ул. Ленина',
])('%s is placed in none', text => expect(regionsInText(text)).toEqual([]))

test.each([
  ['OOO Khersontorg, Kherson', '赫尔松'],
  ['ТОВ «Запоріжсталь»', '扎波罗热'],
  ['Melitopol Bearings', '扎波罗热'],
  ['扎波罗热钢铁厂', '扎波罗热'],
])('%s may be in the part of %s that Russia holds', (text, nameZh) =>
  expect(heldPartInText(text)).toMatchObject({ nameZh, lawZh: expect.stringContaining('2022/263') }),
)

test.each(['Kyiv Metal Trade LLC', '敖德萨贸易公司', 'Herson & Sons Ltd', 'Sukhumi Trade'])(
  '%s is in no such part',
  text => expect(heldPartInText(text)).toBeUndefined(),
)
