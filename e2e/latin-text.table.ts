/**
 * Latin words that may stand in a Chinese screen: codes, formats and proper names without a Chinese form.
 * Anything else is a word that somebody forgot to translate.
 */
export const latinWords: ReadonlySet<string> = new Set([
  // Export control: instruments, classifications, columns of the chart.
  'ECCN',
  'EAR',
  'CCL',
  'LVS',
  'eCFR',
  'CB',
  'NP',
  'NS',
  'MT',
  'RS',
  'FC',
  'CC',
  'AT',
  // Authorities and lists known by their initials.
  'OFAC',
  'SDN',
  'BIS',
  'ITAR',
  'FCC',
  'UFLPA',
  // Codes of parties.
  'IMO',
  'LEI',
  'MSN',
  // File formats, units, encodings and the words of the trade that Chinese keeps.
  'CSV',
  'XLSX',
  'JSON',
  'XML',
  'PNG',
  'JPEG',
  'WebP',
  'UTF',
  'GBK',
  'MB',
  'API',
  'Cookie',
  'ICP',
  // The key that opens the search.
  'Ctrl',
])

/** Where a rule stands, as lawyers write it (15 CFR 740 Supp. 1 note 5, 742.6(a)(4)(ii), 85 FR 83788), and files that users bring. */
export const citations: readonly RegExp[] = [
  /15 CFR( [0-9.]+( Supp\. [0-9]+( note [0-9]+)?)?)?/gu,
  /(?<=[0-9)、, ])\((?:[a-z]|[ivx]+|[0-9]+)\)/gu,
  /[0-9]+ FR [0-9]+/gu,
  /UNSCR [0-9]+/gu,
  /\.(?:csv|xlsx|json|pdf)(?![a-z])/gu,
  /[0-9]+\/CFSP|\(CFSP\) [0-9]+\/[0-9]+/gu,
]

/** Product data in the words of its source: named parties, official names beside their Chinese, commands. */
export const sourceText = [
  'li:has(> a[href^="/sanctionInfo"])',
  // Icons are named by the component library.
  '.anticon',
  'code',
  'kbd',
  '[lang="en"]',
  // Names and titles as a source writes them.
  '[translate="no"]',
] as const
