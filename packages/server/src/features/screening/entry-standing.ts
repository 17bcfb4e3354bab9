import { nexusTags, type NexusTag } from '@maojian/domain/risk/nexus-tags'
import { gravest, standingEffect, type StandingEffect } from '@maojian/domain/risk/list-effect'
import { pauseOn } from '@maojian/domain/risk/list-pause'
import { isListedOn, type Subject, type SubjectEntry } from '@maojian/screening'
import { entryProgrammes } from '../../engine/entry-programmes.ts'

/** An entry of a subject and what it means on a day. */
export interface EntryStanding {
  readonly entry: SubjectEntry
  readonly listed: boolean
  readonly programmes: string
  readonly effect: StandingEffect
}

/** Whether an entry came after the day asked for. */
export const isLater = ({ since }: Pick<SubjectEntry, 'since'>, day: string | undefined): boolean =>
  day !== undefined && since > day

const standingsOn = (subject: Subject, day: string | undefined): readonly EntryStanding[] =>
  subject.entries.map(entry => {
    const listed = isListedOn(entry, day)
    const programmes = entryProgrammes(subject, entry)
    const { source, reference } = entry
    const states = { listed, pause: pauseOn(entry, day), isLater: isLater(entry, day) }
    const effect = standingEffect({ source, programmes, reference }, states)
    return { entry, listed, programmes, effect }
  })

interface Told {
  readonly day: string | undefined
  readonly standings: readonly EntryStanding[]
}

const told = new WeakMap<Subject, Told>()

/**
 * What each entry of a subject means on the day: search, detail, batch and deal check all read it here, an answer several
 * times of each hit.
 */
export const entryStandings = (subject: Subject, day?: string): readonly EntryStanding[] => {
  const known = told.get(subject)
  if (known && known.day === day) return known.standings
  const standings = standingsOn(subject, day)
  told.set(subject, { day, standings })
  return standings
}

/** What a subject as a whole means on the day: the gravest effect, and when it reaches a deal outside the listing country. */
export const subjectStanding = (
  subject: Subject,
  day?: string,
): { readonly effect: StandingEffect; readonly tags: NexusTag[] } => {
  const standings = entryStandings(subject, day)
  const inForce = standings.filter(({ effect }) => effect.level > 0)
  return {
    effect: gravest(standings.map(one => one.effect)),
    tags: nexusTags(inForce.map(({ entry: { source }, programmes }) => ({ source, programmes }))),
  }
}
