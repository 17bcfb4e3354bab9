import type { Accepted } from '@maojian/contract/accepted'
import { codes, codeTexts, type Code } from '@maojian/contract/codes'

/** What a verb throws to answer with a code of the envelope; `detail` replaces the code's own text. */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly code: Code
  constructor(code: Code, detail?: string) {
    super(detail ?? codeTexts[code])
    this.code = code
  }
}

/** A change met a version that somebody else had made meanwhile; `standing` is the reply as it stands now. */
export class ChangedElsewhere extends Fault {
  readonly standing: unknown
  constructor(standing: unknown) {
    super(codes.changedElsewhere)
    this.standing = standing
  }
}

/** A call whose file is still being made: nothing counts as used up, and the caller asks again. */
export class StillRunning extends Fault {
  readonly job: Accepted
  constructor(job: Accepted) {
    super(codes.accepted)
    this.job = job
  }
}
