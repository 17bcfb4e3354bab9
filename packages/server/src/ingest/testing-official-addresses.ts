import { listSources } from '@maojian/sources'
import { readFile } from 'node:fs/promises'
import { downloadsOf } from './refresh.ts'

const formats = new URL('../../../sources/src/formats/', import.meta.url)

const authored = (name: string) => readFile(new URL(name, formats))

/** The sample is the other list of its authority: of SDN only what that file would say differs. */
export const sampleOf = async (list: string, name: string): Promise<Buffer> => {
  const bytes = await authored(name)
  if (list !== 'ofac-sdn') return bytes
  return Buffer.from(bytes.toString('utf8').replaceAll('>Consolidated List<', '>SDN List<'))
}

export const titles = 'https://www.ecfr.gov/api/versioner/v1/titles.json'
export const titlesBody = '{"titles":[{"number":15,"name":"x","up_to_date_as_of":"2026-08-27"}]}'
export const part744 = 'https://www.ecfr.gov/api/versioner/v1/full/2026-08-27/title-15.xml?part=744'

/** The lists of each official address, with a sample of ours and the real file where there is one. */
export const served: readonly (readonly [list: string, sample: string, real: string])[] = [
  ['un-sc', 'un-xml/sample.xml', 'lists/un/UN_consolidated.xml.gz'],
  ['ofac-sdn', 'ofac-enhanced/sample.xml', 'lists/ofac/SDN_ENHANCED.IRGC-subset.2024-08-28.xml.gz'],
  ['ofac-nonsdn', 'ofac-enhanced/sample.xml', 'lists/ofac/CONS_ENHANCED.ZIP'],
  ['eu-fsf', 'eu-fsf-xml/sample.xml', 'lists/eu/xmlFullSanctionsList_1_1.2022-03-18.partial-repaired.xml.gz'],
  ['uk-sanctions', 'uksl-xml/sample.xml', 'lists/format-samples/uksl-sample.2026-09-02.xml'],
  ['ca-sema', 'sema-xml/sample.xml', 'lists/canada/sema-lmes.2025.xml.gz'],
  ['ch-seco', 'seco-xml/sample.xml', 'lists/format-samples/seco-sample.2026-08-27.xml'],
  ['bis-dpl', 'csl-csv/sample.csv', 'lists/us-csl/consolidated.csv.gz'],
  ['bis-uvl', 'cfr-744-xml/sample.xml', 'ear/ecfr-15cfr744-2026-07-23.xml.gz'],
]

export const addressOf = (list: string): string => {
  const source = listSources.find(one => one.id === list)!
  const [address] = downloadsOf([source])[0]!.addresses
  return address!.ecfrPart === undefined ? address!.url : part744
}
