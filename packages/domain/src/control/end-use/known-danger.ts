import { asks } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'

/** What China's catch-all asks touches weapons of mass destruction and terrorism: here it may be 744.2 to 744.4 or 744.8. */
export const knownDanger = (): readonly Finding[] => [
  asks(
    { stage: 'end_use', rule: 'known-danger', citation: '736.2(b)(5), (10); 744.2 to 744.4; 744.8' },
    'end-use.known-danger',
  ),
]
