import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  ConfigFault,
  filePath,
  hostList,
  hostName,
  needed,
  oneOf,
  phoneNumber,
  postgresUrl,
  text,
  trustedProxies,
  webUrl,
  whole,
  type Environment,
} from './read-setting.ts'

export { ConfigFault, type Environment }

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
  /** Tells a number that it was replaced; empty: no such message. */
  readonly noticeTemplate: string
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

export interface SmtpConfig {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (smtps://). */
  readonly secure: boolean
  /** Refuses to hand over anything in the clear. */
  readonly requireTls: boolean
  readonly user: string
  readonly password: string
  readonly from: string
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
  /** Absent: this installation sends no mail. */
  readonly smtp?: SmtpConfig
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
  /** Threads that answer searches; absent: by the processors and the memory of the machine; 0: none. */
  readonly searchThreads?: number
  /** `auto`: sentences at a terminal, JSON lines elsewhere. */
  readonly logFormat: 'auto' | 'text' | 'json'
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Phone codes a day. */
  readonly service: ServiceConfig
  readonly phoneCodes: { readonly phone: number; readonly address: number }
  readonly quotas: { readonly basic: QuotaTable; readonly visitor: QuotaTable }
}

const projectDir = fileURLToPath(new URL('../../../', import.meta.url))

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
    noticeTemplate: text(env, 'SMS_NOTICE_TEMPLATE') ?? '',
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

/** smtp://user:password@host:587 or smtps://…:465; a relay of the own network may be without TLS. */
const readSmtp = (env: Environment): SmtpConfig | undefined => {
  const value = text(env, 'SMTP_URL')
  if (value === undefined) return undefined
  const url = /^smtps?:\/\//.test(value) ? URL.parse(value) : null
  // The value may hold a password: it is not printed.
  if (!url || url.hostname === '')
    throw new ConfigFault(
      '环境变量 SMTP_URL 应为 smtp:// 或 smtps:// 开头的地址，如 smtps://user:password@mail.example.com',
    )
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const internal = hostList(env, 'ALLOW_INTERNAL_HOSTS')
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls: !secure && !internal.some(one => one === host || one === `${host}:${url.port}`),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: needed(env, 'SMTP_FROM', 'SMTP_URL'),
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
  smtp: readSmtp(env),
  signOn: readSignOn(env),
  sessionDays: whole(env, 'SESSION_DAYS', 1, [1, 30]),
  evidenceKeyFile: filePath(env, 'EVIDENCE_KEY_FILE'),
  keepYears: whole(env, 'KEEP_YEARS', 5, [1, 100]),
  trustProxy: trustedProxies(env, 'TRUST_PROXY'),
  rateLimit: whole(env, 'RATE_LIMIT', 1200, [1, 1_000_000]),
  maxTransactionMs: whole(env, 'MAX_TRANSACTION_MS', 10_000, [100, 600_000]),
  searchThreads:
    text(env, 'SEARCH_THREADS') === undefined ? undefined : whole(env, 'SEARCH_THREADS', 0, [0, 64]),
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
