import type { downloadSanctionDetail as call } from '@maojian/contract/calls/sanction-detail'
import { createHash } from 'node:crypto'
import { needUser } from '../../http/context.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { answerDocument } from '../rendering/entry.ts'
import { detailModel } from './detail-model.ts'
import { getSanctionDetail } from './get-sanction-detail.ts'

/** The detail page as a document: same verb, same words. */
export const downloadSanctionDetail: Verb<typeof call> = async (
  context,
  { id, format },
): Promise<RawAnswer> => {
  const found = await getSanctionDetail(context, { id })
  const digest = createHash('sha256').update(JSON.stringify(found)).digest('hex')
  return answerDocument(context, {
    key: `party ${digest}`,
    name: `名单主体-${found.id}`,
    format,
    model: () =>
      detailModel(found, { digest, operator: needUser(context).loginName, createdAt: context.now }),
  })
}
