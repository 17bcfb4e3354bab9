import type {
  watchParty as partyCall,
  watchSearch as searchCall,
  watchSource as sourceCall,
} from '@maojian/contract/calls/watch'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { partyTypes } from '@maojian/domain/vocabulary/party-type'
import { findListSource } from '@maojian/sources'
import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { chineseName } from '../../engine/chinese-name.ts'
import { needIndex } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { countriesZh, entryKeys, needBirthDate, subjectKey, type Screened } from '../screening/entry.ts'
import { addWatch, beginWith } from './add-watch.ts'
import { updateWatch } from './store.ts'
import { keyOf } from './target-key.ts'

type Search = z.output<typeof searchCall.request>

const countryCode = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined
  const code = findCountry(text)
  if (code !== undefined) return code
  throw new Fault(400, '参数 country：没有这个国家或地区')
}

const screenedOf = ({ keyword, type, subType, country, birthDate }: Search, now: Date): Screened => ({
  name: keyword,
  ...(type && { type }),
  ...(subType && subType.length > 0 && { subtypes: subType }),
  country: countryCode(country),
  birthDate: needBirthDate(birthDate, shanghaiDay(now)),
})

/** The terms in one line, as lists show them. */
const titleOf = ({ name, type, country, birthDate }: Screened): string => {
  const terms = [type && partyTypes[type], country && countriesZh([country]), birthDate].filter(Boolean)
  return terms.length === 0 ? name : `${name}（${terms.join('，')}）`
}

/** Whoever is written alike and asked for by the same terms is watched once. */
const searchDigest = (screened: Screened): string =>
  createHash('sha256')
    .update([subjectKey(screened), screened.type ?? '', ...(screened.subtypes ?? [])].join(' '))
    .digest('hex')
    .slice(0, 32)

export const watchSearch: Verb<typeof searchCall> = async (context, input) => {
  const screened = screenedOf(input, context.now)
  const { name: keyword, type, subtypes, country, birthDate } = screened
  return addWatch(context, {
    kind: 'search',
    key: keyOf('search', searchDigest(screened)),
    target: {
      keyword,
      ...(type && { type }),
      ...(subtypes && { subType: subtypes.join(',') }),
      ...(country && { country }),
      ...(birthDate && { birthDate }),
    },
    title: titleOf(screened),
    state: 'active',
    begin: await beginWith(context, { title: keyword, reference: '', screened }),
  })
}

export const watchParty: Verb<typeof partyCall> = async (context, { partyId }) => {
  const index = needIndex(context)
  const at = index.positionOf(partyId)
  if (at < 0) throw new Fault(404, '名单中没有这个主体，请重新检索')
  const subject = index.subject(at)
  const name = subject.names[0]?.text ?? partyId
  const nameZh = chineseName(subject)
  const party = { id: partyId, entries: entryKeys(subject) }
  return addWatch(context, {
    kind: 'party',
    key: keyOf('party', partyId),
    target: { id: partyId },
    title: nameZh === '' || nameZh === name ? name : `${name}（${nameZh}）`,
    state: 'active',
    begin: await beginWith(context, { title: name, reference: '', screened: { name }, party }),
  })
}

/** Of a list nothing is screened: its editions are compared. */
export const watchSource: Verb<typeof sourceCall> = async (context, { source: id }) => {
  const source = findListSource(id)
  const published = needIndex(context)
  const isKnown = source !== undefined || published.meta.sources.some(one => one.id === id)
  if (!isKnown) throw new Fault(404, '没有这份名单')
  return addWatch(context, {
    kind: 'list',
    key: keyOf('list', id),
    target: { id },
    title: source?.nameZh ?? id,
    state: 'active',
    begin: (db, watch) => updateWatch(db, watch.id, { snapshot_id: published.id, checked_at: context.now }),
  })
}
