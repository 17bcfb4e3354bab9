import { endUse } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { nothing, requires } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** 15 CFR 746.3(a)(4): any item for military end use in Iraq; the list-based rows stand in the chart step. */
export const iraq = (context: Context): readonly Finding[] =>
  context.treated === 'IQ' && endUse(context, 106) === 'yes'
    ? [
        requires(
          { stage: 'embargo', rule: 'iraq-military', citation: '746.3(a)(4), (b)(4), (c)' },
          { policy: 'denial', exceptions: [], kind: 'answered' },
        ),
      ]
    : nothing
