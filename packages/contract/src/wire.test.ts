import * as z from 'zod'
import { expect, test } from 'vitest'
import { menuItem, type MenuItem } from './calls/account.ts'
import { absentable, blankable, wireInt, wireObject } from './wire.ts'

const item = (menuId: string, children: MenuItem[] = []): MenuItem => ({
  menuId,
  menuName: menuId,
  pageUrl: `/${menuId}`,
  isAuth: 1,
  children,
})

test('a name is spelt as the spec spells it on the wire, and right inside, at every depth', () => {
  const tree = item('a', [item('b', [item('c')])])
  const wire = z.encode(menuItem, tree) as unknown as { chirdrens: { chirdrens: unknown[] }[] }
  expect(wire.chirdrens[0]!.chirdrens).toHaveLength(1)
  expect(JSON.stringify(wire)).not.toContain('children')
  expect(z.decode(menuItem, wire as never)).toEqual(tree)
})

test('a field that is not declared does not leave', () => {
  const schema = wireObject({ key: z.string() }, { key: 'kye' })
  expect(z.encode(schema, { key: 'x', secret: 'y' } as { key: string })).toEqual({ kye: 'x' })
})

test('a value of the wrong kind does not leave', () => {
  const schema = wireObject({ key: z.string() }, { key: 'kye' })
  expect(() => z.encode(schema, { key: 1 as unknown as string })).toThrow()
})

test.each([
  ['7', 7],
  [7, 7],
])('a whole number is read from %j', (wire, value) => {
  expect(wireInt(1, 9).parse(wire)).toBe(value)
})

test.each(['', 'x', '1.5', '0', '10', undefined])('%j is no whole number of 1 to 9', wire => {
  expect(wireInt(1, 9).safeParse(wire).success).toBe(false)
})

test('an empty form field, and one of spaces alone, count as not given', () => {
  for (const schema of [blankable(z.iso.date()), absentable(z.iso.date())])
    expect(['', ' ', '　', undefined, '2026-11-20'].map(text => schema.parse(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-20',
    ])
  expect(blankable(wireInt(0, 1)).parse('  ')).toBeUndefined()
})
