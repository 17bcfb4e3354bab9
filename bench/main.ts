/** `npm run bench -- <name>`: one benchmark, its table and its JSON. */
const benches = [
  'screening',
  'accuracy',
  'resolution',
  'beside',
  'typos',
  'ablation',
  'answers',
  'batch',
  'ingest',
  'http',
  'detail',
  'sessions',
  'control',
  'classification',
  'growth',
  'enterprise',
  'frames',
  'first-paint',
  'page-tasks',
  'project',
  'watch',
  'chaos',
] as const
const name = process.argv[2]
if (!benches.some(one => one === name)) {
  console.error(`usage: npm run bench -- ${benches.join(' | ')}`)
  process.exit(2)
}
await import(`./${name}.ts`)
