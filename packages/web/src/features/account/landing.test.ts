import { describe, expect, it } from 'vitest'
import { landingFor } from './landing.ts'

const member = { roleIds: [2], profileComplete: 1 } as const

describe('landing', () => {
  it('S1-065 any role lands on the warning page', () =>
    expect(landingFor({ ...member, roleIds: [2] }, undefined)).toBe('/sensitiveList'))

  it('returns to the page that asked for the login', () =>
    expect(landingFor({ ...member, roleIds: [2] }, '/sanctionSearch?key=%E5%8D%8E')).toBe(
      '/sanctionSearch?key=%E5%8D%8E',
    ))

  it.each([
    '//evil.example/home',
    '/\\evil.example',
    'https://evil.example',
    '/login?back=/home',
    '/nowhere',
  ])('never leads to %s', back =>
    expect(landingFor({ ...member, roleIds: [2] }, back)).toBe('/sensitiveList'),
  )

  it('S1-064 role 17 lands on the compliance page', () =>
    expect(landingFor({ ...member, roleIds: [17] }, undefined)).toBe('/ComplianceReport/ComplianceReport'))

  it('S1-066 S1-025 a first login completes the profile, then leads on; a profile in the middle is gone on with', () => {
    const first = { roleIds: [1], profileComplete: 0 as const }
    expect(landingFor(first, '/listHealth')).toBe('/updateUserInfo?back=%2FlistHealth')
    const profile = '/updateUserInfo?back=%2FlistHealth'
    expect(landingFor(first, profile)).toBe(profile)
    expect(landingFor({ ...member, roleIds: [2] }, profile)).toBe(profile)
  })
})
