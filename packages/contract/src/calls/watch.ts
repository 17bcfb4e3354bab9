import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes, searchLimits, searchTexts } from '../limits.ts'
import { blankable, keyOf, wireInt } from '../wire.ts'
import { hitState, partyType, subtypeList } from './hit-shape.ts'

export const watchKinds = {
  search: '检索',
  party: '名单主体',
  batch: '批量筛查',
  report: '项目报告',
  list: '名单',
} as const
export type WatchKind = keyof typeof watchKinds

export const watchStates = {
  filling: '准备中',
  active: '监控中',
  paused: '已暂停',
  failed: '未能准备',
} as const
export type WatchState = keyof typeof watchStates

export const changeCauses = {
  list: '名单变化',
  decision: '本机构判定变化',
  listAndDecision: '名单变化和本机构判定变化',
  engine: '检索引擎更新',
} as const

const kindOf = keyOf(watchKinds)
/** What keeps 'nothing found' on the lists of now from being a conclusion; '' where nothing does. */
const warning = z.string()
const id = z.string('缺少监控编号').regex(/^W[0-9a-f]{24}$/, '监控编号有误')

export const watch = z.object({
  id: z.string(),
  kind: kindOf,
  kindName: z.string(),
  title: z.string(),
  state: keyOf(watchStates),
  stateName: z.string(),
  /** Since when and why it could not be screened again, as a sentence; '' where what it says is of today. */
  unscreened: z.string(),
  /** Page of ours that shows what is watched; '' where there is none. */
  link: z.string(),
  subjects: z.number(),
  hits: z.number(),
  possible: z.number(),
  /** 1 hit, 2 possible, 0 nothing found, 9 not screened yet or no verdict (a list). */
  verdict: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(9)]),
  verdictName: z.string(),
  /** What the enterprise graph says beside the lists that are watched, as a sentence; '' where it says nothing. */
  related: z.string(),
  snapshotId: z.string(),
  checkedAt: z.string(),
  changedAt: z.string(),
  author: z.string(),
  createdAt: z.string(),
  version: z.number(),
})

const hit = z.object({
  party: z.string(),
  name: z.string(),
  nameZh: z.string(),
  score: z.number(),
  state: hitState,
  stateName: z.string(),
  lists: z.string(),
})

export type WatchedHitState = z.output<typeof hit>['state']

const standing = z.object({
  verdict: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(9)]),
  verdictName: z.string(),
  /** At most ten, best first. */
  hits: z.array(hit),
  count: z.number(),
})

export const watchChange = z.object({
  id: z.string(),
  subject: z.string(),
  reference: z.string(),
  at: z.string(),
  snapshotId: z.string(),
  cause: keyOf(changeCauses),
  causeName: z.string(),
  /** What changed, in one sentence. */
  words: z.string(),
  before: standing,
  after: standing,
  /** Entries that differ between the two snapshots and had a part in it. */
  entries: z.array(
    z.object({
      party: z.string(),
      name: z.string(),
      source: z.string(),
      list: z.string(),
      reference: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      changeName: z.string(),
    }),
  ),
})

/** Whether it was there already: the same thing is watched once. */
const added = z.object({ watch, added: z.boolean(), warning })

const keyword = z
  .string(searchTexts.empty)
  .trim()
  .min(1, searchTexts.empty)
  .refine(text => [...text].length >= searchLimits.min, searchTexts.tooShort)
  .refine(text => [...text].length <= searchLimits.max, searchTexts.tooLong)

export const watchSearch = defineCall({
  method: 'POST',
  path: '/api/watch/add/search',
  summary: '监控一次检索：名单更新后按同样条件重新筛查；当场筛查一次，计入检索次数',
  access: 'session',
  quota: 'search',
  request: z.object({
    keyword,
    type: blankable(partyType),
    subType: subtypeList,
    country: z.string().trim().max(60).optional(),
    birthDate: z.string().trim().max(10).optional(),
  }),
  reply: added,
})

export const watchParty = defineCall({
  method: 'POST',
  path: '/api/watch/add/party',
  summary: '监控一个名单主体：其条目新增、移除或措施变化时提醒',
  access: 'session',
  request: z.object({ partyId: z.string('缺少主体编号').min(1, '缺少主体编号').max(64) }),
  reply: added,
})

export const watchBatch = defineCall({
  method: 'POST',
  path: '/api/watch/add/batch',
  summary: '监控一个已完成批次的全部对象',
  access: 'session',
  request: z.object({ id: z.string('缺少批次编号').min(1, '缺少批次编号').max(64) }),
  reply: added,
})

export const watchSource = defineCall({
  method: 'POST',
  path: '/api/watch/add/list',
  summary: '订阅一份名单的新增、移除与变更',
  access: 'session',
  request: z.object({ source: z.string('缺少名单编号').min(1, '缺少名单编号').max(60) }),
  reply: added,
})

export const listWatches = defineCall({
  method: 'GET',
  path: '/api/watch/list',
  summary: '本机构的监控',
  access: 'session',
  request: z.object({
    keyword: z.string().trim().max(300).optional(),
    kind: blankable(kindOf),
    state: blankable(z.enum(['active', 'paused'])),
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({
    data: z.array(watch),
    count: z.number(),
    /** Whether the subjects of frozen reports are watched. */
    reports: z.boolean(),
    warning,
  }),
})

/** Who watches the same already: for the buttons of other pages. */
export const findWatch = defineCall({
  method: 'GET',
  path: '/api/watch/find',
  summary: '某一主体、批次或名单是否已在监控',
  access: 'session',
  request: z.object({ kind: z.enum(['party', 'batch', 'list']), target: z.string().max(64) }),
  reply: z.object({ id: z.string() }),
})

export const watchDetail = defineCall({
  method: 'GET',
  path: '/api/watch/detail',
  summary: '一项监控及其结论变化',
  access: 'session',
  request: z.object({
    id,
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 100).default(pageSizes.list),
  }),
  reply: z.object({ watch, changes: z.array(watchChange), count: z.number(), warning }),
})

/** How far back a changed verdict is still called recent. */
export const recentDays = 90

/** What changed lists did to the verdicts of what is watched: for the warning page and the desk. */
export const listAffected = defineCall({
  method: 'GET',
  path: '/api/watch/affected',
  summary: `近 ${recentDays} 天内，各名单的变化使本机构哪些项目、批次、检索或主体的结论改变`,
  access: 'session',
  request: z.object({}),
  reply: z.object({
    /** Since when, YYYY-MM-DD. */
    since: z.string(),
    /** Watched subjects whose verdict changed, whatever list did it. */
    count: z.number(),
    lists: z.array(
      z.object({
        source: z.string(),
        list: z.string(),
        /** Newest first, each watch once. */
        watches: z.array(
          z.object({
            id: z.string(),
            kind: kindOf,
            kindName: z.string(),
            title: z.string(),
            /** Page of ours that shows what is watched. */
            link: z.string(),
            /** The newest change: who, what became of him, when. */
            subject: z.string(),
            words: z.string(),
            at: z.string(),
            /** How many of its subjects changed by this list. */
            subjects: z.number(),
          }),
        ),
      }),
    ),
  }),
})

export const pauseWatch = defineCall({
  method: 'POST',
  path: '/api/watch/pause',
  summary: '暂停或恢复监控；他人已先更改时答 204',
  access: 'session',
  request: z.object({
    id,
    paused: z.coerce.number().int().min(0).max(1),
    version: wireInt(1, 1_000_000),
  }),
  reply: watch,
})

export const removeWatch = defineCall({
  method: 'POST',
  path: '/api/watch/remove',
  summary: '取消监控并删除其变化记录',
  access: 'session',
  request: z.object({ id }),
  reply: z.object({}),
})

export const setWatchPolicy = defineCall({
  method: 'POST',
  path: '/api/watch/policy',
  summary: '项目报告定稿后是否自动监控其中的主体（所有者）',
  access: 'session',
  request: z.object({ reports: z.coerce.number().int().min(0).max(1) }),
  reply: z.object({ reports: z.boolean() }),
})
