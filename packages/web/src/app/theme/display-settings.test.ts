import { expect, test } from 'vitest'
import { readDisplay } from './display-settings.ts'
import { paletteOf } from './tokens.ts'

test('what a browser kept of the display is read; damaged or unknown values give the usual screens', () => {
  expect(readDisplay('{"theme":"dark","textSize":"large"}')).toEqual({ theme: 'dark', textSize: 'large' })
  for (const text of [null, '', 'null', '[]', '{"theme":"pink","textSize":7}'])
    expect(readDisplay(text), String(text)).toEqual({ theme: 'system', textSize: 'normal' })
})

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Relative luminance (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

test.each(['light', 'dark'] as const)('every text of the %s theme stands out from its ground', theme => {
  const of = paletteOf(theme)
  const grounds = [of.bgContainer, of.bgLayout, of.bgHead]
  const pairs = [
    ...grounds.flatMap(ground =>
      [of.text, of.textSecondary, of.textFaint, of.primary].map(text => [text, ground]),
    ),
    [of.red, of.redBg],
    [of.amberText, of.amberBg],
    [of.greenText, of.greenBg],
    [of.greyText, of.greyBg],
    [of.text, of.mark],
    [of.primary, of.mark],
    [of.primary, of.primaryBg],
  ] as const
  const weak = pairs.filter(([text, ground]) => contrast(text!, ground!) < 4.5)
  expect(weak).toEqual([])
})
