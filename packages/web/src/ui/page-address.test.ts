import { describe, expect, it } from 'vitest'
import { isOpenPath, pageAddress, pageIdOf } from './page-address.ts'

describe('page addresses', () => {
  it('S1-045 spells the query as the contract does and leaves empty values out', () =>
    expect(pageAddress('index', { seachKey: '华为 & 1E001', componentName: '' })).toBe(
      '/index?seachKey=%E5%8D%8E%E4%B8%BA+%26+1E001',
    ))

  it('knows which pages exist', () => {
    expect(isOpenPath('/sanctionSearch?key=1')).toBe(true)
    expect(isOpenPath('/noSuchPage')).toBe(false)
    expect(pageIdOf('/listHealth')).toBe('listHealth')
    expect(pageIdOf('/')).toBeUndefined()
  })
})
