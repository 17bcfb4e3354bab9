/** A call that did not succeed; `code` is of the envelope, 0 when the server was not reached. */
export class CallFault extends Error {
  readonly code: number
  readonly requestId: string

  constructor(code: number, message: string, requestId = '') {
    super(message)
    this.name = 'CallFault'
    this.code = code
    this.requestId = requestId
  }
}

export const unreachable = 0
