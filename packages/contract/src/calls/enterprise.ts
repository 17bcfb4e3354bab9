import * as z from 'zod'
import { defineCall } from '../call.ts'
import { enterpriseLimits, pageSizes } from '../limits.ts'
import { forAdministrators } from '../roles.ts'
import { blankable, wireInt } from '../wire.ts'
import {
  enterpriseId,
  finding,
  foundPaths,
  graphEdge,
  graphNode,
  riskSymbol,
  treeGroup,
  treeNodeType,
  treeRoot,
} from './enterprise-shape.ts'
import { traceOwnership } from './ownership.ts'

const relationId = z.string().regex(/^E\d{1,9}-E\d{1,9}$/, 'relationId 有误')
const hops = wireInt(1, enterpriseLimits.hops).default(enterpriseLimits.hops)
/** 1: relations that have ended, too. */
const ended = blankable(wireInt(0, 1))
const offset = wireInt(0, 10_000_000).default(0)

/** Every way between an enterprise and the listed party behind it (spec 000 §8). */
export const mapRelation = defineCall({
  method: 'POST',
  path: '/api/sanction/relation/map',
  summary: '关系图谱：企业与名单主体之间的全部路径',
  access: 'session',
  request: z.object({ relationId, hops }),
  reply: z.object({
    startId: z.string(),
    endId: z.string(),
    startName: z.string(),
    endName: z.string(),
    startNameCn: z.string(),
    endNameCn: z.string(),
    sample: z.boolean(),
    relationMap: z.object(foundPaths),
  }),
})

/** Neighbours by distance; with cpyId those of one node, the next ones from `offset`. */
export const expandGraph = defineCall({
  method: 'POST',
  path: '/api/sanction/detail/graph/conduct/level',
  summary: '关联图谱：按层级展开',
  access: 'session',
  request: z.object({
    startCpyId: enterpriseId,
    level: wireInt(1, 3).default(1),
    cpyId: blankable(enterpriseId),
    type: blankable(wireInt(1, 3)),
    ended,
    offset,
  }),
  reply: z.object({
    type: z.number(),
    level: z.number(),
    nodes: z.array(graphNode),
    edges: z.array(graphEdge),
    /** Neighbours of the node asked for, those not shown, and where the next ones begin. */
    total: z.number(),
    more: z.number(),
    nextOffset: z.number(),
    /** Relations of the enterprise that have ended. */
    endedNum: z.number(),
  }),
})

export const searchEnterprises = defineCall({
  method: 'POST',
  path: '/api/cpy/search/quick',
  summary: '企业与债券快速检索（名称开头或编码）',
  access: 'session',
  request: z.object({
    searchKey: z.string().trim().min(2, '至少输入两个字符').max(200, '最多 200 个字符'),
    /** 1 company, 2 bond. */
    type: wireInt(1, 2).default(1),
  }),
  reply: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      type: z.union([z.literal(1), z.literal(2)]),
      sample: z.boolean(),
    }),
  ),
})

export const findPaths = defineCall({
  method: 'POST',
  path: '/api/cpy/bond/relation',
  summary: '企业、债券之间的关联路径',
  access: 'session',
  request: z.object({ start: enterpriseId, end: enterpriseId, hops }),
  reply: z.object(foundPaths),
})

export const listRelations = defineCall({
  method: 'POST',
  path: '/api/graph/detail',
  summary: '借款、担保明细',
  access: 'session',
  request: z.object({
    /** Joined with commas. */
    ids: z.preprocess(
      text => (typeof text === 'string' ? text.split(',').filter(id => id !== '') : text),
      z.array(enterpriseId).min(1, '缺少企业编号').max(100, '最多 100 个编号'),
    ),
    relationType: z.enum(['BORROW', 'WARRANT'], 'relationType 应为 BORROW 或 WARRANT'),
    page: wireInt(1, 10_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        startId: z.string(),
        startName: z.string(),
        endId: z.string(),
        endName: z.string(),
        amount: z.string(),
        currency: z.string(),
        date: z.string(),
        source: z.string(),
      }),
    ),
    count: z.number(),
  }),
})

export const describeNode = defineCall({
  method: 'POST',
  path: '/api/info/detai/newsGraph/nodeinfo',
  summary: '图谱节点：资讯、关联、债券、人员数量',
  access: 'session',
  request: z.object({
    code: enterpriseId,
    name: z.string().max(500).default(''),
    type: blankable(wireInt(1, 2)),
  }),
  reply: z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    type: z.union([z.literal(1), z.literal(2)]),
    kindName: z.string(),
    /** Linked news of 365 days. */
    newsNum: z.number(),
    /** Direct relations. */
    allNum: z.number(),
    bondNum: z.number(),
    /** Issuer of a bond; of a company how many serve it. */
    pubPeople: z.string(),
    country: z.string(),
    status: z.string(),
    riskSymbol,
    finding,
    relationId: z.string(),
    /** The listed party that it is, '' where it is none. */
    partyId: z.string(),
    /** Listed parties of that very name, nobody having said yet whether they are the same. */
    namesakes: z.array(z.object({ partyId: z.string(), name: z.string(), lists: z.string() })),
    sample: z.boolean(),
  }),
})

/** Root of the business tree with its groups, each with its first children. */
export const guidedGraph = defineCall({
  method: 'POST',
  path: '/api/cpy/detail/guidedGraph',
  summary: '企业关系树：分组与第一层',
  access: 'session',
  request: z.object({
    anyCpyNo: enterpriseId,
    /** 1: only what carries a risk, and what leads to it. */
    riskOnly: blankable(wireInt(0, 1)),
    ended,
  }),
  reply: treeRoot,
})

export const guidedGraphOne = defineCall({
  method: 'POST',
  path: '/api/cpy/detail/guidedGraphOne',
  summary: '企业关系树：某一节点的下一层',
  access: 'session',
  request: z.object({
    anyCpyNo: enterpriseId,
    nodeType: blankable(z.coerce.number().pipe(treeNodeType)),
    /** One group only, from `offset`: the rest of a long one. */
    group: blankable(z.string().max(20)),
    offset,
    riskOnly: blankable(wireInt(0, 1)),
    ended,
    /** Path of ids of the node in the tree that is open. */
    rowkey: z.string().max(2000).default(''),
  }),
  reply: z.array(treeGroup),
})

export const compareIndustries = defineCall({
  method: 'GET',
  path: '/api/industrialChainCompared',
  summary: '产业链对比：各行业企业、列名与关联数',
  access: 'session',
  request: z.object({}),
  reply: z.array(
    z.object({
      industryCode: z.string(),
      industryName: z.string(),
      total: z.number(),
      listed: z.number(),
      related: z.number(),
      /** Listed and related ones before. */
      previous: z.number(),
    }),
  ),
})

export const countListedByCountry = defineCall({
  method: 'GET',
  path: '/api/chain/map/statistics',
  summary: '各国家和地区的列名主体数',
  access: 'session',
  request: z.object({}),
  reply: z.array(
    z.object({ countryId: z.string(), country: z.string(), count: z.number(), newCount: z.number() }),
  ),
})

/** Whether listed parties stand behind a stored enterprise, under each regime's rule of the day. */
export const traceEnterprise = defineCall({
  method: 'POST',
  path: '/api/enterprise/ownership',
  summary: '企业股权穿透：按各制度规则核查已收录的股权数据',
  access: 'session',
  apiKey: true,
  request: z
    .object({
      id: blankable(enterpriseId),
      name: z.string().trim().max(300, '最多 300 个字符').default(''),
      date: blankable(z.iso.date('应为真实的日期 yyyy-MM-dd')),
    })
    .refine(({ id, name }) => id !== undefined || name !== '', '请填写企业编号或名称'),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    date: z.string(),
    /** The graph holds shares of it; without, nothing can be said. */
    held: z.boolean(),
    note: z.string(),
    sample: z.boolean(),
    snapshotId: z.string(),
    /** Others of the same name. */
    others: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Listed parties behind it, by the names that the paths use. */
    listed: z.array(z.object({ id: z.string(), name: z.string(), partyId: z.string(), lists: z.string() })),
    regimes: traceOwnership.reply.shape.regimes,
  }),
})

export const judgeLink = defineCall({
  method: 'POST',
  path: '/api/admin/enterprise/link',
  summary: '确认或否认企业与名单主体为同一主体',
  access: forAdministrators,
  request: z.object({
    id: enterpriseId,
    partyId: z.string().min(1, '缺少名单主体编号').max(64),
    /** 1 the same, 0 another. */
    same: wireInt(0, 1),
    reason: z.string().trim().min(1, '请填写理由').max(500, '理由最多 500 个字符'),
  }),
  reply: z.object({ jobId: z.string() }),
})
