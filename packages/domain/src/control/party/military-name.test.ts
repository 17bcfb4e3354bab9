import { describe, expect, it } from 'vitest'
import { starterFacts } from '../testing/starter-facts.ts'
import { readMilitaryName } from './military-name.ts'

const read = (name: string) => readMilitaryName(starterFacts().militaryWords, name)

describe('what a name says of the military', () => {
  it.each([
    ['中国人民解放军火箭军', 'CN'],
    ['解放军总医院', 'CN'],
    ['中國人民解放軍海軍', 'CN'],
    ['中国人民武装警察部队', 'CN'],
    ['People’s Liberation Army Navy', 'CN'],
    ["PEOPLE'S LIBERATION ARMY", 'CN'],
    ['PLA', 'CN'],
    ['PLA Support Base Djibouti', 'CN'],
    ['PLA Naval Base Zhanjiang', 'CN'],
    ['北京卫戍区', 'CN'],
    ['上海警备区', 'CN'],
    ['某县人民武装部', 'CN'],
    ['China Coast Guard', 'CN'],
    ['Ministry of Defence of the Russian Federation', 'RU'],
    ['Министерство обороны Российской Федерации', 'RU'],
    ['俄罗斯国民近卫军', 'RU'],
    ['Myanmar Navy', 'MM'],
    ['缅甸空军', 'MM'],
    ['Royal Cambodian Armed Forces', 'KH'],
    ['Ejército de Nicaragua', 'NI'],
    ['Guardia Nacional Bolivariana', 'VE'],
    ['Armed Forces of Belarus', 'BY'],
    ['日本防卫省', 'JP'],
    ['陸上自衛隊', 'JP'],
    ['US Department of Defense', 'US'],
    ['U.S. Army Corps of Engineers', 'US'],
    ['美国海军', 'US'],
  ])('%s is a service of %s', (name, country) => {
    expect(read(name)).toMatchObject({ kind: 'service', countries: [country] })
  })

  it.each([
    '海军某部队',
    '南京市公安局',
    '中国国防科技大学',
    '某某兵器工业集团',
    '解放军出版社',
    'Chinese Navy Uniform Co., Ltd.',
    'North China Ordnance Works',
    'Ministry of Defence',
    '第4724工厂',
    '国营第5713工厂',
    'Factory No. 5720',
    'PLA Supply Depot',
  ])('%s is to be asked about', name => expect(read(name)?.kind).toBe('sign'))

  it.each([
    '救世军香港分部',
    'The Salvation Army',
    '深圳警用器材有限公司',
    '中国人民大学',
    '中国人民革命军事博物馆商店',
    'Navy Federal Credit Union',
    'Old Navy (Shanghai) Apparel',
    '冠军工业有限公司',
    '公安县人民医院',
    'Pladur Building Materials',
    'China Planet Trading',
    '第14724工厂',
    '4624工厂',
    'Eastern PLA Filament Co., Ltd.',
    '聚乳酸（PLA）材料有限公司',
    '',
  ])('%s says nothing of it', name => expect(read(name)).toBeUndefined())
})
