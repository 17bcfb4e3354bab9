import { namesNobodyZh } from '../vocabulary/names-nobody.ts'
import { namesBranch } from '../vocabulary/branch-name.ts'
import { numberNameZh } from '../vocabulary/number-name.ts'
import type { DealSources, DealSubject, ListedEntry, ScreenedHit, SetAside } from './deal.ts'
import type { WarningKind } from '../vocabulary/warning-kind.ts'
import { askedBy, listEffect, pauseOver, standingKinds, type ListEffect } from './list-effect.ts'
import {
  leftOpen,
  noted,
  nothingFound,
  together,
  warned,
  type RiskFindings,
  type Section,
} from './warning.ts'

interface Standing {
  readonly listName: string
  readonly effect: ListEffect
}

const isInForce = (entry: ListedEntry): boolean => entry.listed && entry.pause?.state !== 'paused'

/** What hits stand on that day, the gravest first. */
const standingOf = (hits: readonly ScreenedHit[]): Standing[] =>
  hits
    .flatMap(hit => hit.entries)
    .filter(isInForce)
    .map(entry => ({
      listName: entry.listName,
      effect: entry.pause ? pauseOver(entry.pause) : listEffect(entry),
    }))
    .sort((a, b) => a.effect.level - b.effect.level)

const isStanding = (hit: ScreenedHit): boolean => hit.entries.some(isInForce)

const joined = (texts: readonly string[], between: string): string =>
  [...new Set(texts.filter(text => text !== ''))].join(between)

/** 反外国制裁法 第十二条 forbids carrying out discriminatory foreign measures against Chinese parties. */
const conflictNote = (subject: string, { name, country }: DealSubject, hit: ScreenedHit): RiskFindings => {
  const listing = hit.entries.filter(isInForce)
  const isForeignOnly = listing.length > 0 && listing.every(entry => entry.authority !== 'CN')
  // A branch in China is its foreign head office.
  if (hit.verdict !== 'hit' || country !== 'CN' || !isForeignOnly || namesBranch(name)) return nothingFound
  return noted(
    `${subject} 为中国主体而仅被外国名单列入：执行外国歧视性限制措施前须考虑反外国制裁法第十二条，请由法务核定。`,
  )
}

/** How grave it is to be found, and what that asks: the same beside a typed row, in a report and in words. */
export interface Listing {
  readonly level: 1 | 2
  readonly kind: WarningKind
  readonly effect: string
}

/** What standing on lists comes to; of those who are only possible nobody knows yet what their lists mean here. */
export const listingOf = (hits: readonly ScreenedHit[]): Listing => {
  const certain = hits.filter(hit => hit.verdict === 'hit')
  if (certain.length === 0) return { level: 2, kind: 'verify', effect: '可能匹配' }
  const [gravest] = standingOf(certain)
  if (gravest === undefined) return { level: 2, kind: 'verify', effect: standingKinds.suspended }
  const kind = askedBy(gravest.effect)
  const { level, kind: does } = gravest.effect
  return { level, kind, effect: kind === 'licence' || does === 'verify' ? '' : standingKinds[does] }
}

/** One warning a subject: all certain hits together, or else the possible ones, of which the best speaks. */
const standingRisk = (section: Section, subject: string, hits: readonly ScreenedHit[]): RiskFindings => {
  const certain = hits.filter(hit => hit.verdict === 'hit')
  const counted = certain.length > 0 ? certain : hits.slice(0, 1)
  const standing = standingOf(counted)
  const isCertain = certain.length > 0
  return warned({
    section,
    ...listingOf(counted),
    subject,
    why: [
      isCertain ? '' : '可能匹配，须先核对是否为同一主体。',
      counted[0]?.reason ?? '',
      joined(
        standing.map(one => one.effect.sentence),
        '',
      ),
    ].join(''),
    source: joined(
      standing.map(one => one.listName),
      '、',
    ),
    citation: joined(
      standing.map(one => one.effect.citation),
      '；',
    ),
  })
}

const historyWords = (hit: ScreenedHit): string => {
  const pause = hit.entries.find(entry => entry.pause !== undefined)?.pause
  const until = pause === undefined || pause.until === '' ? '' : `至${pause.until}，`
  return pause !== undefined
    ? `但对后者的措施在判定日已暂停（${until}不构成预警，恢复以公告为准）。`
    : '但后者在判定日不在名单上（历史记录，不构成预警）。'
}

const history = (subject: string, hits: readonly ScreenedHit[]): RiskFindings =>
  together(
    hits
      .filter(hit => hit.verdict === 'hit')
      .map(hit => noted(`${subject} 与 ${hit.name} 匹配，${historyWords(hit)}`)),
  )

const others = (subject: string, hits: readonly ScreenedHit[]): RiskFindings => {
  const names = joined(
    hits.slice(1, 6).map(hit => hit.name),
    '、',
  )
  return names === '' ? nothingFound : noted(`${subject} 另有匹配：${names}。`)
}

/** Whom a decision left out, each told by itself. */
const leftOut = (section: Section, subject: string, setAside: readonly SetAside[]): RiskFindings => ({
  ...nothingFound,
  decidedAway: setAside.map(({ name, score, lists, decision }) => ({
    section,
    subject,
    party: name,
    score,
    why: `${subject} 与 ${name}（${[lists, `得分 ${score}`].filter(text => text !== '').join('，')}）相符，${decision}，未计入预警。`,
  })),
})

/** A number where a name should stand: lists know few of them, so that nothing found says nothing. */
const numberOnly = (section: Section, label: string, { name }: DealSubject): RiskFindings => {
  const what = numberNameZh(name)
  return what === ''
    ? nothingFound
    : leftOpen(
        section,
        `${section}:${label}`,
        `“${name}”是${what}，不是名称：名单很少载明这类号码，未命中不说明问题，请填写其名称后再筛查。`,
      )
}

/** What the lists say of one subject of the deal, on the deal's day. */
export const listedRisk = (
  sources: DealSources,
  section: Section,
  label: string,
  asked: DealSubject,
): RiskFindings => {
  const { hits, setAside, tooCommon, isMilitary = false } = sources.screen(asked)
  if (tooCommon && isMilitary)
    return leftOpen(
      section,
      `${section}:${label}`,
      `“${label}”从名称看是军事用户：名单只列个别军事单位，未命中不说明问题，须按军事最终用户核对用途与目的国规则，并补全所属单位。`,
    )
  if (tooCommon)
    return leftOpen(section, `${section}:${label}`, `“${label}”${namesNobodyZh}，请补全名称或编码。`)
  const standing = hits.filter(isStanding)
  const away = leftOut(section, label, setAside)
  if (standing.length === 0) return together([history(label, hits), away, numberOnly(section, label, asked)])
  return together([
    standingRisk(section, label, standing),
    conflictNote(label, asked, standing[0]!),
    others(label, standing),
    away,
  ])
}

/** `GRACE 1 9116412`: as typed, with its code. */
export const subjectLabel = (name: string | undefined, code: string | undefined): string =>
  [name, code].filter(text => text !== undefined && text !== '').join(' ')
