/** The address may not be, or could not be, fetched. Message in Chinese. */
export class OutboundFault extends Error {
  override readonly name = 'OutboundFault'
  /** May be gone when asked again a little later: a busy or broken server, a line that failed. */
  readonly passing: boolean
  /** Without the address that a name resolved to: for who brought the name. */
  readonly publicMessage: string

  constructor(
    message: string,
    {
      passing = false,
      publicMessage = message,
      ...options
    }: ErrorOptions & { passing?: boolean; publicMessage?: string } = {},
  ) {
    super(message, options)
    this.passing = passing
    this.publicMessage = publicMessage
  }
}

export const networkMessage = (error: Error & { code?: string }): string =>
  ({
    ECONNREFUSED: '对方拒绝连接',
    ECONNRESET: '连接被对方中断',
    ENOTFOUND: '域名无法解析',
    EAI_AGAIN: '域名解析暂时失败',
    ETIMEDOUT: '连接超时',
    EHOSTUNREACH: '无法到达对方主机',
    ENETUNREACH: '本机没有可用的网络',
    CERT_HAS_EXPIRED: '对方证书已过期',
    ERR_TLS_CERT_ALTNAME_INVALID: '对方证书与域名不符',
    DEPTH_ZERO_SELF_SIGNED_CERT: '对方证书不受信任',
    SELF_SIGNED_CERT_IN_CHAIN: '对方证书不受信任',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: '对方证书不受信任',
  })[error.code ?? ''] ?? error.message

export const outboundFault = (url: URL, error: unknown): OutboundFault => {
  if (error instanceof OutboundFault) return error
  const what = error instanceof Error ? networkMessage(error) : String(error)
  return new OutboundFault(`连接 ${url.host} 失败：${what}`, { cause: error, passing: true })
}
