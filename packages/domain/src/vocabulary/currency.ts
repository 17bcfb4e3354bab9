const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const key = (text: string): string => text.normalize('NFKC').trim().toUpperCase()

const inChinese = new Intl.DisplayNames(['zh'], { type: 'currency' })

/** 俄罗斯卢布, 欧元: what each currency is called in Chinese. */
const named = new Map([...codes].map(code => [key(inChinese.of(code) ?? code), code]))

/** Short names of the trade; none that several currencies share (里亚尔, 卢比, 迪拉姆, 里拉). */
const short: Readonly<Record<string, string>> = {
  卢布: 'RUB',
  人民币元: 'CNY',
  RMB: 'CNY',
  CNH: 'CNY',
  美金: 'USD',
  欧罗: 'EUR',
  日圆: 'JPY',
  英磅: 'GBP',
  港币: 'HKD',
  港纸: 'HKD',
  韩币: 'KRW',
  台币: 'TWD',
  坚戈: 'KZT',
  泰铢: 'THB',
  越南盾: 'VND',
  瑞郎: 'CHF',
  加元: 'CAD',
  澳元: 'AUD',
  新元: 'SGD',
}

/** ISO 4217 code of a currency as clerks write it: `rub`, 卢布, 俄罗斯卢布. */
export const findCurrency = (text: string): string | undefined => {
  const asked = key(text)
  return codes.has(asked) ? asked : (short[asked] ?? named.get(asked))
}
