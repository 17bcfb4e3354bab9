import type { IdentifierKind } from '@maojian/domain/vocabulary/identifier'

/** A word that says only that a number follows. */
export const anyNumber: readonly IdentifierKind[] = [
  'registration',
  'nationalId',
  'taxNumber',
  'passport',
  'other',
]

/** Words that people write before a code, and the kinds of code that they mean. */
export const codeLabels: readonly (readonly [words: string, kinds: readonly IdentifierKind[]])[] = [
  ['IMO', ['imo', 'other']],
  ['MMSI', ['mmsi']],
  ['CALL ?SIGN|C/S|呼号|呼號|ПОЗЫВНОЙ', ['callSign']],
  ['TAIL|机尾号|AIRCRAFT|飞机', ['tail']],
  [
    'MSN|S/N|C/N|CONSTRUCTION(?=[\\s.]*(?:NO|NUMBER))|SERIAL|序列号|(?:制造|出厂|机身)(?:序列|序|编)?号|机号',
    ['msn'],
  ],
  ['ICAO(?:24)?|MODE[ -]S|HEX', ['icao24']],
  ['PASSPORT|PASSEPORT|PASAPORTE|REISEPASS|PPT|护照|護照|ПАСПОРТ', ['passport']],
  [
    'NATIONAL ID|IDENTITY CARD|ID CARD|CEDULA|CÉDULA|C\\.C\\.|CURP|DNI|ID|身份证|身份證|证件',
    ['nationalId', 'passport', 'other'],
  ],
  [
    'INN|ИНН|TAX(?:PAYER)?(?: ID)?|TIN|VAT|NIT|RIF|R\\.?F\\.?C\\.?|VKN|税号|稅號|纳税人识别',
    ['inn', 'taxNumber', 'uscc'],
  ],
  ['OGRN(?:IP)?|ОГРН(?:ИП)?', ['ogrn', 'registration']],
  ['USCC|UNIFIED SOCIAL CREDIT(?: CODE)?|统一社会信用代码|社会信用代码|信用代码', ['uscc', 'registration']],
  ['组织机构代码证?|组织机构代碼|機構代碼|ORGANI[SZ]ATION CODE', ['uscc', 'registration']],
  ['LEI', ['lei']],
  ['SWIFT(?:/BIC)?|BIC(?:/SWIFT)?', ['bic']],
  ['ISIN', ['isin']],
  ['D-?U-?N-?S', ['duns']],
  ['TICKER|STOCK CODE|证券代码|股票代码', ['ticker']],
  [
    'REG(?:ISTRATION|ISTERED|D)?|COMPANY(?=[\\s.]*NO)|CR(?=[\\s.:]*(?:NO|\\d{4}))|CRN|BRN|UEN|EIN|سجل تجاري|السجل التجاري|س\\.?\\s?ت\\.?|注册|登记|商业登记',
    ['registration', 'tail', 'ogrn', 'uscc', 'other'],
  ],
  ['WALLET|BTC|ETH|USDT|钱包', ['wallet']],
  ['LICEN[CS]E|许可证', ['registration', 'other']],
  ['A/C|ACCT|ACCOUNT(?=[\\s.:]*(?:NO|\\d))', ['other']],
  ['NUMBER|NO|NR|№|编号|号码', anyNumber],
]
