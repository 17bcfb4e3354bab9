import { expect, test } from 'vitest'
import { programmeTextWords } from './programme-text.ts'

test.each([
  ['EU-UKR (Asset freeze)', '涉乌克兰制裁：资产冻结（EU-UKR (Asset freeze)）'],
  ['EU-TAQA-EUAQ (Asset freeze)', '反恐怖主义制裁：资产冻结（EU-TAQA-EUAQ (Asset freeze)）'],
  ['Russia / Russie', '俄罗斯（Russia / Russie）'],
  [
    'The Russia (Sanctions) (EU Exit) Regulations 2019',
    '英国俄罗斯制裁条例（The Russia (Sanctions) (EU Exit) Regulations 2019）',
  ],
  [
    'The Iran (Sanctions) (Nuclear) (EU Exit) Regulations 2019',
    '英国伊朗（核）制裁条例（The Iran (Sanctions) (Nuclear) (EU Exit) Regulations 2019）',
  ],
  [
    'The Global Human Rights Sanctions Regulations 2020',
    '英国全球人权制裁条例（The Global Human Rights Sanctions Regulations 2020）',
  ],
  ['1718 (DPRK)', '联合国安理会第1718号决议（朝鲜）（1718 (DPRK)）'],
  [
    "1267/1989/2253 (ISIL (Da'esh) and Al-Qaida)",
    "联合国安理会第1267/1989/2253号决议（“伊斯兰国”与基地组织）（1267/1989/2253 (ISIL (Da'esh) and Al-Qaida)）",
  ],
  ['1373 (2001)', '联合国安理会第1373号决议（1373 (2001)）'],
  ['Autonomous (Ukraine)', '澳大利亚自主制裁：乌克兰（Autonomous (Ukraine)）'],
  ['UKRAINE-EO13662; RUSSIA-EO14024', '涉乌克兰制裁、俄罗斯制裁（UKRAINE-EO13662; RUSSIA-EO14024）'],
  [
    'Entity List (EL) - Bureau of Industry and Security',
    '美国商务部实体清单（Entity List (EL) - Bureau of Industry and Security）',
  ],
  [
    'ロシア連邦の特定団体（輸出等禁止措置）',
    '日本：俄罗斯特定团体（禁止出口）（ロシア連邦の特定団体（輸出等禁止措置））',
  ],
  ['不可靠实体清单', '不可靠实体清单'],
  ['A programme nobody knows', 'A programme nobody knows'],
])('a programme in words has its Chinese first: %s', (text, told) =>
  expect(programmeTextWords(text)).toBe(told),
)
