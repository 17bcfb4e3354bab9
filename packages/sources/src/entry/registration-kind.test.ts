import { expect, it } from 'vitest'
import { registrationKind } from './registration-kind.ts'

it.each([
  ['1027700132195', undefined, 'ogrn'],
  ['1027700132195', 'KP', 'registration'],
  ['7707083893', 'RU', 'inn'],
  ['7707083893', undefined, 'registration'],
  ['91330100799655058B', 'CN', 'uscc'],
  ['01794877', 'GB', 'registration'],
] as const)('%s of %s is %s', (value, country, kind) => {
  expect(registrationKind(value, country)).toBe(kind)
})
