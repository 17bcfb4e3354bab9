import { expect, test } from 'vitest'
import { readListedParty } from './listed-party.ts'

test.each([
  [
    'Supra Sample Sdn Bhd, 33-3, IB Tower, Kuala Lumpur, 50450, Malaysia.',
    'Supra Sample Sdn Bhd',
    '33-3, IB Tower, Kuala Lumpur, 50450, Malaysia',
  ],
  [
    'Sample (New Zealand) Company Limited, 80 Queen Street, Auckland, New Zealand.',
    'Sample (New Zealand) Company Limited',
    '80 Queen Street, Auckland, New Zealand',
  ],
  [
    'Sample Technologies Co., Ltd., Sample Research Institute, Beijing, China.',
    'Sample Technologies Co., Ltd., Sample Research Institute',
    'Beijing, China',
  ],
  [
    'Sample Corporation, Joint Stock Company Avangard, 78 Street, Safonovo, Russia.',
    'Sample Corporation, Joint Stock Company Avangard',
    '78 Street, Safonovo, Russia',
  ],
  ['Sampleexport, CJSC, 86-B Ave., Minsk, Belarus.', 'Sampleexport, CJSC', '86-B Ave., Minsk, Belarus'],
  [
    'Sample International Co., Ltd. Flat/Rm 7022, Tuen Mun, Hong Kong',
    'Sample International Co., Ltd.',
    'Flat/Rm 7022, Tuen Mun, Hong Kong',
  ],
  ['A. Sample Ltd.; HA’Assif 19, Binyamina, Israel', 'A. Sample Ltd.', 'HA’Assif 19, Binyamina, Israel'],
  ['Ivan Sample, No. 96 Haining Road, Yantai, China', 'Ivan Sample', 'No. 96 Haining Road, Yantai, China'],
])('name and address of %s', (cell, name, address) => {
  const party = readListedParty(cell)
  expect([party.name, party.addresses]).toEqual([name, [address]])
})

test.each([
  ['Sample, a.k.a. AAT, Street 16, Hannover, Germany', ['AAT']],
  [
    'Sample Co. Ltd, a.k.a. Voyage Sample (HK) Co., Ltd., Room 17, Hong Kong',
    ['Voyage Sample (HK) Co., Ltd.'],
  ],
  [
    'Sample, OAO (a.k.a. Open Joint Stock Company Sample; a.k.a. OAO Sample), 16 Street, Moscow, Russia',
    ['Open Joint Stock Company Sample', 'OAO Sample'],
  ],
  [
    'Sample, a.k.a., the following two aliases:\n—One (Trading), Ltd.; and\n—Two.\n\n 1 Street, Beijing, China.',
    ['One (Trading), Ltd.', 'Two'],
  ],
  [
    'Sample, a.k.a., the following three aliases:—One;—Two; and—Three.\n 1 Street, Beijing, China.',
    ['One', 'Two', 'Three'],
  ],
])('aliases of %s', (cell, aliases) => {
  const party = readListedParty(cell)
  expect(party.aliases.map(alias => alias.text)).toEqual(aliases)
  expect(party.name).toMatch(/^Sample/u)
  expect(party.addresses).toHaveLength(1)
})

test('a subordinate institution names its parent; a listed address is its own name', () => {
  expect(
    readListedParty(
      'Sample Group 13th Institute (SG 13) subordinate institution: Bowei Sample, a.k.a., the following alias:\n—Hebei Bowei.\n1 Road, China.',
    ),
  ).toMatchObject({
    name: 'Bowei Sample',
    parent: 'Sample Group 13th Institute (SG 13)',
    aliases: [{ text: 'Hebei Bowei', former: false }],
  })
  expect(readListedParty('Address 07, Room 1, 13F, Sample Plaza, Hong Kong.').name).toBe(
    'Room 1, 13F, Sample Plaza, Hong Kong',
  )
})
