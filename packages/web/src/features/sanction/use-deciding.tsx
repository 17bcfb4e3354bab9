import { decideHit, listDecisions } from '@maojian/contract/calls/decision'
import { searchSanctions } from '@maojian/contract/calls/sanction'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import type { TypedDecision } from '../../ui/form/decision-fields.tsx'
import { useKeptState } from '../../ui/form/use-kept-state.ts'
import type { DecidedParty } from './decided-party.ts'
import { DecisionDialog, type Deciding } from './decision-dialog.tsx'
import type { AskedParty, Decision } from './hit.ts'

/** The dialog of a listed party: what is typed in it outlives its closing and a reload, until it is saved. */
export const useDeciding = (party: DecidedParty, asked: AskedParty) => {
  const [state, setState] = useState<'away' | 'open' | 'closing'>('away')
  const [typed, onTyped] = useKeptState<Partial<TypedDecision>>(`decision.${asked.name}.${party.id}`, {})
  const onClose = () => setState('closing')
  const decide = useAction<Deciding, Decision>({
    act: (send, fields) => send(decideHit, { ...asked, ...fields, partyId: party.id }, { placed: true }),
    changes: [searchSanctions, listDecisions],
    onDone: () => {
      onTyped({})
      onClose()
    },
  })
  const dialog = state !== 'away' && (
    <DecisionDialog
      open={state === 'open'}
      {...{ party, asked, typed, onTyped, decide, onClose }}
      onClosed={() => setState('away')}
    />
  )
  return { dialog, onOpen: () => setState('open') }
}
