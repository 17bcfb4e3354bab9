import type { Subject } from '@maojian/screening'
import { expect, test } from 'vitest'
import { listedTermsFact } from '../../engine/listed-terms.ts'
import { findingsOf } from './party-lists.ts'

const listedIn = (source: string, reference: string): Subject => ({
  id: 'P1',
  type: '01',
  typeStated: true,
  subtypes: ['0101'],
  names: [{ text: 'Lumetrix Photonic Fab', kind: 'primary', entries: [0] }],
  countries: [],
  birthDates: [],
  identifiers: [],
  entries: [{ source, reference, since: '2020-01-01', until: '', status: 'active' }],
  facts: { [listedTermsFact]: JSON.stringify([{ reference, scope: 'all', footnotes: [4] }]) },
})

test('an entry of the Entity List, which bears no number, is called by its name and keeps its terms', () => {
  expect(findingsOf(listedIn('bis-entity-list', 'LUMETRIXPHOTONICFAB/CN'), '2026-11-20')).toMatchObject([
    { list: 'entity-list', reference: 'Lumetrix Photonic Fab', footnotes: [4] },
  ])
})

test('an entry of a numbered list is called by its number', () => {
  expect(findingsOf(listedIn('ofac-sdn', '30947'), '2026-11-20')).toMatchObject([{ reference: '30947' }])
})

test('a person of several lists bears the programmes of OFAC alone as such', () => {
  const subject = listedIn('ofac-sdn', '7')
  const facts = {
    programme: 'SDGT；EU-IRN；CA-SEMA',
    entryProgrammes: JSON.stringify({ 'ofac-sdn/7': 'SDGT', 'eu-journal/2': 'EU-IRN' }),
  }
  expect(findingsOf({ ...subject, facts }, '2026-11-20')).toMatchObject([{ programmes: ['SDGT'] }])
})

test('lists of military companies are told as such, of the mixed list of OFAC those of that programme alone', () => {
  const of = (source: string, programmes: string) => {
    const subject = listedIn(source, '7')
    const facts = { entryProgrammes: JSON.stringify({ [`${source}/7`]: programmes }) }
    return findingsOf({ ...subject, facts }, '2026-11-20')
  }
  expect(of('us-1260h', '')).toEqual([{ list: 'military-company', reference: '1260H' }])
  expect(of('ofac-nonsdn', 'CMIC-EO13959')).toEqual([{ list: 'military-company', reference: 'NS-CMIC' }])
  expect(of('ofac-nonsdn', 'UKRAINE-EO13662')).toEqual([])
})
