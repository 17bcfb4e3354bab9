import type { downloadClassification as call } from '@maojian/contract/calls/saved-classification'
import { createHash } from 'node:crypto'
import { needUser } from '../../http/context.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { answerDocument } from '../rendering/entry.ts'
import { recordModel } from './record-model.ts'
import { savedWire } from './saved-wire.ts'
import { findClassification } from './store.ts'

export const downloadRecord: Verb<typeof call> = async (context, { id, format }): Promise<RawAnswer> => {
  const user = needUser(context)
  const row = await findClassification(context.db, user, id)
  const saved = await savedWire(context.db, row)
  const digest = createHash('sha256')
    .update(JSON.stringify({ saved, basis: row.basis }))
    .digest('hex')
  return answerDocument(context, {
    key: `classification ${digest}`,
    name: `物项分类记录-${saved.name}-${saved.eccn}`,
    format,
    model: () =>
      recordModel(saved, {
        operator: user.loginName,
        digest,
        createdAt: context.now,
        lines: row.basis.lines,
      }),
  })
}
