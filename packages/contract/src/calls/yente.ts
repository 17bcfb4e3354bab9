import * as z from 'zod'
import { defineCall } from '../call.ts'
import { batchLimits } from '../limits.ts'

/** Query parameters may come once or many times. */
const many = z.preprocess(
  value => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
  z.array(z.string().max(200)).max(200),
)

const texts = z.preprocess(
  value =>
    (Array.isArray(value) ? value : [value]).filter(one => one !== null && one !== undefined).map(String),
  z.array(z.string().max(1000)).max(100),
)

const dataset = z.string().max(100)

const unit = (fallback: number) => z.coerce.number().min(0).max(1).default(fallback)

const example = z.object({
  id: z.string().max(200).optional(),
  schema: z.string().max(60),
  properties: z.record(z.string(), texts),
})

/** The same, as it is told back. */
const asked = z.object({ ...example.shape, properties: z.record(z.string(), z.array(z.string())) })

const entity = z.object({
  id: z.string(),
  caption: z.string(),
  schema: z.string(),
  properties: z.record(z.string(), z.array(z.string())),
  datasets: z.array(z.string()),
  referents: z.array(z.string()),
  target: z.boolean(),
  first_seen: z.string().nullable(),
  last_seen: z.string().nullable(),
  last_change: z.string().nullable(),
})

const scored = z.object({
  ...entity.shape,
  score: z.number(),
  features: z.record(z.string(), z.number()),
  match: z.boolean(),
  /** Ours: the sentence that explains the match, in Chinese. */
  reason: z.string(),
})

/** Ours: what keeps 'no results' from being a conclusion (samples, old editions), in Chinese; '' where nothing does. */
const warningOfLists = z.string()

/**
 * Ours: names that were asked for of which the enterprise graph holds companies tied to a listed party (1 held to a
 * threshold, 2 otherwise); they are on no list, so no result. Empty where there are none.
 */
const related = z.array(z.object({ name: z.string(), level: z.literal([1, 2]), reason: z.string() }))

const total = z.object({ value: z.number(), relation: z.literal('eq') })

/** The default threshold is our own 'possible'; a cutoff below it also brings near names, from .60 on, which never match. */
const defaultThreshold = 0.8

export const matchEntities = defineCall({
  method: 'POST',
  path: '/yente/match/:dataset',
  summary: '按样例匹配（与 yente 的 /match 相同），一次最多 100 个',
  access: 'session',
  quota: 'search',
  apiKey: true,
  answers: 'plain',
  request: z.object({
    dataset,
    queries: z.record(z.string().max(200), example),
    limit: z.coerce.number().int().min(1).max(500).default(5),
    threshold: unit(defaultThreshold),
    cutoff: unit(defaultThreshold),
    include_dataset: many,
    exclude_dataset: many,
    exclude_schema: many,
    exclude_entity_ids: many,
  }),
  reply: z.object({
    responses: z.record(
      z.string(),
      z.object({ status: z.number(), results: z.array(scored), related, total, query: asked }),
    ),
    matcher: z.record(
      z.string(),
      z.object({ description: z.string(), coefficient: z.number(), url: z.string() }),
    ),
    limit: z.number(),
    warning: warningOfLists,
  }),
})

const facet = z.object({
  label: z.string(),
  values: z.array(z.object({ name: z.string(), label: z.string(), count: z.number() })),
})

export const searchEntities = defineCall({
  method: 'GET',
  path: '/yente/search/:dataset',
  summary: '按文本检索（与 yente 的 /search 相同）',
  access: 'session',
  quota: 'search',
  apiKey: true,
  answers: 'plain',
  request: z.object({
    dataset,
    q: z.string().max(batchLimits.cell).default(''),
    schema: z.string().max(60).default('Thing'),
    countries: many,
    datasets: many,
    limit: z.coerce.number().int().min(0).max(500).default(10),
    offset: z.coerce.number().int().min(0).max(9499).default(0),
  }),
  reply: z.object({
    results: z.array(entity),
    related,
    facets: z.record(z.string(), facet),
    total,
    limit: z.number(),
    offset: z.number(),
    warning: warningOfLists,
  }),
})

export const getEntity = defineCall({
  method: 'GET',
  path: '/yente/entities/:id',
  summary: '取一个主体（与 yente 的 /entities 相同）',
  access: 'session',
  quota: 'detail',
  apiKey: true,
  answers: 'plain',
  request: z.object({ id: z.string().max(64) }),
  reply: entity,
})

export const yenteHealth = defineCall({
  method: 'GET',
  path: '/yente/healthz',
  summary: '能否检索',
  access: 'public',
  answers: 'plain',
  request: z.object({}),
  reply: z.object({ status: z.string(), warning: warningOfLists }),
})

export const getCatalog = defineCall({
  method: 'GET',
  path: '/yente/catalog',
  summary: '可检索的名单（与 yente 的 /catalog 相同）',
  access: 'public',
  answers: 'plain',
  request: z.object({}),
  reply: z.object({
    datasets: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        summary: z.string(),
        url: z.string(),
        load: z.boolean(),
        version: z.string(),
        index_version: z.string(),
        index_current: z.boolean(),
        children: z.array(z.string()),
      }),
    ),
    current: z.array(z.string()),
    outdated: z.array(z.string()),
    index_stale: z.boolean(),
  }),
})
