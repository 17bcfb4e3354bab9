import { bodsEnterprises } from './bods.ts'
import type { EnterpriseFormat } from './enterprise-format.ts'
import { ftmEnterprises } from './ftm.ts'
import { gleifEnterprises } from './gleif.ts'
import { packEnterprises } from './pack.ts'

/** Ways to read companies and their relations; tables of registers are read by the server. */
export const enterpriseFormats: readonly EnterpriseFormat[] = [
  packEnterprises,
  gleifEnterprises,
  bodsEnterprises,
  ftmEnterprises,
]

export const findEnterpriseFormat = (id: string): EnterpriseFormat | undefined =>
  enterpriseFormats.find(one => one.id === id)
