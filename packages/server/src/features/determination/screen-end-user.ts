import type { Answer, determineLicence as call } from '@maojian/contract/calls/determination'
import type { Party } from '@maojian/domain/control/rule/question'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { explain, type Hit, type ScreeningIndex, type Subject } from '@maojian/screening'
import type * as z from 'zod'
import { listWords } from '../source/entry.ts'
import { findingsOf, listedEntries } from './party-lists.ts'
import type { OpenHit } from './with-open-hits.ts'

type HitWire = z.output<typeof call.reply>['endUser']['hits'][number]

/** As many as a person can weigh one by one. */
const mostHits = 10

export interface Screening {
  readonly name: string
  /** Day whose listings count. */
  readonly day: string
  /** Party id → whether it is the end user. */
  readonly decisions: Readonly<Record<string, Answer>>
}

export interface Screened {
  readonly hits: readonly HitWire[]
  readonly parties: readonly Party[]
  /** Possible hits on a list that matters, about which nobody decided. */
  readonly open: readonly OpenHit[]
}

/** A strong hit counts until someone says that it is another; a possible one waits for a decision. */
const stateOf = (hit: Hit, decision: Answer | undefined): HitWire['state'] => {
  if (decision === 'no') return 'dismissed'
  if (decision === 'yes') return 'counted'
  return hit.verdict === 'hit' && decision === undefined ? 'counted' : 'open'
}

const wireOf = (hit: Hit, subject: Subject, { day, decisions }: Screening): HitWire => ({
  id: subject.id,
  type: subject.type,
  name: subject.names[0]?.text ?? '',
  nameZh: subject.facts['nameZh'] ?? '',
  country: subject.countries.map(countryNameZh).join('、'),
  score: hit.score,
  riskLevel: hit.verdict === 'hit' ? 1 : 2,
  reason: explain(hit, subject).reason,
  lists: listedEntries(subject, day).map(({ source, reference }) => ({
    source,
    shortName: listWords(source).shortZh,
    reference,
  })),
  decisive: findingsOf(subject, day).length > 0,
  state: stateOf(hit, decisions[subject.id]),
})

const openHit = (subject: Subject, hit: HitWire | undefined, day: string): OpenHit[] => {
  if (hit?.state !== 'open' || !hit.decisive) return []
  const laws = findingsOf(subject, day).map(one => (one.list.startsWith('cn-') ? 'cn' : 'us'))
  return [{ name: hit.name, laws }]
}

/** Screens the end user on the published lists; without counted hits the party is known to be clear. */
export const screenEndUser = (index: ScreeningIndex, asked: Screening): Screened => {
  const found = index
    .search({ text: asked.name, asOf: asked.day, limit: mostHits })
    .hits.map(hit => ({ hit, subject: index.subject(hit.subject) }))
  const hits = found.map(({ hit, subject }) => wireOf(hit, subject, asked))
  const counted = found.filter((_, i) => hits[i]?.state === 'counted')
  return {
    hits,
    open: found.flatMap(({ subject }, i) => openHit(subject, hits[i], asked.day)),
    parties: [
      {
        name: asked.name,
        findings: counted.flatMap(({ subject }) => findingsOf(subject, asked.day)),
      },
    ],
  }
}
