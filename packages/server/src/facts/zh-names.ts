import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'
import { readTable } from './read-table.ts'

/** The Chinese name by which Chinese users know a listed party, from our own reviewed table. */
export interface ZhName {
  readonly source: string
  readonly reference: string
  readonly name: string
  readonly kind: NameKind
  readonly basis: string
}

const kinds: Readonly<Record<string, NameKind>> = {
  official: 'zh-official',
  common: 'zh-common',
  transcription: 'zh-transcription',
  brand: 'zh-brand',
  former: 'zh-former',
}

/** Reads data/lists/zh-names.csv; throws on a row that says less than it must. */
export const parseZhNames = (text: string): ZhName[] =>
  readTable(text, ',').map((row, i) => {
    const { source = '', reference = '', name = '', basis = '' } = row
    const kind = kinds[row['kind'] ?? '']
    if (source === '' || reference === '' || name === '' || !kind)
      throw new Error(`zh-names.csv 第 ${i + 2} 行有误`)
    return { source, reference, name, kind, basis }
  })

export const loadZhNames = async (): Promise<ZhName[]> =>
  parseZhNames(await readFile(join(dataFolder, 'lists/zh-names.csv'), 'utf8'))
