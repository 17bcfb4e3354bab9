import { addressAlone } from '../address/listed-address.ts'
import type { NamedParty, NameProposal } from './name-proposal.ts'
import { proposeOrganisation } from './propose-organisation.ts'
import { proposePerson } from './propose-person.ts'

const han = /\p{Script=Han}/u

/** Words by which a list speaks of several houses at once: nobody is called so. */
const ofSeveral = /\b(?:including|subsidiary|subsidiaries|branches|formerly|a\.?k\.?a)\b/iu

/**
 * A Chinese name for a party that has none, always marked as made by a machine. Undefined for aircraft, for a party
 * that has a name in characters, and where nothing can be read. It is no name of the party: it is never indexed.
 */
export const proposeChineseName = (party: NamedParty): NameProposal | undefined => {
  if (party.type === '04' || party.names.some(name => han.test(name))) return undefined
  if (party.type === '02') return proposePerson(party)
  // An address has no name: translated word by word it is neither one nor the other.
  const names = party.names.filter(name => !ofSeveral.test(name) && !addressAlone(name))
  return names.length === 0 ? undefined : proposeOrganisation({ ...party, names })
}
