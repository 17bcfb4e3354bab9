import { membersOf } from './member-store.ts'
import type { Db } from './store.ts'

/** Who hears of saved work: its author while he is a member, else the owner of the organisation. */
export const readersOf = async (
  db: Db,
  { organisation_id, author_id }: { readonly organisation_id: string; readonly author_id: string },
  now: Date,
): Promise<string[]> => {
  const members = await membersOf(db, organisation_id, now)
  const author = members.find(member => member.id === author_id)
  const owner = members.find(member => member.organisation_role === 'owner')
  const reader = author ?? owner
  return reader ? [reader.id] : []
}

/** The owner of an organisation; none of one that nobody belongs to. */
export const ownerOf = async (db: Db, organisationId: string, now: Date): Promise<string[]> =>
  (await membersOf(db, organisationId, now))
    .filter(member => member.organisation_role === 'owner')
    .map(member => member.id)
