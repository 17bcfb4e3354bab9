import { isUnreadable } from '@maojian/screening/name/unreadable'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { buildIndex, openIndex, type ScreeningIndex } from '@maojian/screening'
import { createSubjectBuilder } from '../../engine/subject-builder.ts'
import type { TestServer } from '../../http/testing.ts'

/** Each entry as a party of its own. */
export const indexOfEntries = (entries: readonly ListEntry[]): ScreeningIndex => {
  const subjects = entries
    .filter(entry => entry.names.length > 0)
    .map((content, i) => {
      const { source, reference, status = 'active', designatedOn: since = '' } = content
      const builder = createSubjectBuilder(`P${i}`)
      builder.take({ entry: { source, reference, since, until: '', status }, content })
      return builder.finish()
    })
  return openIndex(buildIndex(subjects, { engine: 'test', publishedAt: '2026-01-01T00:00:00Z', sources: [] }))
}

type Fields = Readonly<Record<string, string>>

const words = (name: string): string[] => name.split(/\s+/u).filter(word => word !== '')

/** Names as people type them: cut, turned, misspelt, with something more, with facts that agree and that do not. */
const spoilt: readonly ((name: string) => Fields)[] = [
  keyword => ({ keyword }),
  name => ({ keyword: words(name).toReversed().join(' ') }),
  name => ({ keyword: words(name).slice(0, 2).join(' ') }),
  name => ({ keyword: words(name).slice(1).join(' ') }),
  name => ({ keyword: name.replace(/([a-z])([a-z])(?=[a-z]*$)/iu, '$2$1') }),
  name => ({ keyword: `${name} Trading II`, country: 'FR' }),
  name => ({ keyword: `${name} Bank`, type: '01' }),
  name => ({ keyword: `${name.toUpperCase()} LLC`, country: 'RU' }),
  keyword => ({ keyword, country: 'CN', birthDate: '1961-03-04' }),
  keyword => ({ keyword, birthDate: '1999' }),
  name => ({ keyword: [...name].filter((_, i) => i !== 3).join('') }),
  name => ({ keyword: `${name} (Iran)`, type: '02' }),
]

/** So many questions, the same ones each time. */
export const questionsOf = (entries: readonly ListEntry[], count: number): Fields[] => {
  const names = entries
    .flatMap(entry => entry.names.slice(0, 3))
    .map(({ text }) => text.slice(0, 200))
    // A list has lost letters of its own; nobody may ask for such a name.
    .filter(text => !isUnreadable(text))
  const stride = Math.max(1, Math.floor(names.length / count))
  return Array.from({ length: count }, (_, i) =>
    spoilt[i % spoilt.length]!(names[(i * stride) % names.length]!),
  ).filter(({ keyword }) => keyword!.trim().length > 1)
}

interface Row {
  readonly name: string
  readonly explanation: {
    readonly score: number
    readonly arithmetic: string
    readonly breakdown: readonly {
      readonly about: string
      readonly state: string
      readonly effect: number
      readonly sentence: string
    }[]
  }
}

const tenths = (points: number): number => Math.round(points * 10)

/** Everything in an answer that does not add up, or says nothing. */
const faultsOf = (fields: Fields, { name, explanation }: Row): string[] => {
  const { score, breakdown, arithmetic } = explanation
  const at = `${fields['keyword']} / ${name}: ${arithmetic}`
  const sum = breakdown.reduce((total, { effect }) => total + tenths(effect), 0)
  const told = [...arithmetic.matchAll(/(−)? ?(\d+(?:\.\d+)?)(?=（| |$)/gu)].map(
    ([, minus, digits]) => (minus ? -1 : 1) * tenths(Number(digits)),
  )
  const shown = told.slice(0, -1).reduce((total, one) => total + one, 0)
  return [
    ...(sum === tenths(score) ? [] : [`${at} parts ${sum / 10}, score ${score}`]),
    ...(shown === tenths(score) && told.at(-1) === tenths(score) ? [] : [`${at} line ${shown / 10}`]),
    ...breakdown
      .filter(part => /为[，；]|“”|为$|（）/u.test(part.sentence))
      .map(part => `${at} ${part.sentence}`),
    ...breakdown.filter(part => tenths(part.effect) / 10 !== part.effect).map(part => `${at} ${part.effect}`),
  ]
}

export interface BreakdownCount {
  readonly answers: number
  readonly abouts: ReadonlySet<string>
  readonly faults: readonly string[]
}

/** Asks every question over the wire and adds up each answer again. */
export const recompute = async (
  server: TestServer,
  questions: readonly Fields[],
): Promise<BreakdownCount> => {
  const headers = await server.login('member')
  const abouts = new Set<string>()
  const faults: string[] = []
  let answers = 0
  for (const fields of questions) {
    const { code, data } = await server.post(
      '/api/sanction/search',
      { ...fields, pageSize: '20' },
      { headers },
    )
    if (code !== 200) faults.push(`${fields['keyword']}: ${code}`)
    for (const row of (data as unknown as { data?: readonly Row[] }).data ?? []) {
      answers++
      for (const { about } of row.explanation.breakdown) abouts.add(about)
      faults.push(...faultsOf(fields, row))
    }
  }
  return { answers, abouts, faults }
}
