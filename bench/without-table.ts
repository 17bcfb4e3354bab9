import { registerHooks } from 'node:module'

/** Loaded before the engine (`node --import`): the table that BENCH_WITHOUT names is read as empty. */
const without = process.env['BENCH_WITHOUT'] ?? ''

const source = `import { readTable as read } from './table.ts?whole'
export const readTable = file => file === ${JSON.stringify(without)} ? [] : read(file)`

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/screening/src/name/table.ts')
      ? { format: 'module', source, shortCircuit: true }
      : next(url, context),
})
