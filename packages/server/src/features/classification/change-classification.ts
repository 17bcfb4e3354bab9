import { classificationStates } from '@maojian/contract/calls/saved-classification'
import type {
  listClassifications as listCall,
  recheckClassification as recheckCall,
  removeClassification as removeCall,
  reviewClassification as reviewCall,
} from '@maojian/contract/calls/saved-classification'
import { needUser, type Context, type SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { audit } from '../account/entry.ts'
import { needUnchanged } from '../organisation/entry.ts'
import { editorsOf } from './editors-of.ts'
import { basisOfToday, savedWire, savedWires, type SavedWire } from './saved-wire.ts'
import {
  changeClassification,
  deleteClassification,
  editedBy,
  findClassification,
  findClassifications,
  type ClassificationChange,
} from './store.ts'

export const listClassifications: Verb<typeof listCall> = async (context, asked) => {
  const user = needUser(context)
  const { rows, count } = await findClassifications(context.db, user, asked)
  const wires = await savedWires(context.db, rows)
  const data = wires.map((wire, at) => ({
    ...wire,
    mayReview: reviews(user) && !editorsOf(rows[at]!).includes(user.id),
  }))
  return { data, count }
}

const reviews = ({ organisationRole }: SessionUser): boolean =>
  organisationRole === 'owner' || organisationRole === 'reviewer'

const change = async (context: Context, asked: ClassificationChange): Promise<SavedWire> => {
  const { db } = context
  const user = needUser(context)
  const row = await changeClassification(db, user, asked)
  return needUnchanged(row && (await savedWire(db, row)), {
    read: async () => savedWire(db, await findClassification(db, user, asked.id)),
    wire: wire => wire,
  })
}

/** The second pair of eyes: not those of who wrote or changed it, and of somebody who reviews. */
export const reviewClassification: Verb<typeof reviewCall> = async (context, asked) => {
  const user = needUser(context)
  if (!reviews(user)) throw new Fault(403, '只有所有者或复核人可以复核物项分类')
  const standing = await findClassification(context.db, user, asked.id)
  if (editorsOf(standing).includes(user.id))
    throw new Fault(403, '不能复核自己的分类或自己改动过的分类，请由另一位成员复核')
  const { id, version, decision, reason } = asked
  const reviewed = { reviewer_id: user.id, reviewed_at: context.now, review_reason: reason }
  const wire = await change(context, { id, version, values: { ...reviewed, state: decision } })
  await audit(context, 'classification.reviewed', user.id, {
    name: wire.name,
    decision: classificationStates[decision],
  })
  return wire
}

/** The classification stands on the facts of today as well: somebody has looked, and it is to be reviewed again. */
export const recheckClassification: Verb<typeof recheckCall> = async (context, { id, version }) => {
  const user = needUser(context)
  const { eccn, cn_code } = await findClassification(context.db, user, id)
  return change(context, {
    id,
    version,
    values: {
      basis: JSON.stringify(basisOfToday(eccn, cn_code)),
      changed_at: context.now,
      editors: editedBy(user),
      state: 'draft',
      reviewer_id: null,
      reviewed_at: null,
      review_reason: '',
    },
  })
}

export const removeClassification: Verb<typeof removeCall> = async (context, { id }) => {
  const user = needUser(context)
  const { name } = await findClassification(context.db, user, id)
  if (!(await deleteClassification(context.db, user, id))) throw new Fault(404)
  await audit(context, 'classification.removed', user.id, { name })
  return {}
}
