/** Words that only say how a company is constituted, in the spellings met on official lists. */
const formWords = new Set(
  `LTD LIMITED CO COMPANY CORP CORPORATION INC INCORPORATED LLC LLP LP PLC PTE PTY PVT PRIVATE PJSC OJSC CJSC JSC
  OAO OOO ZAO AO PAO NAO FGUP FSUE GMBH AG KG SA SAS SARL SRL SPA BV NV OY AB AS APS SDN BHD FZE FZCO FZC FZ DMCC
  KK THE ООО ОАО ЗАО ПАО АО НАО ФГУП`
    .split(/\s+/u)
    .filter(word => word !== ''),
)

const longForms = [
  'PUBLIC JOINT STOCK COMPANY',
  'OPEN JOINT STOCK COMPANY',
  'CLOSED JOINT STOCK COMPANY',
  'JOINT STOCK COMPANY',
  'LIMITED LIABILITY COMPANY',
  'LIMITED LIABILITY PARTNERSHIP',
  'ОБЩЕСТВО С ОГРАНИЧЕННОИ ОТВЕТСТВЕННОСТЬЮ',
  'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО',
  'ОТКРЫТОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО',
  'АКЦИОНЕРНОЕ ОБЩЕСТВО',
]

const hanForms = /(股份有限公司|有限责任公司|有限責任公司|集团有限公司|集團有限公司|有限公司|株式会社|公司)$/u

const han = /\p{Script=Han}/u

/** Upper case, accents and width folded, everything but letters and digits a space. */
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toUpperCase()
    .replace(/['’‘ʼ`.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const enough = (key: string): boolean => {
  const letters = [...key.replaceAll(' ', '')]
  return letters.length >= (han.test(key) ? 3 : 6)
}

/** Key of a person's full name: order of the parts does not count; undefined when it is one word only. */
export const personNameKey = (name: string): string | undefined => {
  const tokens = foldName(name).split(' ').sort()
  const key = tokens.join(' ')
  return (tokens.length > 1 || han.test(key)) && [...key].length >= (han.test(key) ? 2 : 5) ? key : undefined
}

/** Key of a company’s name without its form; undefined when too little is left to identify anyone (docs/adr/0009). */
export const companyNameKey = (name: string): { key: string; hasForm: boolean } | undefined => {
  const folded = foldName(name)
  let rest = ` ${folded} `
  for (const form of longForms) rest = rest.replace(` ${form} `, ' ')
  const tokens = rest
    .trim()
    .split(' ')
    .filter(token => !formWords.has(token))
  const key = tokens.join(' ').replace(hanForms, '')
  return enough(key) ? { key, hasForm: key !== folded } : undefined
}
