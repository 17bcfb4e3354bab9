import { expect, it } from 'vitest'
import { groupWords } from './group-words.ts'

const member = (name: string, riskSymbol: 0 | 1 | 2, lists = '', relationId = '') => ({
  name,
  riskSymbol,
  lists,
  relationId,
})

it('who is owned at the threshold is told beside who is listed', () => {
  const members = [
    member('甲公司', 1, 'OFAC SDN'),
    member('乙公司', 1),
    member('丙公司', 2),
    member('丁公司', 0),
  ]
  expect(groupWords(members)).toEqual({
    risky: true,
    text: '集团中 1 家现行列名：甲公司；1 家由列名方持有达到门槛：乙公司；1 家不能排除受限，须核实：丙公司。',
  })
})

it('a group whose daughters are owned by a listed party is not called one without listed members', () => {
  expect(groupWords([member('乙公司', 1)])).toEqual({
    risky: true,
    text: '集团中 1 家由列名方持有达到门槛：乙公司。',
  })
})

it('names five and says that there are more', () => {
  const six = ['一', '二', '三', '四', '五', '六'].map(name => member(name, 1, 'OFAC SDN'))
  expect(groupWords(six).text).toBe('集团中 6 家现行列名：一、二、三、四、五 等。')
})

it('nobody at risk is no all-clear for those who are not held', () => {
  const { risky, text } = groupWords([member('丁公司', 0)])
  expect(risky).toBe(false)
  expect(text).toContain('未收录的成员不在其中')
})

it('a daughter that a listed party holds below the threshold is told as tied to it', () => {
  expect(groupWords([member('戊公司', 0, '', 'E5-E1'), member('己公司', 0)])).toEqual({
    risky: true,
    text: '集团中 1 家与名单主体有关联：戊公司。',
  })
})
