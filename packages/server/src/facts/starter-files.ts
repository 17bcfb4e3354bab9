import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'

/** The starter tables, one a list: data/lists/<source id>.tsv. */
export const starterFiles = async (): Promise<string[]> => {
  const folder = join(dataFolder, 'lists')
  return (await readdir(folder))
    .filter(file => file.endsWith('.tsv'))
    .sort()
    .map(file => join(folder, file))
}
