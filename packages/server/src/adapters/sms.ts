/** A code on its way to a phone. */
export interface CodeMessage {
  readonly phone: string
  readonly code: string
  /** phoneCodeTypeCode: what the code is good for. */
  readonly kind: number
}

/** The provider did not take the message. Message in Chinese, without number or code. */
export class SmsFault extends Error {
  override readonly name = 'SmsFault'
}

/** Whoever brings short messages to phones. */
export interface SmsSender {
  readonly send: (message: CodeMessage) => Promise<void>
}

/** No provider is configured and no outbox may stand in. */
export const noSms: SmsSender = {
  send: () => Promise.reject(new SmsFault('未配置短信服务')),
}
