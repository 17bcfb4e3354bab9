import type { ListFormat } from '../types.ts'
import { cfr744Xml } from './cfr-744-xml/cfr-744-xml.ts'
import { chinaCsv } from './china-csv/china-csv.ts'
import { cslCsv } from './csl-csv/csl-csv.ts'
import { euFsfXml } from './eu-fsf-xml/eu-fsf-xml.ts'
import { ftm } from './ftm/ftm.ts'
import { ofacAdvanced } from './ofac-advanced/ofac-advanced.ts'
import { ofacCsv } from './ofac-csv/ofac-csv.ts'
import { ofacEnhanced } from './ofac-enhanced/ofac-enhanced.ts'
import { ofacXml } from './ofac-xml/ofac-xml.ts'
import { secoXml } from './seco-xml/seco-xml.ts'
import { semaXml } from './sema-xml/sema-xml.ts'
import { ukslXml } from './uksl-xml/uksl-xml.ts'
import { unXml } from './un-xml/un-xml.ts'
import { bisDplTxt } from './bis-dpl/bis-dpl-txt.ts'
import { cslJson } from './csl-json/csl-json.ts'
import { dfatXlsx } from './dfat-xlsx/dfat-xlsx.ts'
import { euFsfCsv } from './eu-fsf-csv/eu-fsf-csv.ts'
import { metiJson } from './meti-json/meti-json.ts'
import { mofcomJson } from './mofcom-json/mofcom-json.ts'
import { ofsiCsv } from './ofsi-csv/ofsi-csv.ts'
import { twShtcCsv } from './tw-shtc/tw-shtc-csv.ts'
import { ukslTable } from './uksl-table/uksl-table.ts'
import { worldBankJson } from './world-bank/world-bank-json.ts'

/** Every way to read a list file. */
export const listFormats: readonly ListFormat[] = [
  unXml,
  euFsfXml,
  ukslXml,
  ofacEnhanced,
  ofacAdvanced,
  ofacXml,
  ofacCsv,
  cfr744Xml,
  cslCsv,
  chinaCsv,
  secoXml,
  semaXml,
  bisDplTxt,
  cslJson,
  dfatXlsx,
  euFsfCsv,
  metiJson,
  mofcomJson,
  ofsiCsv,
  twShtcCsv,
  ukslTable,
  worldBankJson,
  ftm,
]

const byId = new Map(listFormats.map(format => [format.id, format]))

export const findFormat = (id: string): ListFormat | undefined => byId.get(id)
