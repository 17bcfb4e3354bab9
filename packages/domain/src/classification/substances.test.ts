import { expect, test } from 'vitest'
import { parseSubstances, substanceFinder } from './substances.ts'

const head = 'zh\ten\tcas\teccn\tcn\tfirst\twhy\n'
const find = substanceFinder(
  parseSubstances(
    head +
      [
        '乙基膦酰二氯\tethyl phosphonyl dichloride\t1066-50-8\t1C350.b.17\t1C450\t\t前体',
        'N,N-二乙氨基乙醇\tN,N-diethylaminoethanol;2-(diethylamino)ethanol\t100-37-8\t1C350.d.4\t1C350\t\t前体',
        '3-羟基-1-甲基哌啶\t\t3554-74-3\t1C350.d.16\t1C350\t\t前体',
        '二甲胺\tdimethylamine\t124-40-3\t1C350.d.9\t1C350\t\t前体',
        '\tT-2 toxin;microcystin\t\t1C351.d.19\t1C351\t\t毒素',
        '沙林\tsarin\t107-44-8\t\t1C450\t化学武器\t毒剂',
      ].join('\n'),
  ),
)
const codes = (name: string): string[] => find(name).flatMap(({ row }) => [...row.eccns, ...row.cnCodes])

test.each([
  ['Ethyl phosphonyl dichloride 98%', '1C350.b.17'],
  ['ethylphosphonyl-dichloride', '1C350.b.17'],
  ['N,N Diethylaminoethanol', '1C350.d.4'],
  ['diethylaminoethanol 25 kg', '1C350.d.4'],
  ['2-Diethylamino ethanol', '1C350.d.4'],
  ['二乙氨基乙醇', '1C350.d.4'],
  ['工业级 3‑羟基‑1‑甲基哌啶', '1C350.d.16'],
  ['羟基甲基哌啶', '1C350.d.16'],
  ['Microcystins', '1C351.d.19'],
  ['T2 Toxin standard', '1C351.d.19'],
  ['化工原料（CAS：1066–50–8）', '1C350.b.17'],
])('%s is the substance, locants, spaces and dashes aside', (name, code) => {
  expect(codes(name)).toContain(code)
})

test.each([
  'methylphosphonyl dichloride',
  '二甲胺基苯甲醛',
  'dimethylaminoborane',
  '2066-50-8',
  '11066-50-8',
  'T2',
])('%s is another substance or none', name => {
  expect(codes(name)).toEqual([])
})

test('a row without a code or a reason is refused with its line', () => {
  expect(() => parseSubstances(`${head}沙林\tsarin\t\t\t\t\t毒剂`)).toThrow('第 2 行')
})
