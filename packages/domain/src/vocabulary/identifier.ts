/** Codes that identify a party, with check digits where the standard has them. */
export const identifierKinds = {
  imo: 'IMO 编号',
  mmsi: 'MMSI 编号',
  tail: '机尾号（注册号）',
  msn: '制造序列号（MSN）',
  icao24: '航空器 ICAO 地址',
  passport: '护照号',
  nationalId: '身份证件号',
  uscc: '统一社会信用代码',
  lei: 'LEI 编码',
  bic: 'SWIFT/BIC 代码',
  inn: '俄罗斯税号（INN）',
  ogrn: '俄罗斯注册号（OGRN）',
  taxNumber: '税号',
  registration: '注册号',
  isin: 'ISIN 编码',
  ticker: '证券代码',
  duns: '邓白氏编码',
  wallet: '加密货币地址',
  callSign: '呼号',
  website: '网站',
  email: '电子邮箱',
  phone: '电话',
  other: '其他编码',
} as const

export type IdentifierKind = keyof typeof identifierKinds

export interface Identifier {
  readonly kind: IdentifierKind
  /** As the list prints it. */
  readonly value: string
  /** Issuing country, ISO 3166-1 alpha-2, where the list says it. */
  readonly country?: string
  /** What the list says of the document beside its number: day and place of issue, expired, false. */
  readonly note?: string
}

const latinOf: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** Letters and digits only, upper case, full-width and Cyrillic look-alikes folded: two spellings of one code become equal. */
export const normaliseCode = (value: string): string =>
  /^[ -~]*$/.test(value)
    ? value.toUpperCase().replace(/[^A-Z0-9]/g, '')
    : value
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replace(/[АВЕКМНОРСТУХ]/gu, letter => latinOf[letter]!)

const digits = (text: string): number[] => [...text].map(Number)

/** IMO ship number: seven digits, the last is the weighted sum of the others modulo ten (IMO A.1117(30)). */
export const isImo = (code: string): boolean => {
  if (!/^\d{7}$/.test(code)) return false
  const d = digits(code)
  const sum = d.slice(0, 6).reduce((total, digit, i) => total + digit * (7 - i), 0)
  return sum % 10 === d[6]
}

/** IMO company number: seven digits as well, told from a ship's by its own weights (IMO MSC.160(78)). */
export const isImoCompany = (code: string): boolean => {
  if (!/^\d{7}$/.test(code)) return false
  const d = digits(code)
  const sum = [8, 6, 4, 2, 9, 7].reduce((total, weight, i) => total + weight * d[i]!, 0)
  return (11 - (sum % 11)) % 10 === d[6]
}

const mod97 = (code: string): number => {
  let rest = 0
  for (const ch of code) {
    const value = parseInt(ch, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Legal entity identifier: twenty characters, ISO 17442, check digits of ISO 7064 MOD 97-10. */
export const isLei = (code: string): boolean => /^[A-Z0-9]{18}\d{2}$/.test(code) && mod97(code) === 1

/** International bank account number: a country, two check digits (ISO 13616, MOD 97-10 of the turned code). */
export const isIban = (code: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(code) && mod97(code.slice(4) + code.slice(0, 4)) === 1

/** Number of a payment card: thirteen to nineteen digits, the last by ISO/IEC 7812 (Luhn). */
export const isPaymentCard = (code: string): boolean => {
  if (!/^\d{13,19}$/.test(code)) return false
  const doubled = (d: number): number => (d > 4 ? d * 2 - 9 : d * 2)
  const sum = digits(code).reduceRight(
    (total, d, i) => total + ((code.length - i) % 2 === 0 ? doubled(d) : d),
    0,
  )
  return sum % 10 === 0
}

const usccAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** 统一社会信用代码: eighteen characters, GB 32100-2015, the last is a check character of modulus 31. */
export const isUscc = (code: string): boolean => {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false
  let sum = 0
  for (let i = 0, weight = 1; i < 17; i++, weight = (weight * 3) % 31)
    sum += usccAlphabet.indexOf(code[i]!) * weight
  return usccAlphabet[(31 - (sum % 31)) % 31] === code[17]
}

/** Where the 组织机构代码 stands in the code of eighteen characters that took its place. */
const organisationFrom = 8
const organisationTo = 17

/** 组织机构代码: nine characters, GB 11714-1997, the last is a check character of modulus 11. */
export const isOrganisationCode = (code: string): boolean => {
  if (!/^[0-9A-Z]{8}[0-9X]$/.test(code)) return false
  const sum = [3, 7, 9, 10, 5, 8, 4, 2].reduce(
    (total, weight, i) => total + weight * parseInt(code[i]!, 36),
    0,
  )
  return '0X987654321'[sum % 11] === code[8]
}

/** The 组织机构代码 inside a 统一社会信用代码. */
export const organisationCodeOf = (uscc: string): string => uscc.slice(organisationFrom, organisationTo)

/** Business identifier code, ISO 9362: eight or eleven characters with a country in the fifth and sixth. */
export const isBic = (code: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code)

const weighted = (d: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, i) => sum + weight * (d[i] ?? 0), 0) % 11) % 10

/** Russian taxpayer number: ten digits for companies, twelve for persons, each with check digits. */
export const isInn = (code: string): boolean => {
  const d = digits(code)
  if (/^\d{10}$/.test(code)) return weighted(d, [2, 4, 10, 3, 5, 9, 4, 6, 8]) === d[9]
  if (!/^\d{12}$/.test(code)) return false
  return (
    weighted(d, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === d[10] &&
    weighted(d, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === d[11]
  )
}

/** Russian state registration number: thirteen digits (companies) or fifteen (sole traders). */
export const isOgrn = (code: string): boolean => {
  if (/^\d{13}$/.test(code)) return Number(BigInt(code.slice(0, 12)) % 11n) % 10 === Number(code[12])
  if (/^\d{15}$/.test(code)) return Number(BigInt(code.slice(0, 14)) % 13n) % 10 === Number(code[14])
  return false
}

const checks: Partial<Record<IdentifierKind, (code: string) => boolean>> = {
  imo: isImo,
  lei: isLei,
  uscc: isUscc,
  bic: isBic,
  inn: isInn,
  ogrn: isOgrn,
  mmsi: code => /^[2-7]\d{8}$/.test(code),
}

/** Whether a normalised code can be of this kind; kinds without a standard accept four characters or more. */
export const isValidCode = (kind: IdentifierKind, code: string): boolean =>
  checks[kind]?.(code) ?? code.length >= 3
