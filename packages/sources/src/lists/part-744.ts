import type { ListAddress } from '../types.ts'

/** 15 CFR part 744: its supplements 4, 6 and 7 are three of the lists. */
export const part744: ListAddress = {
  url: 'https://www.ecfr.gov/api/versioner/v1/full/current/title-15.xml?part=744',
  format: 'cfr-744-xml',
  ecfrPart: '744',
  file: 'title-15_part-744.xml',
}
