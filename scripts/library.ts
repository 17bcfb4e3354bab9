/** `npm run library [-- FOLDER]`: the engine as a library, built and packed (`packages/screening/dist` unless a folder is named). */
import { join } from 'node:path'
import { packLibrary } from './library/build-library.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../packages/screening/dist')
console.log(await packLibrary(folder))
