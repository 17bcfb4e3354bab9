import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari · iOS'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0 MicroMessenger/8.0`, '微信 · Android'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '未知设备'],
])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
