import { countryNameZh, getCountry } from './country.ts'
import { isIban, isPaymentCard, normaliseCode } from './identifier.ts'

/** Registers and kinds of number by which a company is known in its country. */
const register =
  /^(?:HR[ABG]|VR|KRS|CRN|SIRE[NT]|RCS|CVR|KVK|ОГРН|OGRN|ИНН|INN|EIN|ABN|ACN|UEN|NIF|CIF|VAT|注册号|登记号|税号|账号|帐号|账户|卡号|统一社会信用代码|(?:reg(?:istration)?|company|account)\.?\s*(?:no|number)?)[\s.:：#№-]*(?:\p{L}{1,3}\s?)?\d[\d\s./-]*\p{L}?$/iu

/** As an account is written, whether its check digits are right or not; no name has so many figures. */
const looksLikeIban = (code: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(code) && code.replaceAll(/\D/gu, '').length >= 10

const accountZh = (code: string): string => {
  const country = getCountry(code.slice(0, 2))?.code
  const whose = country === undefined ? '' : `${countryNameZh(country)}的`
  return `${whose}国际银行账号（IBAN${isIban(code) ? '' : '，校验位不符'}）`
}

/** What stands where a name should, in words; '' where it is a name, or may be one. */
export const numberNameZh = (text: string): string => {
  const code = normaliseCode(text)
  if (looksLikeIban(code)) return accountZh(code)
  if (/^\d{6,}$/u.test(code)) return isPaymentCard(code) ? '银行卡号' : '一串数字'
  return register.test(text.normalize('NFKC').trim()) ? '登记号或账号' : ''
}
