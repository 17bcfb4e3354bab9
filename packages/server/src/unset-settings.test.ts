import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { unsetSettings } from './unset-settings.ts'

test('a start without a service phone says which setting is missing and what the pages do without', () => {
  expect(unsetSettings(readConfig({}))).toEqual([expect.stringMatching(/SERVICE_PHONE.*不显示服务电话/)])
  expect(unsetSettings(readConfig({ SERVICE_PHONE: '021-1234567' }))).toEqual([])
})

test('a worker shows no pages and asks for no telephone', () => {
  expect(unsetSettings({ ...readConfig({}), role: 'worker' })).toEqual([])
})
