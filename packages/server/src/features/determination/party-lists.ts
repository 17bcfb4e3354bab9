import { pauseOn } from '@maojian/domain/risk/list-pause'
import type { PartyFinding, PartyList } from '@maojian/domain/control/rule/question'
import { entriesOn, type ScreeningIndex, type Subject, type SubjectEntry } from '@maojian/screening'
import { entryProgrammes } from '../../engine/entry-programmes.ts'
import { termsOf } from '../../engine/listed-terms.ts'

/** Lists to whose entries a rule of export control hangs; the others are information. */
const lists: Readonly<Record<string, PartyList>> = {
  'bis-dpl': 'denied-persons',
  'bis-entity-list': 'entity-list',
  'bis-meu': 'meu-list',
  'bis-mieu': 'mieu-list',
  'bis-uvl': 'unverified-list',
  'ofac-sdn': 'sdn',
  'state-isn': 'nonproliferation',
  'cn-export-control': 'cn-control-list',
  'cn-watch': 'cn-watch-list',
  'cn-uel': 'cn-unreliable',
  'cn-countermeasures': 'cn-countermeasures',
}

/** Lists of military companies outside part 744, by what an answer calls them; of a mixed list those of the programme. */
const militaryLists: Readonly<Record<string, { readonly called: string; readonly programme?: RegExp }>> = {
  'us-1260h': { called: '1260H' },
  'ofac-nonsdn': { called: 'NS-CMIC', programme: /CMIC/ },
}

/** Lists with a rule of which the index holds nothing. */
export const listsNotHeld = ({ meta }: ScreeningIndex): PartyList[] => {
  const held = new Set(meta.sources.filter(one => one.entries > 0).map(one => one.id))
  return Object.entries(lists).flatMap(([source, list]) => (held.has(source) ? [] : [list]))
}

/** Of the entry itself: what other lists say of the same party is no programme of OFAC. */
const programmesOf = (subject: Subject, entry: SubjectEntry): string[] =>
  entryProgrammes(subject, entry).split(';').filter(Boolean)

/** How a sentence names the entry: these lists of the BIS bear no numbers, so ours would tell a reader nothing. */
const calledIn = ({ names }: Subject, { source, reference }: SubjectEntry): string => {
  if (!source.startsWith('bis-')) return reference
  return names.find(one => one.kind === 'primary')?.text ?? reference
}

const militaryCompany = (subject: Subject, entry: SubjectEntry): PartyFinding[] => {
  const military = militaryLists[entry.source]
  if (military === undefined) return []
  const isNamed = military.programme?.test(entryProgrammes(subject, entry)) ?? true
  return isNamed ? [{ list: 'military-company', reference: military.called }] : []
}

const findingOf = (subject: Subject, entry: SubjectEntry, day: string): PartyFinding[] => {
  const { source, reference } = entry
  const list = lists[source]
  if (list === undefined) return militaryCompany(subject, entry)
  const pause = pauseOn(entry, day)
  return [
    {
      list,
      ...(list === 'sdn' && { programmes: programmesOf(subject, entry) }),
      ...(list === 'entity-list' && termsOf(subject).get(reference)),
      reference: calledIn(subject, entry),
      ...(pause && { pause }),
    },
  ]
}

/** What the rules need of a listed party: each list that holds it on the day, with its reference. */
export const findingsOf = (subject: Subject, day: string): PartyFinding[] =>
  entriesOn(subject, day).flatMap(entry => findingOf(subject, entry, day))
