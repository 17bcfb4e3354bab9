// @vitest-environment happy-dom
import { searchComponents } from '@maojian/contract/calls/part'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { PartLookup } from './part-lookup.tsx'

const part = (id: string, code: string, eccn: string) => ({
  id,
  code,
  name: '转换器',
  manufacturer: 'Sample Works',
  eccn,
  known: true,
  hts: '',
  fileName: '',
  line: 1,
  publishedOn: '',
  importedOn: '',
  own: true,
})
const answer = { data: [part('1', 'X-1', '3A001.a.2'), part('2', 'X-2', 'EAR99')], count: 2, ms: 0 }

afterEach(cleanup)

test('S2-097 S2-112 S2-113 a part is found by its number or name, one is chosen, and it brings its code', async () => {
  const used: string[] = []
  const { sent } = showPage(<PartLookup onUse={one => void used.push(one.eccn)} />, {
    at: '/process',
    answers: { [searchComponents.path]: () => answer },
  })
  fireEvent.click(await screen.findByRole('button', { name: '按料号查找' }))
  const field = await screen.findByRole('searchbox', { name: '料号或名称' })
  fireEvent.change(field, { target: { value: 'X-' } })
  fireEvent.click(screen.getByRole('button', { name: '查询' }))
  fireEvent.click(await screen.findByRole('radio', { name: '选择 X-2' }))
  fireEvent.click(screen.getByRole('radio', { name: '选择 X-1' }))
  expect(screen.getByRole('radio', { name: '选择 X-2' })).toHaveProperty('checked', false)
  expect(screen.getByRole('link', { name: '3A001.a.2' }).getAttribute('target')).toBe('_blank')
  expect(screen.queryByRole('link', { name: 'EAR99' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '使用所选料号' }))
  await waitFor(() => expect(used).toEqual(['3A001.a.2']))
  expect(sent[0]).toMatchObject({ input: { code: 'X-', page: 1, pageSize: 10 } })
})
