import type { Database } from '../../db/database.ts'
import type { Newcomer } from '../../http/testing.ts'
import { createTestDesk, testRun } from '../../jobs/testing.ts'
import { sealDecisions } from './seal-decisions.ts'
import { sealWaiting } from './seal-waiting-job.ts'
import type { EvidenceServer } from './testing.ts'

export const decidedName = 'Velkorov Shipping Holding'

/** Decisions on hits of the invented lists, and the background that seals them. */
export const testDecisions = (database: Database, evidence: EvidenceServer) => {
  const { server, dataDir } = evidence
  const now = () => server.clock.now
  const post = (path: string, fields: Record<string, unknown>, who: Newcomer) =>
    server.post(`/api/decision/${path}`, fields, { headers: who.headers })
  return {
    post,
    decide: async (who: Newcomer, fields: Record<string, unknown> = {}): Promise<string> => {
      const asked = { name: decidedName, partyId: 'P1', same: 'yes', reason: '注册号相同', ...fields }
      return String((await post('decide', asked, who)).data['id'])
    },
    /** What the background does at the start and every ten minutes, and what it asks for. */
    seal: async (): Promise<void> => {
      const jobs = createTestDesk()
      const place = { db: database.db, config: { dataDir } }
      await sealWaiting({ ...place, jobs }, now)({}, testRun())
      for (const { payload } of jobs.asked)
        await sealDecisions(place, now)(payload as { organisationId: string }, testRun())
    },
  }
}

export type TestDecisions = ReturnType<typeof testDecisions>
