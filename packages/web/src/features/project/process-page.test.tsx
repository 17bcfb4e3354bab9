// @vitest-environment happy-dom
import { getProject, saveProject } from '@maojian/contract/calls/project'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { ProcessPage } from './process-page.tsx'
import type { Detail } from './project-draft.ts'

const session = { userId: 'U1', organisationRole: 'owner' } as never
const address = '/process?id=P1&status=2'

const first = {
  id: 'P1',
  version: 1,
  name: '甲项目',
  summary: '',
  remark: '',
  statusName: '编辑中',
  updateTime: '2026-11-23 10:00',
  reportId: '',
  problems: [],
  screened: true,
  warning: '',
  countryList: [],
  objectList: [],
  itemList: [],
  objectNone: 0,
  endUse: [],
  logisticsDetail: { none: 1, entityList: [], historyStopList: [] },
  settlementDetail: { none: 1, bankList: [] },
} as unknown as Detail

/** Every address but the project's own is another page. */
const App = () => (useLocation().pathname === '/process' ? <ProcessPage /> : <p>项目列表</p>)

const nameField = (): Promise<HTMLInputElement> => screen.findByLabelText('项目名称')

afterEach(cleanup)

test('what was saved in a project is there for who comes back to it within the app, and is saved on', async () => {
  let standing = first
  const { router, sent } = showPage(<App />, {
    at: address,
    session,
    answers: {
      [getProject.path]: () => standing,
      [saveProject.path]: ({ name, version }: Detail) => {
        expect(version).toBe(standing.version)
        standing = { ...standing, name, version: version + 1 }
        return standing
      },
    },
  })
  const saves = () => sent.filter(one => one.path === saveProject.path).length
  for (const [count, former, name] of [
    [1, '甲项目', '乙项目'],
    [2, '乙项目', '丙项目'],
  ] as const) {
    const field = await nameField()
    expect(field.value).toBe(former)
    fireEvent.change(field, { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(saves()).toBe(count))
    await screen.findByText(/^已保存/u)
    await act(() => router.navigate({ href: '/projectList' } as never))
    await screen.findByText('项目列表')
    await act(() => router.navigate({ href: address } as never))
  }
  expect((await nameField()).value).toBe('丙项目')
})
