import { describe, expect, it } from 'vitest'
import { showDirectionSigns, typedDirectionSigns } from './direction-signs.ts'

describe('direction signs', () => {
  it('an override is seen and turns nothing about', () =>
    expect(showDirectionSigns('abc\u202emoc有限公司')).toBe('abc[U+202E]moc有限公司'))
  it('a text that was shown in a form goes back as it was typed', () =>
    expect(typedDirectionSigns(showDirectionSigns('\u2066abc\u2069 [x]'))).toBe('\u2066abc\u2069 [x]'))
  it('names in Arabic and Hebrew stay as they are', () =>
    expect(showDirectionSigns('محمد علي · שלום')).toBe('محمد علي · שלום'))
})
