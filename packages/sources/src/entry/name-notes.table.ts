/** Forms of companies as a list prints them for a name: what is left where the name in front was cut off. */
export const bareForms: readonly string[] = [
  '株式会社 公開株式会社 公共株式会社 公開型株式会社 非公開株式会社 閉鎖型株式会社 閉鎖株式会社 公開合資会社 有限会社 有限責任会社 有限合資会社',
  '合同会社 合資会社 合名会社 有限公司 有限责任公司 有限責任公司 股份有限公司 公司 国有企業 国営企業 連邦国家単一企業',
  'JSC PJSC OJSC CJSC LLC LTD LIMITED INC CORP PLC GMBH FZE FZCO OOO OAO PAO ZAO AO ООО ОАО ПАО ЗАО АО САО НАО ФГУП',
].flatMap(forms => forms.split(' '))

/** The same of several words. */
export const bareFormWords: readonly string[] = [
  'JOINT STOCK COMPANY',
  'PUBLIC JOINT STOCK COMPANY',
  'OPEN JOINT STOCK COMPANY',
  'CLOSED JOINT STOCK COMPANY',
  'LIMITED LIABILITY COMPANY',
  'CO LTD',
  'АКЦИОНЕРНОЕ ОБЩЕСТВО',
  'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО',
  'ОТКРЫТОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО',
  'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ',
]

/** What a table prints where there is no name, and what says of which names or days it speaks. */
export const namelessTexts: readonly RegExp[] = [
  /^(?:n\/a|unknown|not available|original script:?|in original script:?)$/iu,
  /^\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/u,
  /^all of (?:the )?preceding\b|^and (?:technology$|no\.? \d)/iu,
]

/** Languages before a colon: what follows is the name in that script. */
const languages =
  'Arabic|Armenian|Azerbaijani|Bela?russian|Belarusian|Chinese|English|Farsi|Georgian|Hebrew|Kazakh|Korean|Latin|Persian|Rus?sian|Turkish|Ukrainian'
const script = `(?:[Ii]n )?(?:original script|(?:${languages})(?: spelling)?)\\s?:`

/** Words that stand before a name and are none of it. */
export const labels = new RegExp(
  `^(?:${script}|a\\.k\\.a\\.,?:?|aka:|alias:|other name:|(?:birth|maiden|married|stage) name:|(?:or|and|also)(?= \\p{Lu}\\p{L}))\\s*`,
  'iu',
)

/** The same before a name that is no longer used. */
export const formerLabels =
  /^(?:f\.k\.a\.:?|formerly(?: known as)?\b\.?:?|korábbi (?:elnevezése|ismert neve):)\s*/iu

/** Between two names of one text. */
export const betweenNames = new RegExp(
  `[\\s)]{1,4}\\(?(?:a\\.k\\.a\\.,?:?(?=\\s|["“])|aka(?= \\p{Lu})|${script}|(?<=\\)\\s+)or(?= \\p{Lu}))\\s*`,
  'u',
)

/** From here on a text tells the birth of whom it named. */
export const birthTold = /[\s,.(]{1,4}(?:born\s+(?:(?:on|in)\s+)?\d|date of birth\b).*$/isu

/** What stands in brackets and says only how a list uses the name. */
export const kindNotes: readonly (readonly [RegExp, isFormer: boolean])[] = [
  [/^(?:as )?(?:previously|formerly) listed(?: as)?$/iu, true],
  [/^former name$/iu, true],
  [/^(?:birth|combat) name$/iu, false],
  [/^see also addresses\b/iu, false],
  [/\b(?:passport|identification|ID) number\b/iu, false],
]
