import { describe, expect, it } from 'vitest'
import { tagOfPage } from './tag-of-page.ts'

describe('tagOfPage', () => {
  it('one tag for a search page whatever is searched', () =>
    expect(tagOfPage('/sanctionSearch', { key: '华为' })?.key).toBe(
      tagOfPage('/sanctionSearch', { key: '中兴', page: '2' })?.key,
    ))

  it('one tag for each party, whatever its tab', () => {
    const first = tagOfPage('/sanctionInfoSearch', { id: '1', dataType: '01', tab: '0' })
    expect(tagOfPage('/sanctionInfoSearch', { id: '1', dataType: '01', tab: '2' })?.key).toBe(first?.key)
    expect(tagOfPage('/sanctionInfoSearch', { id: '2', dataType: '01' })?.key).not.toBe(first?.key)
  })

  it('none for the login page and unknown addresses', () => {
    expect(tagOfPage('/login', {})).toBeUndefined()
    expect(tagOfPage('/nowhere', {})).toBeUndefined()
  })
})
