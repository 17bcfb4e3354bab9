import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import type { Detail } from './detail.ts'
import { hitFacts } from './hit-facts.ts'
import type { AskedParty, Decision, Explanation, Hit } from './hit.ts'

/** How what was asked and what the lists say stand to each other. */
export type Agreement = '一致' | '不一致' | '未问' | '名单未载' | ''

/** Who is decided on: what the lists say of it, wherever it was read. */
export interface DecidedParty {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
  readonly typeName: string
  readonly country: string
  readonly birthDate: string
  readonly codes: readonly string[]
  readonly lists: string
  /** Why it was found; absent where it was opened by itself. */
  readonly explanation?: Explanation
  readonly decision?: Decision | undefined
}

const birthDateLabel = '出生日期'
const noCodes: readonly string[] = [
  '类型',
  '状态',
  '国家/地区',
  '船旗',
  '船东',
  '机型',
  '运营人',
  birthDateLabel,
]

export const partyOfHit = (hit: Hit): DecidedParty => {
  const facts = hitFacts(hit)
  return {
    id: hit.id,
    name: hit.name,
    names: [...new Set([hit.nameZh, hit.explanation.matchedName])].filter(
      name => name !== '' && name !== hit.name,
    ),
    typeName: partyTypeName(hit.type, hit.typeStated === 1),
    country: countryNameZh(hit.country),
    birthDate: facts.find(({ label }) => label === birthDateLabel)?.value ?? '',
    codes: facts
      .filter(({ label }) => !noCodes.includes(label))
      .map(({ label, value }) => `${label} ${value}`),
    lists: hit.lists.map(one => `${one.shortName} ${one.dataStatusCn}`).join('、'),
    explanation: hit.explanation,
    decision: hit.decision,
  }
}

/** More names than these are read on the page behind the dialog. */
const shownNames = 3

export const partyOfDetail = (detail: Detail, decision: Decision | undefined): DecidedParty => ({
  id: detail.id,
  name: detail.name,
  names: detail.names
    .map(({ text }) => text)
    .filter(text => text !== detail.name)
    .slice(0, shownNames),
  typeName: partyTypeName(detail.subjectType, detail.typeStated === 1),
  country: detail.country,
  birthDate: detail.birthday,
  codes: detail.identifiers.map(({ kindName, value }) => `${kindName} ${value}`),
  lists: detail.sanctionMetaList.map(one => `${one.shortName} ${one.dataStatusCn}`).join('、'),
  decision,
})

const byEngine = { agrees: '一致', silent: '', contradicts: '不一致' } as const

interface Sides {
  readonly about: string
  readonly asked: string
  readonly listed: string
}

/** What the search itself said of a fact; where it was not asked, whether one text is the beginning of the other. */
const agreementOf = ({ about, asked, listed }: Sides, explanation: Explanation | undefined): Agreement => {
  if (asked === '') return '未问'
  if (listed === '') return '名单未载'
  const said = explanation?.breakdown.find(part => part.about === about)
  if (said) return byEngine[said.state]
  return listed.split('、').some(one => one.startsWith(asked) || asked.startsWith(one)) ? '一致' : '不一致'
}

export interface DecisionLine {
  readonly label: string
  readonly asked: string
  readonly listed: readonly string[]
  readonly state: string
}

/** Who was asked for beside whom the list names, fact by fact: what a decision rests on. */
export const decisionLines = (asked: AskedParty, party: DecidedParty): readonly DecisionLine[] => {
  const { explanation } = party
  const country = countryNameZh(asked.country ?? '')
  const birthDate = asked.birthDate ?? ''
  return [
    {
      label: '名称',
      asked: asked.name,
      listed: [party.name, ...party.names],
      state: explanation ? `${explanation.nameScore} 分` : '',
    },
    { label: '类型', asked: '', listed: [party.typeName], state: '' },
    {
      label: '国家/地区',
      asked: country,
      listed: [party.country],
      state: agreementOf({ about: 'country', asked: country, listed: party.country }, explanation),
    },
    {
      label: birthDateLabel,
      asked: birthDate,
      listed: [party.birthDate],
      state: agreementOf({ about: 'birthDate', asked: birthDate, listed: party.birthDate }, explanation),
    },
    { label: '编码', asked: '', listed: party.codes, state: party.codes.length === 0 ? '名单未载' : '未问' },
    { label: '所在名单', asked: '', listed: [party.lists], state: '' },
  ].filter(line => line.asked !== '' || line.listed.some(text => text !== ''))
}
