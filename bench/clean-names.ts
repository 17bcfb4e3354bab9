import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { numbers } from './mixed-queries.ts'

const first =
  'Anna Peter Linda George Helen Martin Susan Thomas Laura Patrick Emily Oscar Grace Victor Clara'.split(' ')
const last = 'Bergman Whitfield Castellano Moreau Jansen Okafor Lindholm Fitzgerald Novak Hartmann'.split(' ')
const brands = 'Brightwell Northgate Silverline Oakridge Meadowbrook Larkfield Pinecrest Stonebridge'.split(
  ' ',
)
const trades = 'Furniture Ceramics Stationery Kitchenware Toys Lighting Footwear Glassware'.split(' ')
const hanBrands = '晨曦 金禾 永旺达 瑞丰源 鸿泰 佳美 康悦 宏图'.split(' ')
const hanTrades = '家具有限公司 陶瓷制品有限公司 玩具厂 文具有限公司 照明科技有限公司 鞋业有限公司'.split(' ')

const invented = (): { latin: string[]; han: string[] } => {
  const next = numbers(3)
  const pick = (list: readonly string[]): string => list[next(list.length)]!
  const rows = Array.from({ length: 1000 }, (_, i) => i)
  return {
    latin: rows.map(i => (i % 2 ? `${pick(first)} ${pick(last)}` : `${pick(brands)} ${pick(trades)} Ltd`)),
    han: rows.map(() => `${pick(hanBrands)}${pick(hanTrades)}`),
  }
}

/** Names of ordinary firms: listed companies of REFERENCE_DATA, else invented ones (said aloud). */
export const cleanNames = (): { latin: string[]; han: string[] } => {
  const folder = process.env['REFERENCE_DATA']
  const hongKong = `${folder}/names/companies/hk-listed-zh-en.json`
  if (!folder || !existsSync(hongKong)) {
    console.log('REFERENCE_DATA is not set: clean names are invented ones')
    return invented()
  }
  const rows = JSON.parse(readFileSync(hongKong, 'utf8')) as { engName: string }[]
  const short = gunzipSync(
    readFileSync(`${folder}/names/companies/cn-company-short-forms-280k.txt.gz`),
  ).toString('utf8')
  return { latin: rows.map(row => row.engName), han: short.split(/\r?\n/).slice(2, 20_000).filter(Boolean) }
}
