import { expect, test } from 'vitest'
import { listedValueZh, listedWordZh } from './listed-word.ts'

test.each([
  ['gender', 'male', '男（male）'],
  ['measure', 'Asset freeze', '资产冻结（Asset freeze）'],
  [
    'measure',
    "Shipping sanctions: (see 'Other information')",
    "航运制裁（Shipping sanctions: (see 'Other information')）",
  ],
  [
    'measure',
    'Effective Date (EO 14024 Directive 2): 26 Mar 2022',
    '生效日期（Effective Date (EO 14024 Directive 2): 26 Mar 2022）',
  ],
  ['vesselType', 'Ro-Ro Cargo Ship', '滚装货船（Ro-Ro Cargo Ship）'],
  ['legalForm', 'joint-stock company', '股份公司（joint-stock company）'],
  ['title', 'Major General/major-général', '少将（Major General/major-général）'],
  ['position', 'Brigadier-General', '准将（Brigadier-General）'],
  ['remark', 'Gender: Male.', '性别：男（Gender: Male.）'],
  ['remark', 'Listed on: 2 Mar. 2016', '列入日期（Listed on: 2 Mar. 2016）'],
  ['licencePolicy', 'Policy of denial. See §§ 746.8(b).', '拒绝政策（Policy of denial. See §§ 746.8(b).）'],
  [
    'licenceRequirement',
    'For All Items Subject to the EAR (See §744.11 of the EAR)',
    '受 EAR 管辖的全部物项（For All Items Subject to the EAR (See §744.11 of the EAR)）',
  ],
  ['licencePolicy', 'Presumption of denial.', '推定拒绝（Presumption of denial.）'],
] as const)('a fixed word of a list has its Chinese first: %s %s', (key, value, told) =>
  expect(listedValueZh(key, value)).toBe(told),
)

test.each([
  ['remark', 'Male nurse of the regiment'],
  ['position', 'Member of the Board of Paravar Pars Company'],
  ['position', 'General (retired) and former minister'],
  ['reason', 'Block'],
  ['measure', '禁止出口经营者向上述20家实体出口两用物项'],
  ['legalForm', 'constructor'],
] as const)('free text stays as it is published: %s %s', (key, value) => {
  expect(listedWordZh(key, value)).toBe('')
  expect(listedValueZh(key, value)).toBe(value)
})
