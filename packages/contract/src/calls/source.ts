import * as z from 'zod'
import { defineCall } from '../call.ts'
import { forCompliance } from '../roles.ts'
import { wireInt } from '../wire.ts'

/** Health of every list source: nothing disappears silently. */
export const listSources = defineCall({
  method: 'GET',
  path: '/api/source/list',
  summary: '名单来源与版本状态',
  access: 'public',
  request: z.object({}),
  reply: z.object({
    snapshotId: z.string(),
    publishedAt: z.string(),
    index: z.object({
      /** Whether answers come from the editions that stand; while they do not, the index is being rebuilt. */
      state: z.enum(['current', 'outdated', 'broken', 'none']),
      /** What a reader should know; '' when all is well. */
      message: z.string(),
    }),
    partyCount: z.number(),
    entryCount: z.number(),
    nameCount: z.number(),
    sources: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        shortName: z.string(),
        publisher: z.string(),
        country: z.string(),
        countryCn: z.string(),
        kind: z.string(),
        effect: z.string(),
        homepage: z.string(),
        licence: z.string(),
        /** green fresh, amber late or last check failed, red stale, grey never imported. */
        health: z.enum(['green', 'amber', 'red', 'grey']),
        healthReason: z.string(),
        starterData: z.boolean(),
        editionDate: z.string(),
        fetchedAt: z.string(),
        lastCheck: z.string(),
        nextCheck: z.string(),
        entryCount: z.number(),
        added: z.number(),
        removed: z.number(),
        changed: z.number(),
        /** The list came for the first time: what is in it is new to us alone. */
        first: z.boolean(),
        /** Entries after each of the last editions, oldest first. */
        history: z.array(z.object({ day: z.string(), entries: z.number() })),
        formats: z.array(z.string()),
        /** SHA-256 of its own official files, with a blank between two; '' where not known. */
        digest: z.string(),
      }),
    ),
  }),
})

/** At most so many editions of a period; `count` says how many there were. */
export const mostChanges = 500

/** What each new edition of the period brought and took; newest first. */
export const listChanges = defineCall({
  method: 'GET',
  path: '/api/source/changes',
  summary: '一段时间内各名单的变化',
  access: forCompliance,
  request: z.object({ days: wireInt(1, 366).default(30) }),
  reply: z.object({
    /** First and last day of the period. */
    from: z.string(),
    to: z.string(),
    count: z.number(),
    added: z.number(),
    removed: z.number(),
    changed: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        source: z.string(),
        name: z.string(),
        countryCn: z.string(),
        editionDate: z.string(),
        fetchedAt: z.string(),
        entryCount: z.number(),
        /** The first edition of its part: everything in it is new to us, nothing changed at the authority. */
        first: z.boolean(),
        added: z.number(),
        removed: z.number(),
        changed: z.number(),
      }),
    ),
  }),
})
