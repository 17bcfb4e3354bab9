import { expect, test } from 'vitest'
import { runsOf } from '../cut/runs.ts'

const read = (text: string): string =>
  runsOf(text)
    .map(run => `${run.script} ${run.text}`)
    .join(', ')

test.each([
  ['Greek capitals among Latin ones', 'ΗUΑWΕΙ ΤΕCΗΝΟLΟGΙΕS', 'latin HUAWEI, latin TECHNOLOGIES'],
  ['Lisu', 'ꓧꓴꓮꓪꓰꓲ', 'latin HUAWEI'],
  ['Cherokee among Latin ones', 'ᎻUᎪᎳᎬI', 'latin HUAWEI'],
  ['small capitals', 'ʜᴜᴀᴡᴇɪ', 'latin HUAWEI'],
  ['regional indicators that spell', '🇭🇺🇦🇼🇪🇮', 'latin HUAWEI'],
  ['an override that shows it backwards', '\u202eseigolonhceT iewauH', 'latin Huawei, latin Technologies'],
  ['an override that ends', '\u202eiewauH\u202c Technologies', 'latin Huawei, latin Technologies'],
])('%s is read as it looks', (_what, text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['a Greek name', 'ΤΟΜΕΑΣ ΑΚΤΗ', 'other ΤΟΜΕΑΣ, other ΑΚΤΗ'],
  ['a Greek name beside a Latin one', 'ΑΚΤΗ Shipping', 'other ΑΚΤΗ, latin Shipping'],
  ['two flags are no word', '🇨🇳 Huawei', 'latin Huawei'],
])('%s stays what it is', (_what, text, expected) => {
  expect(read(text)).toBe(expected)
})
