import { expect, it } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

it.each([
  ['13000000017', '130****0017'],
  ['', ''],
  ['110', '110'],
])('%s is shown as %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown))
