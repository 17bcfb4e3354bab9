/** `node packages/screening/examples/own-list.ts 伊万诺夫`: a list of one's own, indexed and searched. */
import { buildIndex, explain, listedParty, namesNobody, openIndex } from '@maojian/screening'

const parties = [
  listedParty('own', { id: '1', type: '02', names: ['Ivan IVANOV', 'Иван Иванов'], countries: ['RU'] }),
  listedParty('own', {
    id: '2',
    type: '01',
    names: ['Shenzhen Example Precision Machinery Co., Ltd.', ['深圳市例样精密机械有限公司', 'zh-official']],
    identifiers: [{ kind: 'lei', value: '529900T8BM49AURSDO55' }],
  }),
  listedParty('own', { id: '3', type: '03', names: ['OCEAN EXAMPLE 7'] }),
]
const index = openIndex(
  buildIndex(parties, { engine: 'own', publishedAt: '2026-01-01T00:00:00Z', sources: [] }),
)

for (const text of process.argv.slice(2).length > 0
  ? process.argv.slice(2)
  : ['伊凡·伊万诺夫', '例样精密机械']) {
  const { hits } = index.search({ text })
  if (hits.length === 0) console.log(`${text}：${namesNobody(text) ? '过于常见，无法据此筛查' : '未命中'}`)
  for (const hit of hits) {
    const subject = index.subject(hit.subject)
    console.log(`${text}：${subject.names[0]!.text} ${hit.score.toFixed(1)}，${explain(hit, subject).reason}`)
  }
}
