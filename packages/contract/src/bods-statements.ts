import { bodsControls } from '@maojian/domain/vocabulary/bods-controls'
import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'

/** A party of a drawing, as far as Open Ownership's standard tells of it. */
export interface BodsParty {
  readonly id: string
  readonly name: string
  readonly kind: EnterpriseKind
}

/** A relation of a drawing; only holdings have a place in the standard. */
export interface BodsHolding {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly type: string
  readonly percent: number | null
  readonly percentHigh: number | null
  readonly control: string
  readonly since: string
  readonly until: string
  readonly toldBy: string
  readonly toldOn: string
}

export interface BodsFile {
  /** Whom the drawing is about. */
  readonly subject: string
  readonly parties: readonly BodsParty[]
  readonly holdings: readonly BodsHolding[]
  /** What the drawing shows and what it does not. */
  readonly caption: readonly string[]
  /** yyyy-MM-dd on which the file is made. */
  readonly day: string
}

type Json = Readonly<Record<string, unknown>>

/** Ids of statements have 32 to 64 characters. */
const statementId = ({ day }: BodsFile, recordId: string): string =>
  `maojian-${day}-${recordId.slice(0, 1)}-${recordId.slice(1).padStart(20, '0')}`

const statement = (
  file: BodsFile,
  record: { readonly id: string; readonly type: string; readonly date: string },
  details: Json,
): Json => ({
  statementId: statementId(file, record.id),
  declarationSubject: file.subject,
  statementDate: record.date,
  recordId: record.id,
  recordType: record.type,
  recordStatus: 'new',
  recordDetails: { isComponent: false, ...details },
  publicationDetails: {
    publicationDate: file.day,
    bodsVersion: '0.4',
    publisher: { name: '贸鉴' },
  },
})

const partyStatement = (file: BodsFile, { id, name, kind }: BodsParty): Json => {
  if (kind === 'person')
    return statement(
      file,
      { id, type: 'person', date: file.day },
      { personType: 'knownPerson', names: [{ type: 'legal', fullName: name }] },
    )
  const type = kind === 'company' ? 'registeredEntity' : 'unknownEntity'
  return statement(file, { id, type: 'entity', date: file.day }, { entityType: { type }, name })
}

const shareOf = ({ percent, percentHigh }: BodsHolding): Json => {
  if (percent === null) return {}
  if (percentHigh === null || percentHigh === percent) return { share: { exact: percent } }
  return { share: { minimum: percent, maximum: percentHigh } }
}

/** Words of control as interests: those of the standard by their own name, all others in the words of the source. */
const controlsOf = ({ control }: BodsHolding): Json[] =>
  control
    .split('、')
    .filter(word => word !== '')
    .map(word => {
      const [type] = Object.entries(bodsControls).find(([, zh]) => zh === word) ?? ['otherInfluenceOrControl']
      return { type, details: word }
    })

const holdingStatement = (file: BodsFile, one: BodsHolding): Json => {
  const period = {
    directOrIndirect: 'unknown',
    beneficialOwnershipOrControl: false,
    ...(one.since !== '' && { startDate: one.since }),
    ...(one.until !== '' && { endDate: one.until }),
  }
  const interests = [{ type: 'shareholding', ...shareOf(one) }, ...controlsOf(one)]
  return {
    ...statement(
      file,
      { id: one.id, type: 'relationship', date: one.toldOn || file.day },
      {
        subject: one.target,
        interestedParty: one.source,
        interests: interests.map(interest => ({ ...interest, ...period })),
      },
    ),
    ...(one.toldBy !== '' && { source: { type: ['thirdParty'], assertedBy: [{ name: one.toldBy }] } }),
  }
}

const captionOf = ({ caption, day }: BodsFile, leftOut: number): Json => ({
  statementPointerTarget: '/',
  motivation: 'commenting',
  description: [
    ...caption,
    ...(leftOut > 0 ? [`本文件只含持股关系，图中另有 ${leftOut} 条其他关系未写入`] : []),
  ].join('\n'),
  creationDate: day,
  createdBy: { name: '贸鉴' },
})

/** A drawing as statements of the Beneficial Ownership Data Standard 0.4: its parties, then who holds whom. */
export const bodsStatements = (file: BodsFile): Json[] => {
  const holdings = file.holdings.filter(one => one.type === 'STOCK')
  const named = new Set([file.subject, ...holdings.flatMap(one => [one.source, one.target])])
  const parties = file.parties.filter(one => named.has(one.id) && one.kind !== 'bond')
  const known = new Set(parties.map(({ id }) => id))
  const told = holdings.filter(one => known.has(one.source) && known.has(one.target))
  const [first, ...rest] = [
    ...parties.map(one => partyStatement(file, one)),
    ...told.map(one => holdingStatement(file, one)),
  ]
  if (first === undefined) return []
  return [{ ...first, annotations: [captionOf(file, file.holdings.length - told.length)] }, ...rest]
}
