import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

interface Named {
  readonly properties: { readonly name?: readonly string[] }
}

const own = [
  {
    id: 'a',
    schema: 'Person',
    properties: { name: ['Igor Vladelenovich KARVONOV'], alias: ['Игорь Карвонов'] },
  },
  {
    id: 'b',
    schema: 'Organization',
    properties: { name: ['Golden Pearl General Trading LLC', '金珠贸易有限公司'] },
  },
  { id: 'c', schema: 'Vessel', properties: { name: ['MORAY'] } },
]

const questions = 40

/** A list to try the library on, as lines of FollowTheMoney JSON, and texts to search. */
export interface ListToScreen {
  readonly lines: string
  readonly texts: readonly string[]
}

export const ownList: ListToScreen = {
  lines: own.map(one => JSON.stringify(one)).join('\n'),
  texts: ['karvonov igor', '金珠贸易有限公司上海分公司', 'M/V MORAY', '伊戈尔·卡尔沃诺夫', 'Larkfield'],
}

const withoutLetter = (name: string): string => name.slice(0, 2) + name.slice(3)

/** The UN file of REFERENCE_DATA and names of it, as they are and with a slip; undefined, and said aloud, where it is absent. */
export const listOfUn = (): ListToScreen | undefined => {
  const folder = process.env['REFERENCE_DATA']
  if (folder === undefined || folder === '') {
    console.warn('REFERENCE_DATA is not set: the library is not tried on the UN list')
    return undefined
  }
  const lines = gunzipSync(readFileSync(join(folder, 'ftm/un_sc.ftm.json.gz'))).toString('utf8')
  const names = lines
    .split('\n')
    .filter(line => line.includes('"target":true'))
    .flatMap(line => (JSON.parse(line) as Named).properties.name?.[0] ?? [])
  const every = Math.ceil(names.length / questions)
  const some = names.filter((_, at) => at % every === 0)
  return { lines, texts: [...some, ...some.map(withoutLetter), '乌萨马·本·拉丹'] }
}
