import { looksLikePerson } from '@maojian/screening/name/token/tokenise-han'
import { syllablesOf } from '@maojian/screening/name/han/han'
import { drawnRow, sharesOf } from './drawn-by-share.ts'
import { evenNumbers } from './even-numbers.ts'
import { hongKongNames, mainlandNames } from './company-pairs.ts'
import { referenceRows, referenceText } from './reference.ts'
import { sampleOf, type Half } from './split.ts'

export interface OrdinaryNames {
  readonly category: string
  readonly names: readonly string[]
  /** Real firms may stand on a list themselves: such names are left out by equality of letters. */
  readonly mayBeListed: boolean
  readonly target?: number
}

/** Surnames and given names drawn by their shares among researchers; three in ten given names are one character. */
const chinesePersons = (): string[] => {
  const surnames = sharesOf('persons/sinonym-familyname_orcid.csv', 1)
  const given = sharesOf('persons/sinonym-givenname_orcid.csv', 2)
  if (surnames.rows.length === 0 || given.rows.length === 0) return []
  const next = evenNumbers(7)
  const build = (): string =>
    [surnames, given, ...(next(10) < 3 ? [] : [given])].map(shares => drawnRow(shares, next)[0]).join('')
  return [...new Set(Array.from({ length: 6000 }, build))]
}

const inPinyin = (name: string): string => {
  const surname = looksLikePerson(name) && [...name].length === 4 ? 2 : 1
  const [first, ...rest] = syllablesOf(name, true).map(one => one.replaceAll('V', 'U'))
  const all = [first!, ...rest]
  const word = (part: readonly string[]): string => {
    const text = part.join('').toLowerCase()
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return `${word(all.slice(0, surname))} ${word(all.slice(surname))}`
}

/** Most frequent forenames and surnames of one country put together. */
const worldPersons = (): string[] => {
  const surnames = Map.groupBy(referenceRows('persons/common-surnames-by-country.csv'), row => row[0]!)
  const next = evenNumbers(11)
  return referenceRows('persons/common-forenames-by-country.csv').flatMap(row => {
    const family = surnames.get(row[0]!)
    const [forename, surname] = [row[11], family && family[next(family.length)]![5]]
    return forename && surname ? [`${forename} ${surname}`] : []
  })
}

const generic =
  'technology technologies trading international group bank shipping company limited china national research institute university import export energy oil gas electronics machinery industrial industries logistics marine general services holdings global star sea trans east west north south new united first golden 科技 贸易 国际 集团 银行 有限公司 股份有限公司 中国 上海 北京 研究所 研究院 大学 电子 机械 能源 石油 物流 海运 航运 进出口 实业 控股 投资 技术 设备 工业 通信 建设 发展 华东 东方'.split(
    ' ',
  )

const all = (): OrdinaryNames[] => {
  const persons = chinesePersons()
  const hongKong = hongKongNames()
  const short =
    referenceText('companies/cn-company-short-forms-280k.txt.gz')?.split(/\r?\n/).slice(2).filter(Boolean) ??
    []
  const world = ['global', 'us'].flatMap(one =>
    referenceRows(`persons/yente-negatives-${one}-1000.csv`).map(row => row[0]!),
  )
  return [
    { category: 'Chinese persons, characters', names: persons, mayBeListed: false, target: 0.02 },
    { category: 'Chinese persons, pinyin', names: persons.map(inPinyin), mayBeListed: false },
    { category: 'Chinese company short names', names: short, mayBeListed: true, target: 0.02 },
    {
      category: 'mainland companies, full names',
      names: mainlandNames().map(row => row.b),
      mayBeListed: true,
    },
    { category: 'world persons (not sanctioned)', names: world, mayBeListed: false, target: 0.01 },
    { category: 'world persons, commonest names of a country', names: worldPersons(), mayBeListed: false },
    {
      category: 'HKEX companies, English',
      names: hongKong.map(row => row.a),
      mayBeListed: true,
      target: 0.01,
    },
    { category: 'HKEX companies, Chinese', names: hongKong.map(row => row.b), mayBeListed: true },
  ]
}

/** Names of customers that are on no list, by category; single generic words are the same in both halves. */
export const ordinaryNames = (half: Half): OrdinaryNames[] => [
  ...all().map(one => ({
    ...one,
    names: sampleOf(one.category, [...new Set(one.names)], name => name, { half, count: 1500 }),
  })),
  { category: 'single generic words', names: generic, mayBeListed: false, target: 0 },
]
