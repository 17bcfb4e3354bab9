import { isIP } from 'node:net'
import { resolve } from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting cannot be used; the message names the variable and says what it should be. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

export const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

export const whole = (
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

export const oneOf = <T extends string>(env: Environment, name: string, values: readonly [T, ...T[]]): T => {
  const value = text(env, name) ?? values[0]
  const found = values.find(one => one === value)
  if (found !== undefined) return found
  throw new ConfigFault(`环境变量 ${name} 应为 ${values.join('、')} 之一，实际为“${value}”`)
}

export const filePath = (env: Environment, name: string): string | undefined => {
  const value = text(env, name)
  return value === undefined ? undefined : resolve(value)
}

export const postgresUrl = (env: Environment, name: string): string | undefined => {
  const value = text(env, name)
  if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value
  // The value may hold a password: it is not printed.
  throw new ConfigFault(`环境变量 ${name} 应以 postgres:// 或 postgresql:// 开头`)
}

export const hostName = (env: Environment, name: string): string => {
  const value = text(env, name) ?? '127.0.0.1'
  if (/^[0-9A-Za-z.:-]{1,255}$/.test(value)) return value
  throw new ConfigFault(`环境变量 ${name} 应为主机名或 IP 地址，实际为“${value}”`)
}

export const hostList = (env: Environment, name: string): string[] => {
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
export const trustedProxies = (env: Environment, name: string): false | number | string[] => {
  const value = text(env, name) ?? '0'
  if (/^\d$/.test(value)) return value === '0' ? false : Number(value)
  const proxies = value.split(',').map(one => one.trim())
  if (proxies.every(isNetwork)) return proxies
  throw new ConfigFault(
    `环境变量 ${name} 应为前置代理的层数（0 到 9），或以逗号分隔的代理地址（如 10.0.0.1,192.168.0.0/16），实际为“${value}”`,
  )
}

export const webUrl = (env: Environment, name: string, fallback?: string): string | undefined => {
  const value = text(env, name) ?? fallback
  if (value === undefined) return undefined
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/$/, '')
  throw new ConfigFault(`环境变量 ${name} 应为 http 或 https 地址，实际为“${value}”`)
}

export const phoneNumber = (env: Environment, name: string): string => {
  const value = text(env, name) ?? ''
  if (/^[0-9+ -]{0,30}$/.test(value)) return value
  throw new ConfigFault(`环境变量 ${name} 应为电话号码，实际为“${value}”`)
}

export const needed = (env: Environment, name: string, because: string): string => {
  const value = text(env, name)
  if (value !== undefined) return value
  throw new ConfigFault(`已设置 ${because}，因此也必须设置环境变量 ${name}`)
}
