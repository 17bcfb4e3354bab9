import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'

type Guarded = Pick<Config, 'wechat' | 'trustProxy'>

const guardOf = ({ wechat, trustProxy }: Guarded) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // antd writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        // The probe, previews, and the panel whose code a phone scans.
        frameSrc: ["'self'", ...(wechat ? [new URL(wechat.openBase).origin] : [])],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    // Without Sec-Fetch-Site (plain HTTP in a house network) the referrer tells our own pages.
    referrerPolicy: { policy: 'same-origin' },
    // Only a proxy that ends TLS may promise it for the future.
    strictTransportSecurity: trustProxy !== false,
  })

/** What guards pages in a browser, by lower-case name. It is the same on every answer: the guard is asked once, not for each. */
export const securityHeaders = (config: Guarded): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {}
  const reply = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  guardOf(config)({} as IncomingMessage, reply as unknown as ServerResponse, error => {
    if (error) throw new Error('the headers that guard pages cannot be told', { cause: error })
  })
  return headers
}
