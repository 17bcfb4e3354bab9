import {
  insertOrganisation,
  lockOrganisations,
  reoccupyOrganisation,
  vacateOrganisation,
} from '../../organisation/entry.ts'
import { membersOf, placeAccount, setOrganisationRole } from '../member-store.ts'
import { firstName } from '../new-account.ts'
import type { Account, Db } from '../store.ts'

/** Gives somebody who leaves an organisation one of his own: the one he was the last to leave, or a new one. */
export const settleAlone = async (db: Db, account: Account, now: Date): Promise<string> => {
  const organisationId =
    (await reoccupyOrganisation(db, account.id)) ?? (await insertOrganisation(db, firstName(account), now))
  await placeAccount(db, account.id, { organisationId, role: 'owner', now })
  return organisationId
}

/** What an account that no longer belongs to an organisation leaves there: an owner, or nobody. */
export const settleOrganisation = async (
  db: Db,
  { organisation_id, id }: Pick<Account, 'organisation_id' | 'id'>,
  now: Date,
): Promise<void> => {
  await lockOrganisations(db, [organisation_id])
  const [first] = (await membersOf(db, organisation_id, now)).filter(one => one.id !== id)
  if (!first) await vacateOrganisation(db, organisation_id, { accountId: id, now })
  else if (first.organisation_role !== 'owner') await setOrganisationRole(db, first.id, 'owner')
}
