import { expect, test } from 'vitest'
import { contestedRegion, findDestination } from './country.ts'

test.each([
  ['俄', 'RU'],
  ['俄联邦', 'RU'],
  ['哈萨克', 'KZ'],
  ['阿联酋迪拜', 'AE'],
  ['迪拜（阿联酋）', 'AE'],
  ['阿联酋 迪拜', 'AE'],
  ['Dubai, UAE', 'AE'],
  ['俄罗斯莫斯科', 'RU'],
  ['德国慕尼黑市', 'DE'],
  ['Hong Kong, China', 'HK'],
  ['中国澳门', 'MO'],
  ['马里乌波尔', 'UA-14'],
  ['乌克兰顿涅茨克', 'UA-14'],
  ['Simferopol, Russia', 'UA-43'],
  ['加沙地带', 'PS'],
  ['约旦河西岸', 'PS'],
])('%s lies in %s', (text, code) => {
  expect(findDestination(text)).toBe(code)
})

test.each([
  '印',
  'constructor',
  '中国和俄罗斯',
  '俄罗斯以外',
  '伊拉克利翁',
  '马里兰州',
  '印度洋',
  '朝鲜半岛',
  'Georgia, USA',
  'Korea, somewhere',
  'Kinshasa, Congo',
])('%s names no one country', text => {
  expect(findDestination(text)).toBeUndefined()
})

test('Kherson and Zaporizhzhia, held in part by Russia, are Ukraine only where somebody has looked', () => {
  for (const text of ['赫尔松', '扎波罗热州', 'Kherson, Ukraine', '乌克兰扎波罗热']) {
    expect(findDestination(text), text).toBeUndefined()
    expect(contestedRegion(text), text).toMatchObject({
      state: 'UA',
      lawZh: expect.stringContaining('2022/263'),
    })
  }
})
