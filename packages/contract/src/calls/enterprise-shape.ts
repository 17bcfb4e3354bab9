import {
  enterpriseFindings,
  enterpriseKindCodes,
  relationKindCodes,
} from '@maojian/domain/vocabulary/enterprise'
import * as z from 'zod'

/** Ids of the graph: E and a number. */
export const enterpriseId = z.string('企业编号有误').regex(/^E\d{1,9}$/, '企业编号有误')

const kind = z.enum(enterpriseKindCodes)
const relationType = z.enum(relationKindCodes)
/** 1 listed now or owned at the threshold, 2 cannot be excluded or delisted, 0 neither. */
export const riskSymbol = z.union([z.literal(0), z.literal(1), z.literal(2)])
/** Why, so that every drawing, table and board marks an enterprise alike. */
export const finding = z.enum(enterpriseFindings)

/** 1 current, 2 related, 3 listed (spec 000 §8). */
const nodeType = z.union([z.literal(1), z.literal(2), z.literal(3)])

export const graphNode = z.object({
  id: z.string(),
  name: z.string(),
  type: nodeType,
  /** 1: the one asked for. */
  start: z.union([z.literal(0), z.literal(1)]),
  /** Distance from the one asked for. */
  level: z.number(),
  /** 1: it has neighbours that are not shown. */
  hasRelation: z.union([z.literal(0), z.literal(1)]),
  kind,
  kindName: z.string(),
  riskSymbol,
  finding,
  sample: z.boolean(),
})

/** What a source says of two parties, with its day. */
const statement = {
  type: relationType,
  typeName: z.string(),
  /** null = nobody tells. */
  percent: z.number().nullable(),
  percentHigh: z.number().nullable(),
  /** 30%, 25%–50%, 比例不明; '' where a share makes no sense. */
  percentText: z.string(),
  role: z.string(),
  amount: z.string(),
  currency: z.string(),
  control: z.string(),
  since: z.string(),
  until: z.string(),
  /** It has ended by the day of the snapshot: shown apart, and nothing is concluded from it. */
  ended: z.boolean(),
  /** Who says so, and on which day. */
  toldBy: z.string(),
  toldOn: z.string(),
}

export const graphEdge = z.object({ id: z.string(), source: z.string(), target: z.string(), ...statement })

/** Model, name, code and colour of a node of the relation map (spec 000 §8). */
const mapEntity = z.object({
  id: z.string(),
  model: z.enum(['Company', 'Bond', 'Person', 'Group', 'Other']),
  name: z.string(),
  code: z.string(),
  color: z.string(),
  /** It is the first, or the second of the two ends. */
  start: z.boolean(),
  end: z.boolean(),
  riskSymbol,
  finding,
  sample: z.boolean(),
})

const mapRelation = z.object({ id: z.string(), start: z.string(), end: z.string(), ...statement })

export const foundPaths = {
  entityList: z.array(mapEntity),
  relationList: z.array(mapRelation),
  /** Ids in order, shortest first. */
  paths: z.array(z.array(z.string())),
  sentences: z.array(z.string()),
  /** More were found than are told. */
  isCut: z.boolean(),
}

/** 0 group, 1 company, 2 bond, 3 person, 5 other (spec 000 §8). */
export const treeNodeType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(5)])

const treeFields = {
  name: z.string(),
  code: z.string(),
  id: z.string(),
  nodeType: treeNodeType,
  riskSymbol,
  finding,
  /** Watched by the caller. */
  attention: z.boolean(),
  /** Strongest symbol among the children. */
  riskMain: riskSymbol,
  hasRecentNews: z.boolean(),
  /** Capital, where it is known. */
  scale: z.string(),
  stockType: z.string(),
  guaranteeJson: z.string(),
  /** Path of ids from the root. */
  rowkey: z.string(),
  /** Children of a group, or groups of an enterprise, whatever is loaded. */
  total: z.number(),
  sample: z.boolean(),
}

const treeLeaf = z.object({
  ...treeFields,
  /** The relation that ties it to its parent, as the source tells it. */
  relation: z.string(),
  relationType: z.string(),
  percent: z.number().nullable(),
  percentHigh: z.number().nullable(),
  control: z.string(),
  since: z.string(),
  until: z.string(),
  ended: z.boolean(),
  toldBy: z.string(),
  toldOn: z.string(),
  children: z.array(z.never()),
})
export const treeGroup = z.object({ ...treeFields, children: z.array(treeLeaf) })
export const treeRoot = z.object({
  ...treeFields,
  /** Relations of the enterprise that have ended. */
  endedNum: z.number(),
  children: z.array(treeGroup),
})
