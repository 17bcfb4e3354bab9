import { roles } from '@maojian/contract/roles'
import type { Insertable } from 'kysely'
import { insertOrganisation } from '../organisation/entry.ts'
import { newId } from '../../new-id.ts'
import { putAccount, type Account, type Db } from './store.ts'
import type { AccountTable } from './tables.ts'

type Given = Partial<Insertable<AccountTable>> &
  Pick<AccountTable, 'login_name'> & { readonly created_at: Date }

/** What an organisation is called until its owner names it. */
export const firstName = ({ company, login_name }: Pick<Given, 'company' | 'login_name'>): string =>
  company || `${login_name}的机构`

/**
 * A new basic account, owner of an organisation of its own; undefined when its phone number has one already. The
 * caller's transaction is given up then, and the organisation with it.
 */
export const insertAccount = async (db: Db, given: Given): Promise<Account | undefined> =>
  putAccount(db, {
    id: newId('account'),
    organisation_id: await insertOrganisation(db, firstName(given), given.created_at),
    organisation_role: 'owner',
    organisation_since: given.created_at,
    role: roles.basic,
    profile_complete: false,
    demo: false,
    ...given,
  })
