import { expect, it } from 'vitest'
import { bracketedNames } from './bracketed-names.ts'

it.each([
  ['Jin Tiesan (金铁三)', ['Jin Tiesan', '金铁三']],
  ['Amir Khazmat (original script: Амир Хазмат)', ['Amir Khazmat', 'Амир Хазмат']],
  ['ATOMIC ENERGY ORGANISATION OF IRAN (AEOI)', ['ATOMIC ENERGY ORGANISATION OF IRAN', 'AEOI~weak']],
  ['華信船務(香港)有限公司', ['華信船務(香港)有限公司']],
  ['LEADER (HONG KONG) INTERNATIONAL', ['LEADER (HONG KONG) INTERNATIONAL']],
  ['AL-HARAMAYN FOUNDATION (KENYA)', ['AL-HARAMAYN FOUNDATION (KENYA)']],
  ['TOUS POUR LA PAIX (NGO)', ['TOUS POUR LA PAIX (NGO)']],
  ['Encep Nurjaman (birth name)', ['Encep Nurjaman']],
  ['SECOND ACADEMY OF NATURAL SCIENCES (KPE.018)', ['SECOND ACADEMY OF NATURAL SCIENCES']],
  ['Ezatullah Haqqani (previously listed as)', ['Ezatullah Haqqani~former']],
])('%s', (text, names) => {
  expect(bracketedNames(text).map(name => (name.kind ? `${name.text}~${name.kind}` : name.text))).toEqual(
    names,
  )
})
