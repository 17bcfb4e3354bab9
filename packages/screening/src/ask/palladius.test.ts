import { expect, test } from 'vitest'
import { inPinyin } from './palladius.ts'

test.each([
  ['Чжан Сяомин', 'Zhang Xiaoming'],
  ['Ло Хуэйнин', 'Luo Huining'],
  ['СУНЬ СЫДУН', 'Sun Sidong'],
  ['чжэн яньсюн', 'Zheng Yanxiong'],
  ['Ли Мин', 'Li Ming'],
  ['Сяо-мин Чжан', 'Xiaoming Zhang'],
  ['Чанъань', 'Changan'],
  ['Чжоу Шеньян', 'Zhou Shenyang'],
])('a Chinese name as Russia writes it, %s, is read as %s', (written, pinyin) => {
  expect(inPinyin(written)).toBe(pinyin)
})

test('Chinese names are read among Russian words', () => {
  expect(inPinyin('ООО «Даньдун Хунсян Индастриал»')).toBe('ООО «Dandong Hongxiang Индастриал»')
  expect(inPinyin('Шааньси Чанлин Ко., Лтд.')).toBe('Shaanxi Changling Co., Ltd.')
  expect(inPinyin('Чунсинь Бада Текнолоджи')).toBe('Chongxin Bada Текнолоджи')
  expect(inPinyin('Оплата на Ся Баолун')).toBe('Оплата на Xia Baolong')
})

test.each([
  'Марина Ван',
  'Ольга Бай',
  'Ван Гог',
  'Лада',
  'Дача',
  'Хасан Али',
  'Ли Ван Чоль',
  'Лукашэнка',
  'Вiктар ШЭЙМАН',
])('%s is left as it stands', written => {
  expect(inPinyin(written)).toBeUndefined()
})
