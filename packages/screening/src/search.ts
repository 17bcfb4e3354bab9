import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { byAddress } from './address-hits.ts'
import { byCode, codeHit } from './code-hits.ts'
import { askedForms, isMeantBy, type AskedForm } from './ask/asked-forms.ts'
import type { Scored } from './scored.ts'
import { readText } from './ask/longest-query.ts'
import { namesShip } from './ask/without-remarks.ts'
import { withoutSuffix } from './ask/without-suffix.ts'
import type { OpenIndex } from './index/open.ts'
import { retrieve } from './index/candidates.ts'
import { eachValue, prefetchValues } from './index/hash.ts'
import { isGeneric, isReading, type Variant } from './name/token/token.ts'
import { listedOn, namedOn } from './index/listed-on.ts'
import { kindCodes } from './index/subject-sections.ts'
import type { Evidence, Query, Subject } from './types.ts'
import { besidesTaken, withBeside } from './match/beside.ts'
import { circumstancesOf } from './match/circumstances.ts'
import type { NameScore } from './match/score/compose.ts'
import { nameEvidence } from './match/evidence.ts'
import {
  abbreviatedVariants,
  measureVariants,
  mostMeasured,
  mostOfShared,
  slippedVariants,
} from './match/name-score.ts'
import { withSlips } from './match/whole/letters-slip.ts'
import { sameVariants } from './match/whole/same-name.ts'
import { hasForm, isHeardAlone, tellsCompany, tellsMore, tellsMoreWords, type Found } from './found-name.ts'
import { heldKeys, heldNames, heldPieces, type HeldPieces } from './held-names.ts'
import { asHouse, misspeltParts } from './misspelt-parts.ts'
import { beginningWith, slipsIn, type Slip } from './slips-in.ts'
import { namesCompany } from './names-company.ts'
import { partedByHouse } from './other-than-house.ts'
import { stateOf } from './match/score-parts.ts'
import { putRight } from './match/put-right.ts'
import { finalScore, verdictOf } from './match/verdict.ts'
import { houseByLetters } from './match/whole/abbreviation.ts'
import { withoutArticleLeft } from './match/whole/left-article.ts'
import { latinSlipScore, maySlip, slipLetters } from './match/whole/latin-slip.ts'
import { ranked } from './ranked.ts'
import { isSoughtByWords, soughtBy, type Sought } from './sought.ts'
import { hitFrom, sameFrom, shownFrom } from './match/shown.ts'

/** The best match of each subject by name; and, apart, the best of a name that a part of the text is as a whole. */
interface Matches {
  readonly best: Map<number, Found>
  readonly held: Map<number, Found>
}

/** What is looked for by a text, and among which names. */
interface Wanted {
  readonly forms: readonly AskedForm[]
  /** Least score by name alone, 0-100. */
  readonly threshold: number
  /** Forms of other names are left aside, whatever they score. */
  readonly isMeant?: (variant: number) => boolean
}

const byName = (index: OpenIndex, text: string, wanted: Wanted): Matches => {
  const matches: Matches = { best: new Map(), held: new Map() }
  const forms = wanted.forms.map(soughtBy)
  const pieces = heldPieces(withoutSuffix(text) ?? text)
  prefetchValues(
    index.spellings,
    forms
      .flatMap(({ spelled, slipped, misspelt }) => [...spelled, ...slipped, ...misspelt])
      .concat(heldKeys(pieces)),
  )
  for (const form of forms) byForm(index, form, wanted, form.apart ? matches.held : matches.best)
  byHeldName(index, pieces, wanted, matches.held)
  /** A name in the text that was measured already is no slip. */
  const isNew = ({ query, variant }: Slip): boolean =>
    query === wanted.forms[0]!.form || !matches.held.has(index.subjectOf(variant))
  if (forms.length > 0) {
    bySlips(index, beginningWith(index, text, wanted.forms), wanted, matches.best)
    if ([...matches.best.values()].every(({ score }) => score.score < sure))
      bySlips(index, slipsIn(index, text, wanted.forms).filter(isNew), wanted, matches.best)
  }
  if ([...matches.best.values(), ...matches.held.values()].every(({ score }) => score.score < sure))
    for (const form of forms)
      if (form.whole) byMisspeltPart(index, asHouse(form, namesShip(text)), matches.held)
  return matches
}

/** Names that the text holds letter by letter. */
const byHeldName = (index: OpenIndex, pieces: HeldPieces, wanted: Wanted, held: Map<number, Found>): void => {
  for (const { variant, listed, asked: form, beside } of heldNames(index, pieces)) {
    if (wanted.isMeant?.(variant) === false) continue
    const asked: AskedForm = { form, whole: false, apart: true, ofHouse: false, ofPerson: false, beside }
    const score = form === listed ? sameVariants(listed, listed) : measureVariants(form, listed)
    keepBest(index, asked, wanted.threshold, held)(variant, listed, score)
  }
}

/** What reaches so much is no slip. */
const sure = hitFrom

/** Where nothing better was found: names that a part of the text is whole but for a slip (Sberbnak Moscow). */
const byMisspeltPart = (index: OpenIndex, asked: AskedForm, held: Map<number, Found>): void =>
  misspeltParts(index, asked, shownFrom, keepBest(index, asked, shownFrom, held))

/** Names that the text is but for slips, where nothing better was found, or of which it is the beginning. */
const bySlips = (
  index: OpenIndex,
  slips: readonly Slip[],
  wanted: Wanted,
  best: Map<number, Found>,
): void => {
  for (const { query, variant, points, about } of slips) {
    if (wanted.isMeant?.(variant) === false) continue
    const { subject, ordinal, name } = index.nameOf(variant)
    if ((best.get(subject)?.score.score ?? 0) >= points) continue
    const listed = index.variant(variant)
    const score = withSlips(measureVariants(query, listed), points, about)
    best.set(subject, { subject, name, held: false, query, listed, nameIndex: ordinal, score })
  }
}

type Keep = (id: number, listed: Variant, found: NameScore | undefined) => void

/** Keeps of each subject what scores best. */
const keepBest = (index: OpenIndex, asked: AskedForm, threshold: number, best: Map<number, Found>): Keep => {
  const { form: query, beside, whole } = asked
  return (id, listed, found) => {
    const score = found && withBeside(found, beside)
    if (!score || score.score < threshold) return
    const { subject, ordinal, name } = index.nameOf(id)
    if (!isMeantBy(asked, index.subjects.type(subject))) return
    if (isHeardAlone(index, subject, query, listed)) return
    const old = best.get(subject)
    if (
      old &&
      (old.score.score > score.score || (old.score.score === score.score && old.nameIndex <= ordinal))
    )
      return
    best.set(subject, { subject, name, held: whole, query, listed, nameIndex: ordinal, score })
  }
}

/** The same for one form of the query. */
const byForm = (index: OpenIndex, sought: Sought, wanted: Wanted, best: Map<number, Found>): void => {
  const { form: query, whole } = sought
  const { threshold, isMeant } = wanted
  const keep = keepBest(index, sought, threshold, best)
  const most = mostMeasured(query)
  const scoreOf = (id: number): number => best.get(index.subjectOf(id))?.score.score ?? 0
  /** What a party is known by already: nothing that is measured scores better. */
  const isBeaten = (id: number): boolean => scoreOf(id) > most
  const isAside = (id: number): boolean => isMeant !== undefined && !isMeant(id)
  const isIdle = (id: number): boolean => isAside(id) || isBeaten(id)
  const apart = (listed: Variant): boolean => isReading(query) && isReading(listed)
  const seen = new Set<number>()
  for (const spelling of sought.spelled)
    eachValue(index.spellings, spelling, id => {
      if (seen.size === seen.add(id).size || isAside(id)) return
      const listed = index.variant(id)
      if (!apart(listed)) keep(id, listed, sameVariants(query, listed))
    })
  for (const abbreviation of sought.abbreviated)
    eachValue(index.spellings, abbreviation, id => {
      if (isIdle(id)) return
      const listed = index.variant(id)
      keep(id, listed, abbreviatedVariants(query, listed))
    })
  for (const slip of sought.slipped)
    eachValue(index.spellings, slip, id => {
      if (isIdle(id)) return
      const listed = index.variant(id)
      keep(id, listed, slippedVariants(query, listed))
    })
  // Thirds of a name are those of many: each is looked at once, and measured only where slips explain it.
  const letters = sought.misspelt.length > 0 ? slipLetters(query) : 0
  for (const third of sought.misspelt)
    eachValue(index.spellings, third, id => {
      if (seen.size === seen.add(id).size || !maySlip(letters, index.letters[id]!) || isIdle(id)) return
      const listed = index.variant(id)
      if (latinSlipScore(query, listed, false) > 0) keep(id, listed, slippedVariants(query, listed))
    })
  if (!isSoughtByWords(query, whole)) return
  retrieve(index, query, { threshold: threshold / 100, isMeant }, (id, lent, share) => {
    const known = scoreOf(id)
    if (known > Math.min(most, mostOfShared(share))) return
    const listed = index.variant(id)
    const least = Math.max(threshold, known)
    if (!apart(listed)) keep(id, listed, measureVariants(query, listed, { lent, least }))
  })
}

const nameHit = (index: OpenIndex, query: Query, measured: Found): Scored | undefined => {
  const { subject, name, nameIndex } = measured
  const record = (): Subject => index.subjects.record(subject)
  const listedText = (): string => record().names[nameIndex]!.text
  const found = { ...measured, score: withoutArticleLeft(measured.score, query.text, listedText) }
  const against = circumstancesOf(query, {
    form: found.query,
    listed: found.listed,
    nameScore: found.score.score,
    held: found.held,
    kind: kindCodes[index.nameKind[name]!]!,
    type: index.subjects.type(subject),
    typeStated: index.subjects.typeStated(subject),
    same: found.query.exact === found.listed.exact,
    exact: found.score.score >= sameFrom && !hasForm(found.query, found.listed),
    more: tellsMoreWords(found),
    lone: found.listed.tokens.filter(token => !isGeneric(token)).length === 1,
    turned: found.score.reordered,
    spelt: found.score.matches.every(({ agreement }) => agreement.value === 1),
    business: tellsMore(found),
    company: tellsCompany(found),
    ships: query.first?.includes('03') === true,
    house: houseByLetters(found.query, found.listed),
    abroad: found.score.conflicts.find(({ country }) => country !== undefined),
    record,
  })
  const notes = besidesTaken(found.score.takenBeside ?? 0, against)
  const score = finalScore(found.score.score, notes)
  const verdict = verdictOf(score, [...found.score.conflicts.map(one => ({ state: stateOf(one) })), ...notes])
  if (verdict === 'none') return undefined
  const evidence = (): Evidence => ({
    ...nameEvidence({ ...found, listedText: listedText() }, notes),
    putRight: putRight(query.text, found.query),
  })
  return { subject, score, verdict, rank: index.nameKind[name]!, evidence }
}

/** Whether the subject, and the name by which it was found, were listed on the day asked for (today: by flags). */
const stands = (index: OpenIndex, { asOf }: Query, found: Found): boolean => {
  if (asOf === undefined) return index.subjects.active(found.subject) && index.nameListed[found.name] === 1
  const subject = index.subjects.record(found.subject)
  return listedOn(subject, asOf) && namedOn(subject, found.nameIndex, asOf)
}

const codeStands = (index: OpenIndex, { asOf }: Query, subject: number): boolean =>
  asOf === undefined ? index.subjects.active(subject) : listedOn(index.subjects.record(subject), asOf)

/** Name score of every subject that reaches the threshold by name alone: what a full scan would be compared with. */
export const matchNames = (index: OpenIndex, text: string, threshold: number): Map<number, number> => {
  const { best, held } = byName(index, text, { forms: askedForms(text), threshold })
  return new Map([...held, ...best].map(([subject, found]) => [subject, found.score.score]))
}

/** A name of a standing subject, by its position among the names of the subject. */
export interface StandingName {
  readonly subject: number
  readonly nameIndex: number
  readonly score: Pick<NameScore, 'score'>
}

/** The likest name of each standing subject that reaches a threshold by the text as a whole, best first. */
export const standingNames = (
  index: OpenIndex,
  query: Query,
  wanted: Omit<Wanted, 'forms'>,
): readonly StandingName[] => {
  const text = readText(query.text)
  const forms = askedForms(text).filter(({ whole }) => !whole)
  return [...byName(index, text, { forms, ...wanted }).best.values()]
    .filter(found => stands(index, query, found))
    .sort((a, b) => b.score.score - a.score.score || a.subject - b.subject)
}

/** Where a party of so much is shown anyway, nothing is gained by hiding who is like the house as well. */
const aboutHouse = 88

/** Every subject that the query may mean, best first, before type filters; see docs/screening.md. */
export const findHits = (index: OpenIndex, query: Query): Scored[] => {
  const text = readText(query.text)
  const threshold = query.threshold ?? shownFrom
  const forms = askedForms(text)
  const { best, held } = byName(index, text, { forms, threshold })
  const hits = new Map<number, Scored>()
  const asShip =
    [query.type, query.knownType].includes('03') ||
    (namesShip(text) && !namesCompany(index, text, best.values()))
  const meant: readonly PartyType[] = query.first ?? (asShip ? ['03'] : [])
  const keep = (found: Found): void => {
    const hit = stands(index, query, found)
      ? nameHit(index, { ...query, type: undefined, first: meant }, found)
      : undefined
    if (hit && hit.score >= threshold && hit.score > (hits.get(hit.subject)?.score ?? 0))
      hits.set(hit.subject, hit)
  }
  const parted = partedByHouse(index, forms[0]?.form, [...best.values(), ...held.values()])
  parted.meant.forEach(keep)
  if ([...hits.values()].some(({ score }) => score >= aboutHouse)) parted.alike.forEach(keep)
  for (const [subject, identifier] of byCode(index, text)) {
    if (codeStands(index, query, subject)) hits.set(subject, codeHit(subject, identifier))
    else hits.delete(subject)
  }
  for (const hit of byAddress(index, [text, ...(query.addresses ?? [])], query.asOf))
    if (hit.score >= threshold) hits.set(hit.subject, hit)
  return ranked(index, [...hits.values()], new Set(meant))
}
