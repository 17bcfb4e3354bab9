import type {
  copyClassification as copyCall,
  saveClassification as saveCall,
} from '@maojian/contract/calls/saved-classification'
import { knownCnCode } from '@maojian/domain/control/china/known-cn-code'
import { formatEccn } from '@maojian/domain/control/code/parse-eccn'
import { isItemFault, readItemCode } from '@maojian/domain/control/code/read-item-code'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { needUnchanged, savedBy } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import { editorsOf } from './editors-of.ts'
import { basisOfToday, savedWire } from './saved-wire.ts'
import {
  changeClassification,
  editedBy,
  findClassification,
  freshClassification,
  insertClassification,
} from './store.ts'
import { keptPath } from './walk-guided-path.ts'

/** As the facts write it; EAR99 is what no entry holds. */
const needEccn = (text: string): string => {
  const item = readItemCode(controlFacts(), text)
  if (isItemFault(item)) throw new Fault(400, `参数 eccn：${item.reason}；未列入清单的填 EAR99`)
  return formatEccn(item)
}

const needCnCode = (text: string): string => {
  if (text === '' || text === '无') return text
  const code = knownCnCode(controlFacts(), text)
  if (code) return code.levels === '' ? code.base : `${code.base}.${code.levels}`
  throw new Fault(400, '参数 cnCode：两用物项清单和公告中没有这一编码，不在其内填“无”')
}

const unreviewed = { state: 'draft', reviewer_id: null, reviewed_at: null, review_reason: '' } as const

const valuesOf = (input: z.output<typeof saveCall.request>, now: Date) => {
  const [eccn, cnCode] = [needEccn(input.eccn), needCnCode(input.cnCode)]
  return {
    name: input.name,
    part_number: input.partNumber,
    eccn,
    cn_code: cnCode,
    reason: input.reason,
    path: JSON.stringify(keptPath(input.answers ?? [])),
    basis: JSON.stringify(basisOfToday(eccn, cnCode)),
    changed_at: now,
    ...unreviewed,
  }
}

type NewRow = Parameters<typeof insertClassification>[1]

const insertOnce = async (context: Context, what: string, asked: object, row: NewRow) => {
  const { db } = context
  const user = needUser(context)
  const made = await madeOnce(context, {
    what,
    asked,
    make: async () => (await insertClassification(db, row)).id,
    find: id => freshClassification(db, user, id),
  })
  return savedWire(db, made)
}

/** A new classification, or a changed one, which is to be reviewed again. */
export const saveClassification: Verb<typeof saveCall> = async (context, input) => {
  const { db, now } = context
  const user = needUser(context)
  const values = valuesOf(input, now)
  if (input.id === undefined) {
    const row = {
      ...savedBy(user),
      ...values,
      id: newId('classification'),
      created_at: now,
      editors: [user.id],
    }
    return insertOnce(context, 'classification', input, row)
  }
  const { id, version } = input
  await findClassification(db, user, id)
  // Without the version that was read, another's change would be overwritten unseen.
  if (version === undefined) throw new Fault(400, '参数 version：修改时请给出读取时的版本号')
  const edited = { ...values, editors: editedBy(user) }
  const changed = await changeClassification(db, user, { id, version, values: edited })
  return needUnchanged(changed && (await savedWire(db, changed)), {
    read: async () => savedWire(db, await findClassification(db, user, id)),
    wire: wire => wire,
  })
}

/** The same classification for another item, on the facts of today. */
export const copyClassification: Verb<typeof copyCall> = async (context, { id }) => {
  const { db, now } = context
  const user = needUser(context)
  const standing = await findClassification(db, user, id)
  const { name, part_number, eccn, cn_code, reason, path } = standing
  const others = standing.state === 'approved' ? [] : editorsOf(standing).filter(one => one !== user.id)
  const copied = { name: `${name}（副本）`, part_number, eccn, cn_code, reason }
  const asked = { id, version: standing.version }
  return insertOnce(context, 'classification copy', asked, {
    ...savedBy(user),
    ...copied,
    ...unreviewed,
    id: newId('classification'),
    path: JSON.stringify(path),
    basis: JSON.stringify(basisOfToday(eccn, cn_code)),
    created_at: now,
    changed_at: now,
    editors: [...others, user.id],
  })
}
