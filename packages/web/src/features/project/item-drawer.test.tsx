// @vitest-environment happy-dom
import { saveProjectItem } from '@maojian/contract/calls/project'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFault } from '../../api/call-fault.ts'
import { showPage } from '../../testing/show-page.tsx'
import { ItemDrawer } from './item-drawer.tsx'
import type { Item } from './item-differences.ts'

const session = { userId: 'U1', organisationRole: 'owner' } as never
const item = {
  id: 'E1',
  version: 1,
  name: '转换器',
  eccn: 'EAR99',
  cnCode: 'none',
  hsCode: '',
  value: null,
  currency: '',
  usOrigin: null,
  usContentPercent: null,
  usTechnology: null,
  facts: {},
  open: [],
  riskLevel: 0,
  reason: '',
} as unknown as Item

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('who edits an item that a colleague changed meanwhile sees both words, and saves his own on top', async () => {
  const hers = { ...item, version: 2, name: '转换器甲' }
  const onSaved = vi.fn(async () => undefined)
  const { sent } = showPage(
    <ItemDrawer projectId="P1" item={item} onClose={() => undefined} onSaved={onSaved} />,
    {
      at: '/process',
      session,
      answers: {
        [saveProjectItem.path]: ({ version, name }: { version: number; name: string }) => {
          if (version === hers.version) return { ...hers, version: 3, name }
          throw new CallFault(204, '内容已被他人修改', '', hers)
        },
      },
    },
  )
  fireEvent.change(await screen.findByLabelText('物项名称'), { target: { value: '转换器乙' } })
  fireEvent.click(screen.getByRole('button', { name: '保存物项' }))
  await screen.findByText('物项名称：现在是“转换器甲”，您填写的是“转换器乙”')
  fireEvent.click(screen.getByRole('button', { name: '仍保存我填写的内容' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const saves = sent.filter(one => one.path === saveProjectItem.path)
  expect(saves.map(one => one.input)).toMatchObject([
    { id: 'E1', version: 1, name: '转换器乙' },
    { id: 'E1', version: 2, name: '转换器乙' },
  ])
})
