import type { Identifier } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType, Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Question } from './question.ts'

/** One name of a subject; `entries` are positions in `Subject.entries` that carry it (empty: our own table). */
export interface SubjectName {
  readonly text: string
  readonly kind: NameKind
  readonly entries: readonly number[]
}

/** What a result prints of one list entry; never read by the matcher except the dates and the source. */
export interface SubjectEntry {
  readonly source: string
  readonly reference: string
  /** First day on the list and first day off it again, yyyy-MM-dd; '' for unknown or still listed (index/listed-on.ts). */
  readonly since: string
  readonly until: string
  readonly status: 'active' | 'suspended' | 'unverified' | 'delisted'
}

/** The real-world company, person, vessel or aircraft behind one or more entries, as the engine needs it. */
export interface Subject {
  readonly id: string
  readonly type: PartyType
  /** False when no list says whether this is a person or a company: the type filter then keeps it. */
  readonly typeStated: boolean
  readonly subtypes: readonly Subtype[]
  readonly names: readonly SubjectName[]
  readonly countries: readonly string[]
  readonly birthDates: readonly string[]
  readonly identifiers: readonly Identifier[]
  readonly entries: readonly SubjectEntry[]
  /** Weight of the heaviest list that names it, 0-255: the order of results of equal score. */
  readonly weight?: number
  /** Short facts that a result row prints: vesselFlag, vesselOwner, aircraftModel, aircraftOperator, title … */
  readonly facts: Readonly<Record<string, string>>
}

export type Gender = 'male' | 'female'

export interface Query {
  /** A name, a code or an address, in any script; at most 300 characters are read. */
  readonly text: string
  /** Only hits of this type are returned, and whoever bears a code that the text holds. */
  readonly type?: PartyType
  readonly subtypes?: readonly Subtype[]
  /** What the customer is known to be: a party of another type is told to be one, and never left out for it. */
  readonly knownType?: PartyType
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  readonly birthDate?: string
  readonly gender?: Gender
  /** Codes known of the customer; an equal one is a hit, a different one of the same kind a contradiction. */
  readonly identifiers?: readonly Identifier[]
  /** Where the customer sits: a list names some addresses by themselves, whoever sits there. Names are not looked for in them. */
  readonly addresses?: readonly string[]
  /** Only entries listed on this day count, yyyy-MM-dd; absent: the present state, nothing that has left its list. */
  readonly asOf?: string
  /** Lowest score returned, default 80. */
  readonly threshold?: number
  /** Hits left out before the first returned, default 0. */
  readonly offset?: number
  /** Most hits returned, default 50, at most 1000. */
  readonly limit?: number
  /**
   * Candidates below the threshold, 60 to 79.9: `include` always, `offer` where nothing was found for an organisation
   * named in the other of Chinese and Latin writing. They are never hits.
   */
  readonly near?: 'include' | 'offer'
  /** Types whose hits come first (default: ships where the text calls its name one); nothing is hidden. */
  readonly first?: readonly PartyType[]
}

export type Verdict = 'hit' | 'possible'

/** How one piece of the query met one piece of the listed name. */
export type PairRule =
  | 'exact' // same after normalisation
  | 'variant' // simplified/traditional, accent or transliteration variant
  | 'pinyin' // characters read aloud
  | 'romanisation' // another romanisation of the same characters (Wade-Giles, Cantonese …)
  | 'transcription' // Chinese characters that write a foreign name by its sound
  | 'translation' // business word, place or form in two languages
  | 'form' // company form equal in kind
  | 'numeral' // same number written otherwise
  | 'initial' // initial or acronym
  | 'known' // another name by which the house or body is known
  | 'joined' // written together or apart
  | 'typo' // within the edit budget of its length
  | 'sound' // sounds alike, written otherwise
  | 'missing' // only in the list's name
  | 'extra' // only in the query
  | 'conflict' // two different values of the same kind (numeral, region, characters)

export interface TokenPair {
  /** As written by the user; '' for `missing`. */
  readonly query: string
  /** As written by the list; '' for `extra`. */
  readonly listed: string
  readonly rule: PairRule
  /** 0-1, how far the two agree. */
  readonly agreement: number
  /** 0-1, share of the whole name that this pair carries. */
  readonly weight: number
}

export type Circumstance =
  | 'country'
  | 'birthDate'
  | 'gender'
  | 'type'
  | 'identifier'
  | 'numeral'
  | 'region'
  | 'otherHouse'
  | 'sameSound'
  | 'trade'
  | 'subsidiary'
  | 'bankCountry'
  | 'patronymic'
  | 'initial'
  | 'otherWord'
  | 'form'
  | 'weakAlias'
  | 'commonName'
  | 'meaning'
  | 'formerName'
  | 'likeness'
  | 'otherBusiness'
  | 'address'
  | 'street'
  | 'room'

/** What the names give by themselves (match/score-parts.ts). */
export type NamePart =
  | 'agreement' // the pieces that met, each with its share: what the table of pieces adds up to
  | 'sameName' // one name after normalisation, or in two languages
  | 'contained' // one name held whole in the other
  | 'personWithin' // given name and surname inside a longer name
  | 'heard' // every word of a transcription heard
  | 'askedAlone' // a surname or brand asked for by itself
  | 'slip' // a Chinese name with one character amiss, a Latin one with one or two letters
  | 'abbreviation' // a short name, or another known one
  | 'genericName' // business words and places alone
  | 'reading' // a derived form proves less than a written one
  | 'partReading' // a reading that is not met whole
  | 'soundAlone' // the brand of a firm by its consonants alone
  | 'oneWord' // one word names many
  | 'initials'
  | 'order'
  | 'ceiling' // not the same name
  | 'bounds' // 0, 100, and 99 for what is not the same name

/**
 * One part of a score, with its price in points, to the tenth. The parts of an answer sum to its score exactly; none is left
 * out that moved it. A signal of the engine is one `about`: what it saw stands in `state`, `query` and `listed`, what that
 * is worth in `effect`, and `explain` words it, so that (about, effect, sentence) is all that a reader needs.
 */
export interface ScorePart {
  readonly about: NamePart | Circumstance
  readonly state: 'agrees' | 'silent' | 'contradicts'
  readonly effect: number
  /** Both sides' values for the sentence; '' where a side has none. */
  readonly query: string
  readonly listed: string
}

/** A part that is no matter of the pieces of the names. */
export interface CircumstanceNote extends ScorePart {
  readonly about: Circumstance
}

/** Why a subject was found: data, rendered to Chinese by `explain`. */
/** Characters of the question that were taken for others, or the case in which a word stands undone. */
export interface PutRight {
  readonly why: 'slip' | 'case'
  readonly typed: string
  readonly read: string
}

export interface Evidence {
  readonly how: 'identifier' | 'name' | 'address'
  /** Position in Subject.names of the name that matched; -1 for an identifier. */
  readonly nameIndex: number
  readonly identifier?: Identifier
  readonly pairs: readonly TokenPair[]
  /** Points of the names before circumstances, 0-100. */
  readonly nameScore: number
  /** Every part of the score: they sum to it. */
  readonly parts: readonly ScorePart[]
  /** Names were compared in different order. */
  readonly reordered: boolean
  /** Words of the question that were read otherwise than they are written. */
  readonly putRight?: readonly PutRight[]
}

export interface Hit {
  readonly subject: number
  readonly score: number
  readonly verdict: Verdict
  readonly evidence: Evidence
}

/** A listed party whose name is like the one asked for: no alert, and no part of a verdict. */
export type NearHit = Omit<Hit, 'verdict'>

export interface SearchAnswer {
  readonly hits: readonly Hit[]
  /** Best first, at most twenty; empty unless asked for or offered. */
  readonly near: readonly NearHit[]
  /** Whole number of subjects at or above the threshold, before `offset` and `limit`. */
  readonly count: number
  /** How many of `count` are strong and how many possible. */
  readonly verdicts: Readonly<Record<Verdict, number>>
  /** Facets over the whole result, before type and subtype filters cut it to a page. */
  readonly types: readonly {
    type: PartyType
    count: number
    subtypes: readonly { subtype: Subtype; count: number }[]
  }[]
}

export interface PairAnswer {
  readonly score: number
  readonly verdict: Verdict | 'none'
  readonly evidence: Evidence
}

/** What a snapshot says of its own making; printed with every answer. */
export interface SnapshotMeta {
  readonly engine: string
  /** ISO timestamp, UTC. */
  readonly publishedAt: string
  readonly sources: readonly {
    readonly id: string
    /** Digest of the published state of this source: the ids of its current editions. */
    readonly edition: string
    readonly publishedOn: string
    readonly entries: number
    readonly starter: boolean
  }[]
}

/** An opened snapshot: immutable, synchronous, safe to share between threads. */
export interface ScreeningIndex {
  /** SHA-256 of the bytes, first 16 hex digits. */
  readonly id: string
  readonly meta: SnapshotMeta
  readonly size: {
    readonly subjects: number
    readonly names: number
    readonly entries: number
    readonly bytes: number
  }
  readonly search: (query: Query) => SearchAnswer
  /** False: no search for these names and codes, by the usual threshold, finds anybody. */
  readonly mayFind: (question: Question) => boolean
  /** Names that begin with, contain or sound like what has been typed so far; best first, one per subject. */
  readonly suggest: (text: string, limit: number) => readonly { subject: number; name: string }[]
  readonly subject: (position: number) => Subject
  /** Position of a subject by its id, or -1. */
  readonly positionOf: (id: string) => number
}

/** A part of the score as it is printed. */
export interface ExplainedPart extends ScorePart {
  readonly aboutName: string
  readonly sentence: string
}

/** An explanation ready to print; made from evidence by one function. */
export interface Explanation {
  /** One Chinese sentence: which name, how, what agrees, what contradicts. */
  readonly reason: string
  /** The parts that moved the score, and the score that they sum to. */
  readonly breakdown: readonly ExplainedPart[]
  /** The same in one line: 逐词相符 92 + 1（国家/地区） − 6（弱别名） = 87. */
  readonly arithmetic: string
  readonly matchedName: string
  readonly matchedKind: string
}
