import { expect, test } from 'vitest'
import { explain } from '../explain/explain.ts'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const reasonOf = (listed: string, text: string): string => {
  const index = indexOf([subjectOf('body', '01', { names: [[listed, 'primary']] })])
  const [hit] = index.search({ text }).hits
  return hit ? explain(hit, index.subject(hit.subject)).reason : '未发现'
}

test.each([
  ['哈尔宾工程大学', '“哈尔宾”按“哈尔滨”理解'],
  ['哈尔滨工程大雪', '“大雪”按“大学”理解'],
])('a word that was taken for another one is told: %s', (text, told) => {
  expect(reasonOf('Harbin Engineering University', text)).toContain(told)
})

test('a house in single characters is told as a whole', () => {
  expect(reasonOf('腾讯', '滕讯')).toContain('“滕讯”按“腾讯”理解')
})

test('what stands as it was typed is not', () => {
  expect(reasonOf('Harbin Engineering University', '哈爾濱工程大學')).not.toContain('理解')
  expect(reasonOf('启麦数字技术有限公司', '启麦數字技術')).not.toContain('理解')
})

test('of a name with a slip the slip is told, and not that its pieces are missing', () => {
  const reason = reasonOf('启麦国际', '启卖国际')
  expect(reason).toContain('只差笔误')
  expect(reason).not.toContain('多出')
})
