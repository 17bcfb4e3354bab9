import { describe, expect, it } from 'vitest'
import {
  contestedRegion,
  countries,
  countryNameZh,
  findCountry,
  findDestination,
  getCountry,
  isFormerCountry,
} from './country.ts'
import { countryTable, formerCountryTable } from './country.table.ts'

const key = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

describe('country table', () => {
  it('holds the 249 codes of ISO 3166-1 and XK, EU, UN, each once', () => {
    const codes = countryTable.map(([code]) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toHaveLength(252)
    expect(codes.every(code => /^[A-Z]{2}$/.test(code))).toBe(true)
  })

  it('a name of two states is no destination, though lists mean one of them', () => {
    expect(['Congo', 'the Congo', 'Kongo'].map(findDestination)).toEqual([undefined, undefined, undefined])
    expect(['CG', 'CD', 'DR Congo', 'Republic of the Congo'].map(findDestination)).toEqual([
      'CG',
      'CD',
      'CD',
      'CG',
    ])
    expect(findCountry('Congo')).toBe('CG')
  })

  it('a region that others hold is no destination by itself, though lists mean the state', () => {
    for (const [name, state] of [
      ['Abkhazia', 'GE'],
      ['阿布哈兹共和国', 'GE'],
      ['Transnistria', 'MD'],
      ['Northern Cyprus', 'CY'],
    ] as const) {
      expect(findDestination(name), name).toBeUndefined()
      expect(contestedRegion(name)?.state, name).toBe(state)
    }
    expect(findCountry('Abkhazia')).toBe('GE')
    expect(contestedRegion('Georgia')).toBeUndefined()
  })

  it.each([
    ['俄羅斯聯邦', 'RU'],
    ['伊朗伊斯兰共和国', 'IR'],
    ['朝鮮民主主義人民共和國', 'KP'],
    ['阿拉伯叙利亚共和国', 'SY'],
    ['委内瑞拉玻利瓦尔共和国', 'VE'],
    ['白俄罗斯共和国', 'BY'],
    ['缅甸联邦共和国', 'MM'],
    ['China, Hong Kong', 'HK'],
    ['China, Macau', 'MO'],
    ['China, Taiwan', 'TW'],
    ["Lugansk People's Republic", 'UA-09'],
    ['克里米亚共和国', 'UA-43'],
    ['Simferopol', 'UA-43'],
    ['多米尼加共和国', 'DO'],
    ['刚果民主共和国', 'CD'],
    ['共和国', undefined],
    ['武汉联邦', undefined],
  ])('a shipment to %s goes to %s', (name, code) => expect(findDestination(name)).toBe(code))

  it('never spells two countries alike', () => {
    const owners = new Map<string, string>()
    const clashes: string[] = []
    for (const [code, zh, en, others] of countryTable)
      for (const name of [zh, en, ...others]) {
        const owner = owners.get(key(name))
        if (owner !== undefined && owner !== code) clashes.push(`${name}: ${owner}, ${code}`)
        owners.set(key(name), code)
      }
    expect(clashes).toEqual([])
  })

  it('has a Chinese name in Han characters for every row', () => {
    const odd = countryTable.filter(([, zh]) => !/^[\p{Script=Han}（）]+$/u.test(zh))
    expect(odd).toEqual([])
    expect(countries).toHaveLength(countryTable.length)
  })

  it('never maps a former state', () => {
    expect(formerCountryTable.map(findCountry).filter(Boolean)).toEqual([])
  })
})

describe('findCountry', () => {
  it.each([
    ['Korea, North', 'KP'],
    ["Democratic People's Republic of Korea", 'KP'],
    ["KOREA, DEMOCRATIC PEOPLE'S REPUBLIC OF", 'KP'],
    ['Korea, South', 'KR'],
    ['Republic of Korea', 'KR'],
    ['Russian Federation', 'RU'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['CONGO, Democratic Republic of (was Zaire)', 'CD'],
    ['Congo', 'CG'],
    ['UK', 'GB'],
    ['PRC', 'CN'],
    ["CHINA, PEOPLE'S REPUBLIC OF", 'CN'],
    ['China, Hong Kong Special Administrative Region', 'HK'],
    ['Burma', 'MM'],
    ['Cote d Ivoire', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['Crimea (Occupied)', 'UA'],
    ['PALESTINIAN TERRITORY, Occupied', 'PS'],
    ['BOSNIA AND HERZEGOWINA', 'BA'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Viet Nam', 'VN'],
    ['Macau', 'MO'],
    ['Bahamas, The', 'BS'],
    ['SUDAN (THE)', 'SD'],
    ['The Gambia', 'GM'],
    ['Region: Crimea', 'UA'],
    ['Former USSR Currently Ukraine', 'UA'],
    ['USSR (now Russian Federation)', 'RU'],
    ['"Former USSR, now Azerbaijan"', 'AZ'],
    ['Kazakh SSR', 'KZ'],
    ['Bélarus', 'BY'],
    ['Corée du Nord', 'KP'],
    ['俄罗斯', 'RU'],
    ['朝鲜', 'KP'],
    ['韩国', 'KR'],
    ['香港', 'HK'],
    ['台湾', 'TW'],
    [' ru ', 'RU'],
  ])('%s is %s', (text, code) => {
    expect(findCountry(text)).toBe(code)
  })

  it.each([
    ['Brasil', 'BR'],
    ['Deutschland', 'DE'],
    ['Россия', 'RU'],
    ['РФ', 'RU'],
    ['俄國', 'RU'],
    ['США', 'US'],
    ['EE. UU.', 'US'],
    ['Emiratos Árabes Unidos', 'AE'],
    ['الإمارات العربية المتحدة', 'AE'],
    ['迪拜', 'AE'],
    ['ایران', 'IR'],
    ['Беларусь', 'BY'],
    ['Україна', 'UA'],
    ['Việt Nam', 'VN'],
    ['대한민국', 'KR'],
    ['ประเทศไทย', undefined],
    ['ไทย', 'TH'],
    ['北韓', 'KP'],
    ['澳門', 'MO'],
    ['Česko', 'CZ'],
    ['España', 'ES'],
    ['espana', 'ES'],
  ])('a partner writes %s', (text, code) => expect(findCountry(text)).toBe(code))

  it('does not guess', () => {
    for (const text of ['', 'Korea', 'Kongo', 'Unknown', '00', 'Atlantis', 'former Soviet Union'])
      expect(findCountry(text)).toBeUndefined()
    // Britain in Spanish, the United Nations in Dutch: two letters are a code or nothing.
    expect(['RU', 'VN', 'R.U.'].map(findCountry)).toEqual(['RU', 'VN', undefined])
  })

  it('knows former states as such', () => {
    expect(isFormerCountry('former Soviet Union')).toBe(true)
    expect(isFormerCountry('Russia')).toBe(false)
  })
})

describe('countryNameZh', () => {
  it('writes names as Chinese authorities do', () => {
    expect(['TW', 'HK', 'KP', 'KR', 'EU'].map(countryNameZh)).toEqual([
      '中国台湾',
      '中国香港',
      '朝鲜',
      '韩国',
      '欧盟',
    ])
    expect(getCountry('ru')?.nameZh).toBe('俄罗斯')
    expect(countryNameZh('ZZ')).toBe('ZZ')
  })
})
