import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Role = 'all' | 'web' | 'worker'

/** Daily limits of one kind of caller; an absent kind is without limit. */
export interface QuotaTable {
  readonly search?: number
  readonly detail?: number
  readonly report?: number
  /** Single-item checks over all time, not a day. */
  readonly item?: number
}

export interface SmsConfig {
  readonly provider: 'aliyun' | 'tencent'
  readonly endpoint: string
  readonly keyId: string
  readonly keySecret: string
  readonly signName: string
  readonly template: string
  /** Tencent only. */
  readonly appId: string
  readonly region: string
}

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  readonly keySecret: string
}

export interface WechatConfig {
  readonly appId: string
  readonly secret: string
  /** Where the code to scan is shown, and where codes are exchanged. */
  readonly openBase: string
  readonly apiBase: string
}

export interface SignOnConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
  /** JSONP address that tells whether the provider holds a session. */
  readonly probeUrl: string
}

/** What an installation says of itself to its users; what is empty is not shown. */
export interface ServiceConfig {
  readonly phone: string
  /** A sentence on the contact page, such as the hours of service. */
  readonly note: string
  /** Filing number of the site (ICP 备案号). */
  readonly icp: string
}

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute folder of the embedded database, raw files and snapshots. */
  readonly dataDir: string
  /** A PostgreSQL address; absent: the embedded database in `dataDir`. */
  readonly databaseUrl?: string
  readonly role: Role
  /** Host names that outbound requests may reach although they resolve to private addresses. */
  readonly allowInternalHosts: readonly string[]
  /** Where browsers find this installation; absent: on this machine. */
  readonly publicUrl?: string
  readonly sms?: SmsConfig
  /** Absent: files are kept in the data folder. */
  readonly s3?: S3Config
  readonly wechat?: WechatConfig
  readonly signOn?: SignOnConfig
  readonly sessionDays: number
  /** File of the keys that sign records and certificates; absent: in the data folder. Servers of one database share it. */
  readonly evidenceKeyFile?: string
  /** How long saved work is kept after the last member of its organisation has gone. */
  readonly keepYears: number
  /** Whose X-Forwarded-* are believed: of so many proxies in front, or of those at these addresses. */
  readonly trustProxy: false | number | string[]
  /** Requests a minute and address before 429; loopback is exempt. */
  readonly rateLimit: number
  readonly maxTransactionMs: number
  /** `auto`: sentences at a terminal, JSON lines elsewhere. */
  readonly logFormat: 'auto' | 'text' | 'json'
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Phone codes a day. */
  readonly service: ServiceConfig
  readonly phoneCodes: { readonly phone: number; readonly address: number }
  readonly quotas: { readonly basic: QuotaTable; readonly visitor: QuotaTable }
}

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting cannot be used; the message names the variable and says what it should be. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

const projectDir = fileURLToPath(new URL('../../../', import.meta.url))

const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

const whole = (
  env: Environment,
  name: string,
  fallback: number,
  bounds: readonly [number, number],
): number => {
  const value = text(env, name)
  if (value === undefined) return fallback
  const [min, max] = bounds
  const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN
  if (number >= min && number <= max) return number
  throw new ConfigFault(`环境变量 ${name} 应为 ${min} 到 ${max} 之间的整数，实际为“${value}”`)
}

const oneOf = <T extends string>(env: Environment, name: string, values: readonly [T, ...T[]]): T => {
  const value = text(env, name) ?? values[0]
  const found = values.find(one => one === value)
  if (found !== undefined) return found
  throw new ConfigFault(`环境变量 ${name} 应为 ${values.join('、')} 之一，实际为“${value}”`)
}

const filePath = (env: Environment, name: string): string | undefined => {
  const value = text(env, name)
  return value === undefined ? undefined : resolve(value)
}

const postgresUrl = (env: Environment, name: string): string | undefined => {
  const value = text(env, name)
  if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value
  // The value may hold a password: it is not printed.
  throw new ConfigFault(`环境变量 ${name} 应以 postgres:// 或 postgresql:// 开头`)
}

const hostName = (env: Environment, name: string): string => {
  const value = text(env, name) ?? '127.0.0.1'
  if (/^[0-9A-Za-z.:-]{1,255}$/.test(value)) return value
  throw new ConfigFault(`环境变量 ${name} 应为主机名或 IP 地址，实际为“${value}”`)
}

const hostList = (env: Environment, name: string): string[] => {
  const hosts = (text(env, name) ?? '').split(',').flatMap(one => one.trim() || [])
  const wrong = hosts.find(host => !/^[0-9A-Za-z.:-]{1,255}$/.test(host))
  if (wrong === undefined) return hosts
  throw new ConfigFault(`环境变量 ${name} 应为以逗号分隔的主机名，“${wrong}”不是主机名`)
}

const isNetwork = (text: string): boolean => {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || Number(bits) <= most)
}

/** 0 to 9 proxies, or their addresses; whatever else stands in front of them in X-Forwarded-For is only claimed. */
const trustedProxies = (env: Environment, name: string): Config['trustProxy'] => {
  const value = text(env, name) ?? '0'
  if (/^\d$/.test(value)) return value === '0' ? false : Number(value)
  const proxies = value.split(',').map(one => one.trim())
  if (proxies.every(isNetwork)) return proxies
  throw new ConfigFault(
    `环境变量 ${name} 应为前置代理的层数（0 到 9），或以逗号分隔的代理地址（如 10.0.0.1,192.168.0.0/16），实际为“${value}”`,
  )
}

const webUrl = (env: Environment, name: string, fallback?: string): string | undefined => {
  const value = text(env, name) ?? fallback
  if (value === undefined) return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/$/, '')
  throw new ConfigFault(`环境变量 ${name} 应为 http 或 https 地址，实际为“${value}”`)
}

const phoneNumber = (env: Environment, name: string): string => {
  const value = text(env, name) ?? ''
  if (/^[0-9+ -]{0,30}$/.test(value)) return value
  throw new ConfigFault(`环境变量 ${name} 应为电话号码，实际为“${value}”`)
}

const needed = (env: Environment, name: string, because: string): string => {
  const value = text(env, name)
  if (value !== undefined) return value
  throw new ConfigFault(`已设置 ${because}，因此也必须设置环境变量 ${name}`)
}

const readSms = (env: Environment): SmsConfig | undefined => {
  const provider = oneOf(env, 'SMS_PROVIDER', ['none', 'aliyun', 'tencent'])
  if (provider === 'none') return undefined
  const tencent = provider === 'tencent'
  const because = 'SMS_PROVIDER'
  return {
    provider,
    endpoint: webUrl(
      env,
      'SMS_ENDPOINT',
      tencent ? 'https://sms.tencentcloudapi.com' : 'https://dysmsapi.aliyuncs.com',
    )!,
    keyId: needed(env, 'SMS_KEY_ID', because),
    keySecret: needed(env, 'SMS_KEY_SECRET', because),
    signName: needed(env, 'SMS_SIGN_NAME', because),
    template: needed(env, 'SMS_TEMPLATE', because),
    appId: tencent ? needed(env, 'SMS_APP_ID', because) : '',
    region: text(env, 'SMS_REGION') ?? (tencent ? 'ap-guangzhou' : 'cn-hangzhou'),
  }
}

const readS3 = (env: Environment): S3Config | undefined => {
  const endpoint = webUrl(env, 'S3_ENDPOINT')
  if (endpoint === undefined) return undefined
  return {
    endpoint,
    bucket: needed(env, 'S3_BUCKET', 'S3_ENDPOINT'),
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    keyId: needed(env, 'S3_KEY_ID', 'S3_ENDPOINT'),
    keySecret: needed(env, 'S3_KEY_SECRET', 'S3_ENDPOINT'),
  }
}

const readWechat = (env: Environment): WechatConfig | undefined => {
  const appId = text(env, 'WECHAT_APP_ID')
  if (appId === undefined) return undefined
  return {
    appId,
    secret: needed(env, 'WECHAT_SECRET', 'WECHAT_APP_ID'),
    openBase: webUrl(env, 'WECHAT_OPEN_BASE', 'https://open.weixin.qq.com')!,
    apiBase: webUrl(env, 'WECHAT_API_BASE', 'https://api.weixin.qq.com')!,
  }
}

const readSignOn = (env: Environment): SignOnConfig | undefined => {
  const issuer = webUrl(env, 'SSO_ISSUER')
  if (issuer === undefined) return undefined
  return {
    issuer,
    clientId: needed(env, 'SSO_CLIENT_ID', 'SSO_ISSUER'),
    clientSecret: needed(env, 'SSO_CLIENT_SECRET', 'SSO_ISSUER'),
    name: text(env, 'SSO_NAME') ?? '国际贸易单一窗口',
    probeUrl: webUrl(env, 'SSO_PROBE_URL') ?? '',
  }
}

/** The environment of this process; nothing else reads it. */
export const environment: Environment = process.env

/** Reads every setting; throws ConfigFault in Chinese on the first one that cannot be used. */
export const readConfig = (env: Environment): Config => ({
  port: whole(env, 'PORT', 8080, [0, 65_535]),
  host: hostName(env, 'HOST'),
  dataDir: resolve(text(env, 'MAOJIAN_DATA') ?? `${projectDir}.maojian`),
  databaseUrl: postgresUrl(env, 'DATABASE_URL'),
  role: oneOf(env, 'ROLE', ['all', 'web', 'worker']),
  allowInternalHosts: hostList(env, 'ALLOW_INTERNAL_HOSTS'),
  publicUrl: webUrl(env, 'PUBLIC_URL'),
  sms: readSms(env),
  s3: readS3(env),
  wechat: readWechat(env),
  signOn: readSignOn(env),
  sessionDays: whole(env, 'SESSION_DAYS', 1, [1, 30]),
  evidenceKeyFile: filePath(env, 'EVIDENCE_KEY_FILE'),
  keepYears: whole(env, 'KEEP_YEARS', 5, [1, 100]),
  trustProxy: trustedProxies(env, 'TRUST_PROXY'),
  rateLimit: whole(env, 'RATE_LIMIT', 1200, [1, 1_000_000]),
  maxTransactionMs: whole(env, 'MAX_TRANSACTION_MS', 10_000, [100, 600_000]),
  logFormat: oneOf(env, 'LOG_FORMAT', ['auto', 'text', 'json']),
  logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'debug', 'warn', 'error', 'silent']),
  quotas: {
    basic: {
      search: whole(env, 'QUOTA_SEARCH', 100, [0, 1_000_000]),
      detail: whole(env, 'QUOTA_DETAIL', 50, [0, 1_000_000]),
      report: whole(env, 'QUOTA_REPORT', 5, [0, 1_000_000]),
      item: whole(env, 'QUOTA_ITEM', 1, [0, 1_000_000]),
    },
    visitor: { search: whole(env, 'QUOTA_VISITOR_SEARCH', 30, [0, 1_000_000]) },
  },
  service: {
    phone: phoneNumber(env, 'SERVICE_PHONE'),
    note: text(env, 'SERVICE_NOTE') ?? '',
    icp: text(env, 'ICP_NUMBER') ?? '',
  },
  phoneCodes: {
    phone: whole(env, 'PHONE_CODES_PER_PHONE', 10, [1, 1000]),
    address: whole(env, 'PHONE_CODES_PER_ADDRESS', 50, [1, 100_000]),
  },
})

/** The reading a machine's own programs use: only they reach this address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(host)

/** Development doors exist only on a machine that serves itself (domain: DATABASE_URL unset, HOST loopback). */
export const hasDevelopmentDoors = (config: Pick<Config, 'host' | 'databaseUrl'>): boolean =>
  isLoopback(config.host) && config.databaseUrl === undefined
