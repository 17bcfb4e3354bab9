/** `node packages/screening/examples/compare-names.ts 普京 Putin 02`: how far two names agree, and why. */
import { partyTypes, type PartyType } from '@maojian/domain/vocabulary/party-type'
import { comparePair, explainPair } from '@maojian/screening'

const [a = '华为技术', b = 'Huawei Technologies', type = '01'] = process.argv.slice(2)
if (!Object.hasOwn(partyTypes, type)) throw new Error(`类型须为 ${Object.keys(partyTypes).join('、')} 之一`)
const { score, verdict, evidence } = comparePair(a, b, type as PartyType)
console.log(`${score.toFixed(1)}（${verdict}）${explainPair(evidence, b, score)}`)
