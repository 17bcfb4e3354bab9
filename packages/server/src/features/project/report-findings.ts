import { declaredNone } from '@maojian/contract/project-rules'
import type { Deal } from '@maojian/domain/risk/deal'
import { subjectLabel } from '@maojian/domain/risk/listed-risk'
import type { About } from '@maojian/domain/risk/warning'
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
  /** Place in its section; of an end use its number. */
  readonly row?: number
  /** The country that it is, or of an item the destination. */
  readonly place?: string
  readonly type?: string
}

const itemSubjects = (deal: Deal): Subject[] => {
  const destinations = (deal.countries ?? []).filter(
    one => one.kind === 'destination' || one.kind === 'reexport',
  )
  return (deal.items ?? []).flatMap((item, row) =>
    destinations.map(({ country }) => ({
      section: 'item' as const,
      title: `${item.name} → ${countryNameZh(country)}`,
      row,
      place: country,
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
      row: index,
      type: partnerTypes[rows.partners[index]?.type ?? otherPartner]!,
    })),
    ...itemSubjects(deal),
    ...(deal.countries ?? []).map(one => ({
      section: 'country' as const,
      title: countryNameZh(one.country),
      place: one.country,
    })),
    ...endUseTable
      .filter(([id]) => id !== 112)
      .map(([id, text]) => ({ section: 'endUse' as const, title: `${id} ${text}`, row: id })),
    ...(deal.logistics ?? []).map((one, row) => ({
      section: 'logistics' as const,
      title: logisticsLabel(one),
      row,
    })),
    ...(deal.settlement ?? []).map((one, index) => {
      const type = rows.banks[index]?.type ?? ''
      return {
        section: 'settlement' as const,
        title: subjectLabel(one.bank, one.bic),
        row: index,
        ...(type !== '' && { type: bankTypes[type] }),
      }
    }),
  ]
}

/** A finding without a place speaks of the row wherever it goes; one without a row of a country alone. */
const isAbout = (subject: Subject, finding: About & { readonly section: Subject['section'] }): boolean =>
  subject.section === finding.section &&
  subject.row === finding.row &&
  (subject.place === finding.place || (subject.row !== undefined && finding.place === undefined))

/** Nothing was found and nothing waits for an answer. */
const isClear = (subject: Subject, { warnings, open }: DealAnswer): boolean =>
  ![...warnings, ...open].some(one => isAbout(subject, one))

/** Nothing counts against it; whom a decision left out is told in its row. */
const clearOf = (subject: Subject, { decidedAway = [] }: DealAnswer): Finding => {
  const away = decidedAway.filter(one => isAbout(subject, one))
  const { section, title, type } = subject
  return {
    section,
    level: 0,
    title,
    why: away.length === 0 ? '未发现风险。' : away.map(({ why }) => why).join(''),
    source: away.length === 0 ? '' : '命中判定',
    citation: '',
    ...(type !== undefined && { type }),
  }
}

const declarable = [
  ['partner', '交易相对方', (deal: Deal) => deal.partners],
  ['logistics', '物流', (deal: Deal) => deal.logistics],
  ['settlement', '结算银行', (deal: Deal) => deal.settlement],
] as const

/** What the deal is declared not to concern: whoever reads the report sees that it was answered, and by whom. */
const noneOf = (deal: Deal): Finding[] =>
  declarable.flatMap(([section, what, rows]) =>
    rows(deal)?.length === 0
      ? [
          {
            section,
            level: 0,
            title: what,
            why: declaredNone(what),
            source: '',
            citation: '',
          },
        ]
      : [],
  )

/** Every warning of the deal, and every subject about which there is none, each told once. */
export const findingsOf = (deal: Deal, content: ProjectContent, answer: DealAnswer): Finding[] => {
  const subjects = subjectsOf(deal, content)
  const warned = answer.warnings.map((warning): Finding => {
    const { section, level, subject, why, source, citation, kind, effect } = warning
    const type = subjects.find(one => isAbout(one, warning))?.type
    return {
      section,
      level,
      title: subject,
      why,
      source,
      citation,
      ...(type !== undefined && { type }),
      ...(kind && { kind }),
      ...(effect && { effect }),
    }
  })
  const clear = subjects.filter(one => isClear(one, answer)).map(one => clearOf(one, answer))
  return [...new Map([...warned, ...clear, ...noneOf(deal)].map(one => [JSON.stringify(one), one])).values()]
}

/** The same warning in two reports: of one level about one subject by one rule. */
export const isSame = (a: Finding, b: Finding): boolean =>
  a.section === b.section &&
  a.title === b.title &&
  a.level === b.level &&
  a.source === b.source &&
  a.citation === b.citation
