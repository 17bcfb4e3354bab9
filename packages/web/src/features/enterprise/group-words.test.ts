import type { EnterpriseFinding } from '@maojian/domain/vocabulary/enterprise'
import { expect, it } from 'vitest'
import { groupWords } from './group-words.ts'

const member = (name: string, finding: EnterpriseFinding) => ({ name, finding })

it('who is owned at the threshold is told beside who is listed', () => {
  const members = [
    member('甲公司', 'listed'),
    member('乙公司', 'held'),
    member('丙公司', 'doubtful'),
    member('丁公司', 'none'),
  ]
  expect(groupWords(members)).toEqual({
    risky: true,
    text: '集团中 1 家现行列名：甲公司；1 家由列名方持有达到门槛：乙公司；1 家不能排除受限，须核实：丙公司。',
  })
})

it('a group whose daughters are owned by a listed party is not called one without listed members', () => {
  expect(groupWords([member('乙公司', 'held')])).toEqual({
    risky: true,
    text: '集团中 1 家由列名方持有达到门槛：乙公司。',
  })
})

it('names five and says that there are more', () => {
  const six = ['一', '二', '三', '四', '五', '六'].map(name => member(name, 'listed'))
  expect(groupWords(six).text).toBe('集团中 6 家现行列名：一、二、三、四、五 等。')
})

it('nobody at risk is no all-clear for those who are not held', () => {
  const { risky, text } = groupWords([member('丁公司', 'none')])
  expect(risky).toBe(false)
  expect(text).toContain('未收录的成员不在其中')
})

it('a daughter that a listed party holds below the threshold is told as tied to it', () => {
  expect(groupWords([member('戊公司', 'tied'), member('己公司', 'none')])).toEqual({
    risky: true,
    text: '集团中 1 家与名单主体有关联：戊公司。',
  })
})
