/**
 * A project of 200 entries and paragraphs × 20 countries × 100 partners (ten listed), on the lists published in
 * MAOJIAN_DATA: seconds from submitting to the finished report, and whether each item in each destination is judged as
 * the determination judges it alone.
 */
import { createHash } from 'node:crypto'
import { openIndex } from '@maojian/screening'
import { controlFacts } from '../packages/server/src/facts/control-facts.ts'
import { cleanNames } from './clean-names.ts'
import { publishedBytes } from './published-bytes.ts'
import { report } from './report.ts'
import { startProduct } from './start-product.ts'
import { dataFolder as data } from './settings.ts'

const places = 'BR DE FR IR RU CN IN JP KR US MX AE TR VN TH SG MY ID ZA EG'.split(' ')
const most = 200

type Fields = Readonly<Record<string, unknown>>
interface Finding {
  readonly title: string
  readonly riskLevel: number
  readonly why: string
}

const product = await startProduct(data)
let session = ''

const call = async (method: 'GET' | 'POST', path: string, fields: Fields = {}): Promise<Fields> => {
  const query = new URLSearchParams(fields as Record<string, string>).toString()
  const reply = await fetch(`${product.url}${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: session },
    ...(method === 'POST' && { body: JSON.stringify(fields) }),
  })
  const said = (await reply.json()) as { code: number; message: string; data: Fields }
  if (said.code !== 200) throw new Error(`${path}: ${said.message}`)
  return said.data
}

const signUp = async (): Promise<void> => {
  const phoneNum = `139${String(Date.now()).slice(-8)}`
  await call('POST', '/api/phone/code', { phoneCodeTypeCode: '1', phoneNum })
  const letters = (await call('GET', '/api/dev/outbox')) as unknown as { phone: string; code: string }[]
  const phoneCode = letters.find(one => one.phone === phoneNum)!.code
  const pwd = createHash('md5').update('Export#2026').digest('hex')
  const made = await call('POST', '/api/register/phone', { phoneNum, phoneCode, pwd, passwdCheck: pwd })
  session = String(made['sessionId'])
}

/** Different entries, and paragraphs of them. */
const entries = (): string[] => {
  const usual = [...controlFacts().eccns.values()].filter(
    one => one.movedTo.length === 0 && one.jurisdiction === undefined && one.rows.length > 0,
  )
  const codes = usual.flatMap(one => [
    one.code,
    ...one.paragraphs.slice(0, 1).map(part => `${one.code}.${part}`),
  ])
  return codes.slice(0, most)
}

const partners = () => {
  const index = openIndex(publishedBytes(data).bytes)
  const clean = cleanNames().latin
  return Array.from({ length: 100 }, (_, i) => ({
    name: i % 10 === 0 ? (index.subject(i * 97).names[0]?.text ?? '') : clean[i]!,
    role: 'buyer',
  }))
}

const items = entries().map(eccn => ({ name: `物项 ${eccn}`, eccn, cnCode: 'none' }))
await signUp()
const { id } = await call('POST', '/api/deal/project', {
  name: '大项目',
  partners: partners(),
  items,
  countries: places.map(country => ({ country, kind: 'destination' })),
  endUse: { 112: 1 },
  logistics: [],
  settlement: [],
})

const start = performance.now()
await call('POST', '/api/risk/project/save', { projectId: id, name: '大项目', isCommit: 1 })
const progress = new Set<string>()
let found = await call('POST', '/api/investigation/report/new', { reportId: id })
while (found['state'] === 'running') {
  await new Promise(wake => setTimeout(wake, 100))
  found = await call('POST', '/api/investigation/report/new', { reportId: id })
  progress.add(JSON.stringify(found['progress']))
}
const seconds = (performance.now() - start) / 1000
if (found['state'] !== 'done') throw new Error('the check failed')

const findings = (found['allWarning'] as { itemWarning: { warningList: Finding[] } }).itemWarning.warningList
let different = 0
for (const { name, eccn } of items)
  for (const destination of places) {
    const alone = await call('POST', '/api/determination', { eccn, destination, cnCode: 'none' })
    const verdict = String(alone['verdict']).split('；管制事实')[0]!
    const told = findings.some(one => one.title === name && one.why.endsWith(`：${verdict}`))
    if (told !== (alone['riskLevel'] !== 0)) different++
  }
await product.stop()

report(
  'project',
  `${items.length} items × ${places.length} places, 100 partners; ${findings.length} findings of items`,
  [
    { what: 'from submitting to the report', value: seconds, unit: 's', target: 10 },
    { what: 'states of progress seen', value: progress.size, unit: '', target: 3, atLeast: true },
    { what: 'item × destination judged otherwise than alone', value: different, unit: '', target: 0 },
  ],
)
