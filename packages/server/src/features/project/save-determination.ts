import type { saveDeterminationProject as call } from '@maojian/contract/calls/deal'
import { countryNameZh, findDestination } from '@maojian/domain/vocabulary/country'
import { partyRolesZh } from '@maojian/domain/vocabulary/transaction'
import type * as z from 'zod'
import type { Verb } from '../../http/route.ts'
import { nameOf } from '../eccn/entry.ts'
import type { DealWire } from './deal-row.ts'
import { saveDealProject } from './save-deal-project.ts'

type Question = z.output<typeof call.request>
type Item = NonNullable<DealWire['items']>[number]

const numbered = { no: 0, yes: 1, unclear: 2 } as const

/** What a question leaves out stays open in the project too. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

const codeOf = ({ eccn, paragraph }: Question): string =>
  paragraph === undefined || eccn.includes('.') ? eccn : `${eccn}.${paragraph}`

const itemOf = (question: Question, code: string): Item => {
  const { facts = {}, made, contentShare, cnCode, hsCode, value } = question
  const isFromElsewhere = made === 'foreign' && facts['jurisdiction.from-us'] === 'no'
  return given({
    name: nameOf(code) || code,
    eccn: code,
    facts,
    cnCode,
    hsCode: hsCode?.replaceAll('.', ''),
    value,
    currency: value === undefined ? undefined : 'USD',
    usOrigin: made === 'us' ? true : isFromElsewhere ? false : undefined,
    usContentPercent: contentShare,
    usTechnology: facts['jurisdiction.direct-product'] === 'no' ? false : undefined,
  }) as Item
}

const dealOf = (question: Question): DealWire => {
  const { destination, via = [], shipFrom, endUser, parties = [], endUses } = question
  const code = codeOf(question)
  const place = findDestination(destination)
  const partners = [
    ...(endUser === undefined ? [] : [{ name: endUser, role: partyRolesZh.endUser }]),
    ...parties.map(({ name, role, country }) => given({ name, role: partyRolesZh[role], country })),
  ]
  const uses = Object.entries(endUses ?? {}).map(([id, said]) => [id, numbered[said]] as const)
  return given({
    name: `${code} 运往${place === undefined ? destination : countryNameZh(place)}`,
    partners: partners.length === 0 ? undefined : partners,
    items: [itemOf(question, code)],
    countries: [
      { country: destination, kind: 'destination' as const },
      ...via.map(country => ({ country, kind: 'transit' as const })),
      ...(shipFrom === undefined ? [] : [{ country: shipFrom, kind: 'departure' as const }]),
    ],
    endUse: uses.length === 0 ? undefined : Object.fromEntries(uses),
  }) as DealWire
}

/** A determination as the beginning of a project: what it was asked of, to be filled in further. */
export const saveDeterminationProject: Verb<typeof call> = (context, question) =>
  saveDealProject(context, dealOf(question))
