import { ftm } from '@maojian/sources/formats/ftm/ftm'
import { rawFileAt, readList } from '@maojian/sources/testing/read-list'
import { referencePath } from '@maojian/sources/testing/reference-data'
import type { ListedParty } from './reading-faults.ts'

const files = [
  'un_sc',
  'us_ofac',
  'gb_fcdo',
  'us_csl_other',
  'us_1260h',
  'us_other',
  'eu',
  'au',
  'ca',
  'cn',
  'jp_meti',
]

export interface ReferenceParty extends ListedParty {
  readonly type: string
}

/** Every party of the reference lists, by `source reference`; a party in several files is one. */
export const referenceParties = async (): Promise<ReadonlyMap<string, ReferenceParty>> => {
  const parties = new Map<string, ReferenceParty>()
  for (const file of files) {
    const { entries } = await readList(ftm, await rawFileAt(referencePath(`ftm/${file}.ftm.json.gz`)))
    for (const { source, reference, names, countries, type } of entries) {
      const key = `${source} ${reference}`
      const known = parties.get(key)
      parties.set(key, {
        names: [...(known?.names ?? []), ...names.map(name => name.text)],
        countries: [...(known?.countries ?? []), ...countries],
        type: known?.type ?? type,
      })
    }
  }
  return parties
}
