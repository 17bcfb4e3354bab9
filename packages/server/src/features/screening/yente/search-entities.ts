import type { searchEntities as call } from '@maojian/contract/calls/yente'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { mostHits, type Subject } from '@maojian/screening'
import type * as z from 'zod'
import { needIndex } from '../../../http/context.ts'
import type { Verb } from '../../../http/route.ts'
import { listWords } from '../../source/entry.ts'
import { screenSubject } from '../screen-subject.ts'
import { datasetLists, warningOf } from './dataset.ts'
import { entityWire } from './entity-wire.ts'
import { typeOfSchema } from './example-subject.ts'
import { relatedNames, relatedWarning } from './related-names.ts'

type Facet = z.output<typeof call.reply>['facets'][string]

const facetOf = (label: string, names: readonly string[], nameZh: (name: string) => string): Facet => {
  const groups = [...Map.groupBy(names, name => name)].map(([name, all]) => ({
    name,
    label: nameZh(name),
    count: all.length,
  }))
  return { label, values: groups.sort((a, b) => b.count - a.count) }
}

const facetsOf = (subjects: readonly Subject[]): Record<string, Facet> => ({
  countries: facetOf(
    '国家/地区',
    subjects.flatMap(subject => subject.countries.map(code => code.toLowerCase())),
    code => countryNameZh(code.toUpperCase()),
  ),
  datasets: facetOf(
    '名单',
    subjects.flatMap(subject => [...new Set(subject.entries.map(entry => entry.source))]),
    source => listWords(source).nameZh,
  ),
})

/** Search by a piece of text; facets count the hits that the engine returns at most. */
export const searchEntities: Verb<typeof call> = (context, input) => {
  const index = needIndex(context)
  const lists = datasetLists(index, input.dataset, input.datasets, [])
  const { limit, offset } = input
  const name = input.q.trim()
  const countries = new Set(input.countries.map(code => code.toUpperCase()))
  const keeps = (subject: Subject): boolean =>
    countries.size === 0 || subject.countries.some(code => countries.has(code))
  const asked = { name, type: typeOfSchema(input.schema) }
  const { hits } = screenSubject(index, asked, { lists, keeps, limit: mostHits })
  const kept = hits.map(({ subject }) => subject)
  const related = relatedNames(context, index)([name], kept)
  return {
    related,
    results: kept.slice(offset, offset + limit).map(subject => entityWire(index, subject)),
    facets: facetsOf(kept),
    total: { value: kept.length, relation: 'eq' as const },
    limit,
    offset,
    warning: `${relatedWarning(context, [related])}${warningOf(index, lists, context)}`,
  }
}
