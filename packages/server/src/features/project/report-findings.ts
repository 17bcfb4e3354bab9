import type { Deal } from '@maojian/domain/risk/deal'
import { subjectLabel } from '@maojian/domain/risk/listed-risk'
import { logisticsLabel } from '@maojian/domain/risk/logistics-risk'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { endUseTable } from '@maojian/domain/vocabulary/end-use.table'
import { bankTypes, otherPartner, partnerTypes } from '@maojian/domain/vocabulary/project-kind'
import type { ProjectContent } from './project-content.ts'
import { dealRowsOf } from './project-deal.ts'
import type { DealAnswer, Finding } from './tables.ts'

interface Subject {
  readonly section: Finding['section']
  readonly title: string
  /** Of an item: the destination that the sentence begins with. */
  readonly place?: string
  readonly type?: string
}

const itemSubjects = (deal: Deal): Subject[] => {
  const destinations = (deal.countries ?? []).filter(
    one => one.kind === 'destination' || one.kind === 'reexport',
  )
  return (deal.items ?? []).flatMap(item =>
    destinations.map(({ country }) => ({
      section: 'item' as const,
      title: item.name,
      place: countryNameZh(country),
    })),
  )
}

/** Everybody and everything that the deal names, as the rules of risk name them. */
const subjectsOf = (deal: Deal, content: ProjectContent): Subject[] => {
  const rows = dealRowsOf(content)
  return [
    ...(deal.partners ?? []).map(({ name }, index) => ({
      section: 'partner' as const,
      title: name,
      type: partnerTypes[rows.partners[index]?.type ?? otherPartner]!,
    })),
    ...itemSubjects(deal),
    ...(deal.countries ?? []).map(one => ({
      section: 'country' as const,
      title: countryNameZh(one.country),
    })),
    ...endUseTable
      .filter(([id]) => id !== 112)
      .map(([id, text]) => ({ section: 'endUse' as const, title: `${id} ${text}` })),
    ...(deal.logistics ?? []).map(one => ({
      section: 'logistics' as const,
      title: logisticsLabel(one),
    })),
    ...(deal.settlement ?? []).map((one, index) => {
      const type = rows.banks[index]?.type ?? ''
      return {
        section: 'settlement' as const,
        title: subjectLabel(one.bank, one.bic),
        ...(type !== '' && { type: bankTypes[type] }),
      }
    }),
  ]
}

const about = (subject: Subject, finding: { section: string; subject: string; why: string }): boolean =>
  subject.section === finding.section &&
  subject.title === finding.subject &&
  (subject.place === undefined ||
    !finding.why.startsWith('→ ') ||
    finding.why.startsWith(`→ ${subject.place}：`))

/** What waits for an answer is not said to be without risk. */
const isOpen = (subject: Subject, { open }: DealAnswer): boolean =>
  open.some(
    one =>
      one.section === subject.section &&
      (one.id === `${subject.section}:${subject.title}` ||
        one.text.includes(`“${subject.title}”`) ||
        one.text === subject.title.replace(/^\d{3} /u, '') ||
        one.text.startsWith(`${subject.title}：`) ||
        one.text.startsWith(`${subject.title} → ${subject.place ?? ''}：`)),
  )

const clearOf = ({ section, title, place, type }: Subject): Finding => ({
  section,
  level: 0,
  title: place === undefined ? title : `${title} → ${place}`,
  why: '未发现风险。',
  source: '',
  citation: '',
  ...(type !== undefined && { type }),
})

/** Every warning of the deal, and every subject about which there is none, each told once. */
export const findingsOf = (deal: Deal, content: ProjectContent, answer: DealAnswer): Finding[] => {
  const subjects = subjectsOf(deal, content)
  const warned = answer.warnings.map(({ section, level, subject, why, source, citation }): Finding => {
    const type = subjects.find(one => one.section === section && one.title === subject)?.type
    return { section, level, title: subject, why, source, citation, ...(type !== undefined && { type }) }
  })
  const clear = subjects
    .filter(one => !answer.warnings.some(warning => about(one, warning)) && !isOpen(one, answer))
    .map(clearOf)
  return [...new Map([...warned, ...clear].map(one => [JSON.stringify(one), one])).values()]
}

/** The same warning in two reports: of one level about one subject by one rule. */
export const isSame = (a: Finding, b: Finding): boolean =>
  a.section === b.section &&
  a.title === b.title &&
  a.level === b.level &&
  a.source === b.source &&
  a.citation === b.citation
