/** `npm run bench -- screening | accuracy | resolution | beside | typos | answers | batch | ingest | http | sessions | control | growth | enterprise | project | chaos`: one benchmark, its table and its JSON. */
const benches = [
  'screening',
  'accuracy',
  'resolution',
  'beside',
  'typos',
  'answers',
  'batch',
  'ingest',
  'http',
  'sessions',
  'control',
  'growth',
  'enterprise',
  'project',
  'chaos',
] as const
const name = process.argv[2]
if (!benches.some(one => one === name)) {
  console.error(`usage: npm run bench -- ${benches.join(' | ')}`)
  process.exit(2)
}
await import(`./${name}.ts`)
