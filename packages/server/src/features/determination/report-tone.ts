import type { determineLicence as call } from '@maojian/contract/calls/determination'
import type * as z from 'zod'

type Reply = z.output<typeof call.reply>

/** Colour of an outcome in a document, by the same risk as on the screen; "nothing found" is green only where the lists were real. */
export const riskTone = ({
  outcome,
  riskLevel,
  endUser,
}: Pick<Reply, 'outcome' | 'riskLevel' | 'endUser'>): 'red' | 'orange' | 'green' => {
  if (outcome === 'prohibited' || riskLevel === 1) return 'red'
  const isClear = outcome === 'no_licence_required' && riskLevel === 0 && endUser.warning === ''
  return isClear ? 'green' : 'orange'
}
