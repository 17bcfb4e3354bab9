import type { listPartyNews as call } from '@maojian/contract/calls/article'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { isEnterpriseId, storedEnterprise } from '../enterprise/entry.ts'
import { chinaNotices, partyNames, viewParty } from '../sanction/entry.ts'
import { foldedName } from './folded-names.ts'
import { newsNaming } from './news-store.ts'
import { newsRow, noticeRow } from './news-wire.ts'

/** News that name an enterprise of the graph; no list holds it, so no notice does. */
const newsOfEnterprise = async (context: Context, id: string) => {
  const one = await storedEnterprise(context, id)
  if (!one) throw new Fault(404)
  return (await newsNaming(context.db, [...new Set(one.names.map(foldedName))])).map(newsRow)
}

/** News that name a party by one of its names, and the notices of the lists that hold it. */
export const listPartyNews: Verb<typeof call> = async (context, { id }) => {
  if (isEnterpriseId(id)) return { data: await newsOfEnterprise(context, id) }
  const view = await viewParty(context, id)
  const names = [...new Set(partyNames(view).map(({ text }) => foldedName(text)))]
  const stored = await newsNaming(context.db, names)
  const onChinese = view.entries.some(({ source }) => source.startsWith('cn-'))
  const notices = (onChinese ? await chinaNotices(context) : []).filter(({ entityMeasureList }) =>
    entityMeasureList.some(one => one.id === view.party.id),
  )
  const rows = [...stored.map(newsRow), ...notices.map(noticeRow)]
  return { data: rows.toSorted((a, b) => b.publishTime.localeCompare(a.publishTime)) }
}
