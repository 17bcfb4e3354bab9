/** A call that did not succeed; `code` is of the envelope, 0 when the server was not reached. */
export class CallFault extends Error {
  readonly code: number
  readonly requestId: string
  /** Of code 204, the reply of the call as it stands now: somebody else has changed it. */
  readonly standing: unknown

  constructor(code: number, message: string, requestId = '', standing?: unknown) {
    super(message)
    this.name = 'CallFault'
    this.code = code
    this.requestId = requestId
    this.standing = standing
  }
}

export const unreachable = 0
