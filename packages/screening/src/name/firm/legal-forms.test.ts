import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const forms =
  'SZAO|OsOO|SOOO|ИООО|ТзОВ|ЧУП|УП|ДП|ПП|PE|UE|JLLC|TOO|FZE|FZCO|FZ-LLE|DMCC|W.L.L.|S.P.C.|B.S.C.|PJSC|SARLU|S.à r.l.|S.L.|' +
  'S.A.C.|S. en C.|S. en C.A.|C. por A.|S/A|S.A.P.I. de C.V.|S. de R.L. de C.V.|S.P.R. de R.L. de C.V.|S. de P.R. de R.L. de C.V.|' +
  'Cia. Ltda.|Proprietary Limited|(SMC-Private) Limited|Sdn Bhd|PT|OÜ|UAB|SIA|s.r.o.|Zrt.|EOOD|Sh.p.k.|Sp. z o.o.|' +
  'GmbH & Co. KG|Ges.m.b.H.|UG (haftungsbeschränkt)|e.K.|V.O.F.|O.O.O|Ltd. Şti.|A.Ş.|Private Unitary Enterprise|' +
  'Additional Liability Company|One Person Company|Private Enterprise'

test.each(forms.split('|'))('%s behind the name of a firm is its legal form', form => {
  const [direct] = analyse(`Norvatap Trading ${form}`)
  expect(direct!.tokens.filter(({ role }) => role !== 'form').map(({ key }) => key)).toEqual([
    'NORVATAP',
    'TRADING',
  ])
})

test('UK is a managing company before a name with a Russian form', () => {
  const [direct] = analyse('UK Norvatap OOO')
  expect(direct!.tokens.filter(({ role }) => role !== 'form').map(({ key }) => key)).toEqual(['NORVATAP'])
})

test('letters that may be a form are a name where nothing tells a firm', () => {
  const [direct] = analyse('Anton Sia')
  expect(direct!.tokens.map(({ role }) => role)).toEqual(['word', 'word'])
})
