import { expect, test } from 'vitest'
import { newsAddress, type News } from './news.ts'

const news = (more: Partial<News>): News => ({
  id: 'N1',
  title: '公告',
  country: '',
  unit: '',
  publishTime: '2026-11-20',
  newsType: 0,
  srcUrl: 'https://www.example.org/a',
  fileId: '',
  ...more,
})

test('S1-228 S1-229 S1-230 type 0 opens its source, type 1 the text kept here, type 2 the notice', () => {
  expect(newsAddress(news({}))).toBe('https://www.example.org/a')
  expect(newsAddress(news({ newsType: 1, fileId: 'N7' }))).toBe('/homeListInfo?fileId=N7')
  expect(newsAddress(news({ newsType: 2, id: 'CN-1' }))).toBe('/chinaSanctionDetail?id=CN-1')
})
