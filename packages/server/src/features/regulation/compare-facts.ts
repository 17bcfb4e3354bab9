import type { ControlFacts, Eccn } from '@maojian/domain/control/facts/control-facts'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type { CclText, RegulationUnit } from '@maojian/sources'

/** One place where the official text says otherwise than the facts from which is decided. */
export interface FactDifference {
  /** `3A001`, or the country's code. */
  readonly key: string
  readonly kind: 'entry' | 'reason' | 'column' | 'lvs' | 'paragraph' | 'chart' | 'group'
  readonly textZh: string
}

const sides = (
  kind: FactDifference['kind'],
  key: string,
  label: string,
  [text, facts]: readonly [Iterable<string>, Iterable<string>],
): FactDifference[] => {
  const [official, ours] = [new Set(text), new Set(facts)]
  const missing = [...official].filter(one => !ours.has(one))
  const surplus = [...ours].filter(one => !official.has(one))
  return [
    ...(missing.length > 0
      ? [{ key, kind, textZh: `原文有、事实中没有的${label}：${missing.join('、')}` }]
      : []),
    ...(surplus.length > 0
      ? [{ key, kind, textZh: `事实中有、原文没有的${label}：${surplus.join('、')}` }]
      : []),
  ]
}

const column = /(?<!\p{L})(CB|NP|NS|MT|RS|FC|CC|AT)\s*Column\s*(\d)/giu

const columnsOf = ({ controls }: CclText): string[] =>
  controls.flatMap(({ control, chart }) =>
    [...`${chart} ${control}`.matchAll(column)].map(
      ([, reason, number]) => `${reason!.toUpperCase()}${number}`,
    ),
  )

const amountsOf = ({ exceptions }: CclText): string[] =>
  exceptions
    .filter(one => one.symbol === 'LVS')
    .flatMap(one => one.text.match(/\$\s?[\d,]*\d/gu) ?? [])
    .map(amount => amount.replace(/[$,\s]/gu, ''))

const reserved = /^\[?Reserved\]?\.?$/iu

const entryDifferences = (unit: RegulationUnit, text: CclText, entry: Eccn): FactDifference[] => {
  const key = unit.key
  const lvs = entry.exceptions.filter(one => one.symbol === 'LVS' && one.amount !== undefined)
  const named = text.items.filter(one => one.paragraph !== undefined && !reserved.test(one.text))
  const known = new Set([...entry.paragraphs, ...entry.noteLetters])
  const unknown = named.map(one => one.paragraph!).filter(one => !known.has(one))
  return [
    ...sides('reason', key, '管制事由', [text.reasons, entry.reasons]),
    ...sides('column', key, '国别表列', [
      columnsOf(text),
      entry.rows.map(row => row.rule).filter(rule => /^[A-Z]{2}\d$/u.test(rule)),
    ]),
    ...sides('lvs', key, ' LVS 金额', [amountsOf(text), lvs.map(one => String(one.amount))]),
    ...(known.size > 0 && unknown.length > 0
      ? [{ key, kind: 'paragraph' as const, textZh: `原文有、事实中没有的段落：${unknown.join('、')}` }]
      : []),
  ]
}

/** Entries that are announced as reserved are no entries. */
const standing = (unit: RegulationUnit): boolean => !reserved.test(unit.title)

export const compareEntries = (
  units: readonly RegulationUnit[],
  { eccns }: Pick<ControlFacts, 'eccns'>,
): FactDifference[] => {
  const entries = units.filter(unit => unit.entry !== undefined && standing(unit))
  const codes = new Set(entries.map(unit => unit.key))
  return [
    ...entries.flatMap(unit => {
      const entry = eccns.get(unit.key)
      if (entry !== undefined) return entryDifferences(unit, unit.entry!, entry)
      return [{ key: unit.key, kind: 'entry' as const, textZh: '原文有此条目，事实中没有' }]
    }),
    ...[...eccns.keys()]
      .filter(code => !codes.has(code))
      .map(key => ({ key, kind: 'entry' as const, textZh: '事实中有此条目，原文没有' })),
  ]
}

/** The table writes some names its own way; what the product does not know is said, not guessed. */
const spelt: Readonly<Record<string, string>> = { Seycheles: 'SC' }

const countryOf = (name: string, facts: ControlFacts): string | undefined =>
  spelt[name] ?? [...facts.chart.values()].find(row => row.name === name)?.code ?? findCountry(name)

const marksDiffer = (
  units: readonly RegulationUnit[],
  facts: ControlFacts,
  ours: (code: string) => Iterable<string>,
): FactDifference[] =>
  units.flatMap(unit => {
    const kind = unit.kind === 'group' ? ('group' as const) : ('chart' as const)
    const code = countryOf(unit.title, facts)
    if (code === undefined) return [{ key: unit.title, kind, textZh: '原文中的国家名称无法识别' }]
    return sides(kind, code, kind === 'group' ? '国家组' : '国别表标记', [unit.marks ?? [], ours(code)])
  })

export const compareChart = (units: readonly RegulationUnit[], facts: ControlFacts): FactDifference[] =>
  marksDiffer(
    units.filter(unit => unit.kind === 'chart'),
    facts,
    code => facts.chart.get(code)?.columns ?? [],
  )

/** Groups are compared as they stand on the day of the edition. */
export const compareGroups = (
  units: readonly RegulationUnit[],
  facts: ControlFacts,
  day: string,
): FactDifference[] => {
  const inForce = facts.groups.filter(
    one => (one.from === '' || one.from <= day) && (one.to === '' || day <= one.to),
  )
  return marksDiffer(
    units.filter(unit => unit.kind === 'group'),
    facts,
    code => inForce.filter(one => one.code === code).map(one => one.group),
  )
}
