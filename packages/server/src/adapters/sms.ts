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
  /** Tells a number that it opens its account no more. */
  readonly tellReplaced: (phone: string) => Promise<void>
}

const unconfigured = (): Promise<never> => Promise.reject(new SmsFault('未配置短信服务'))

/** No provider is configured and no outbox may stand in. */
export const noSms: SmsSender = { send: unconfigured, tellReplaced: unconfigured }

/** The provider's template of a notice; providers take no text that they have not seen. */
export const noticeTemplateOf = ({ noticeTemplate }: { readonly noticeTemplate: string }): string => {
  if (noticeTemplate !== '') return noticeTemplate
  throw new SmsFault('未配置通知短信模板')
}
