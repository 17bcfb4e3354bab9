import { own } from '../../read/own.ts'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { isoDate } from '../../entry/partial-date.ts'
import { sourceOfDataset } from '../../lists/index.ts'
import type { ReadReport } from '../../types.ts'
import type { FtmLine } from './ftm-line.ts'

type Status = NonNullable<ListEntry['status']>

/** List source of one sanction line, from its dataset and programme. */
export const sourceOfSanction = (sanction: FtmLine): string => {
  const dataset = sanction.datasets[0]!
  const programs = sanction.properties['programId'] ?? [undefined]
  for (const program of programs) {
    const source = sourceOfDataset(dataset, program)
    if (source !== dataset) return source
  }
  return dataset
}

/** The strongest word of several sanctions of one party on one list wins. */
const strength: readonly Status[] = ['active', 'unverified', 'suspended', 'delisted']

const statusOf = (word: string): Status | undefined => {
  if (/^(listed|active|in force|on the list\b)/u.test(word)) return 'active'
  if (/^(unverified|earlier list)/u.test(word)) return 'unverified'
  if (/^(suspended|stayed)/u.test(word)) return 'suspended'
  if (/^(delisted|ended|removed|revoked|expired|inactive)/u.test(word)) return 'delisted'
  return undefined
}

const readStatus = (sanction: FtmLine, report: ReadReport): Status => {
  const words = sanction.properties['status'] ?? []
  const known = words.map(statusOf).filter(status => status !== undefined)
  if (known.length < words.length) report.warn('未知的制裁状态', words.join('; '))
  return strength.find(status => known.includes(status)) ?? 'active'
}

const bisFacts: Readonly<Record<string, FactKey>> = {
  reason: 'licenceRequirement',
  provisions: 'licencePolicy',
  authorityId: 'federalRegister',
}

const sanctionFacts: Readonly<Record<string, FactKey>> = {
  program: 'programme',
  reason: 'reason',
  provisions: 'measure',
  authorityId: 'legalBasis',
  summary: 'remark',
  duration: 'remark',
  description: 'remark',
}

/** Read elsewhere, or of no use: who imposes it is the list itself. */
const otherProperties: ReadonlySet<string> = new Set(
  `entity programId programUrl country authority sourceUrl startDate endDate listingDate modifiedAt status recordId
  unscId naicsCode alephUrl proof retrievedAt recordId publisher publisherUrl date summary names`.split(
    /\s+/u,
  ),
)

/** Names of lists, as the Consolidated Screening List writes them before the programmes. */
const isListTitle = (program: string): boolean =>
  / - (Treasury|State) Department$| - Bureau of /u.test(program)

const usesProgram = (source: string): boolean => /^(ofac-|state-isn$)/u.test(source)

const programmesOf = (sanction: FtmLine, source: string): string[] => {
  const ids = sanction.properties['programId'] ?? []
  if (!usesProgram(source)) return [...ids]
  const words = (sanction.properties['program'] ?? []).filter(word => !isListTitle(word))
  const codes = words.flatMap(word => word.split(/;\s*/u))
  return codes.length > 0 && source !== 'state-isn' ? codes : [...ids, ...codes]
}

const readFacts = (draft: EntryDraft, sanction: FtmLine, report: ReadReport): void => {
  const special = /^bis-(entity-list|uvl|meu|dpl)$/u.test(draft.source) ? bisFacts : {}
  for (const [property, values] of Object.entries(sanction.properties)) {
    const key = own(special, property) ?? own(sanctionFacts, property)
    if (key)
      for (const value of values) {
        if (property !== 'program' || !draft.programmes.includes(value)) draft.fact(key, value)
      }
    else if (!otherProperties.has(property)) report.warn('未知属性 Sanction', `${property}=${values[0]}`)
  }
}

const datesOf = (sanctions: readonly FtmLine[], ...properties: string[]): string[] =>
  sanctions
    .flatMap(sanction => properties.flatMap(property => sanction.properties[property] ?? []))
    .flatMap(date => isoDate(date) ?? [])
    .sort()

/** Folds all sanctions of one party on one list into its entry. */
export const readSanctions = (draft: EntryDraft, sanctions: readonly FtmLine[], report: ReadReport): void => {
  const statuses = sanctions.map(sanction => readStatus(sanction, report))
  for (const sanction of sanctions) {
    for (const programme of programmesOf(sanction, draft.source)) draft.programme(programme)
    readFacts(draft, sanction, report)
    for (const ref of sanction.properties['unscId'] ?? []) draft.alsoKnownTo(`unsc:${ref}`)
    draft.url ??= sanction.properties['sourceUrl']?.[0]
  }
  draft.designatedOn = datesOf(sanctions, 'listingDate', 'startDate')[0]
  draft.changedOn = datesOf(sanctions, 'modifiedAt').at(-1)
  if (sanctions.some(sanction => sanction.properties['status'] !== undefined))
    draft.status = strength.find(status => statuses.includes(status))
  const open = sanctions.some(sanction => sanction.properties['endDate'] === undefined)
  if (!open) draft.endsOn = datesOf(sanctions, 'endDate').at(-1)
}
