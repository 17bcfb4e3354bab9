import { join } from 'node:path'
import { dataFolder } from './data-folder.ts'

/** Invented enterprises that show what the graph does, until real data comes. */
export const enterpriseDemoFile = join(dataFolder, 'enterprises', 'demo.jsonl')
