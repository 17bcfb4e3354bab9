import { describe, expect, it } from 'vitest'
import { isImo, isImoCompany } from './identifier.ts'

describe('IMO numbers', () => {
  it.each(['9187629', '9074729', '8405270'])('%s is a ship', code => {
    expect(isImo(code)).toBe(true)
  })

  it.each(['5342883', '5571322', '5905801', '1790183'])('%s is a company', code => {
    expect(isImoCompany(code)).toBe(true)
  })

  it.each(['9187628', '918762', '91876290', '', 'IMO9187629'])('%s is neither', code => {
    expect(isImo(code)).toBe(false)
    expect(isImoCompany(code)).toBe(false)
  })
})
