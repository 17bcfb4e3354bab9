// @vitest-environment happy-dom
import { getOrganisation, updateOrganisation } from '@maojian/contract/calls/organisation'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CallFault } from '../../api/call-fault.ts'
import { showPage } from '../../testing/show-page.tsx'
import { NameForm } from './name-form.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const standing = { organisationId: 'O1', name: '甲公司', version: 7 }

const show = () =>
  showPage(<NameForm organisation={{ organisationId: 'O1', name: '旧名', version: 6 }} />, {
    at: '/account',
    answers: {
      [getOrganisation.path]: () => ({}),
      [updateOrganisation.path]: ({ name, version }: { name: string; version: number }) => {
        if (version !== standing.version) throw new CallFault(204, '内容已被他人修改', '', standing)
        return { ...standing, name, version: version + 1 }
      },
    },
  })

const field = () => screen.findByLabelText<HTMLInputElement>('机构名称')

const saveOver = async (): Promise<void> => {
  fireEvent.change(await field(), { target: { value: '乙公司' } })
  fireEvent.click(screen.getByRole('button', { name: '保存名称' }))
  await screen.findByText('机构名称：现在是“甲公司”，您填写的是“乙公司”')
}

test('changed elsewhere: what was typed stays; kept, it is saved on top of what stands', async () => {
  const { sent } = show()
  await saveOver()
  expect((await field()).value).toBe('乙公司')
  fireEvent.click(screen.getByRole('button', { name: '仍保存我填写的内容' }))
  await waitFor(() => expect(sent.at(-1)?.input).toEqual({ name: '乙公司', version: 7 }))
})

test('changed elsewhere: taken, the form shows what stands', async () => {
  const { sent } = show()
  await saveOver()
  fireEvent.click(screen.getByRole('button', { name: '采用现在的内容' }))
  await waitFor(async () => expect((await field()).value).toBe('甲公司'))
  expect(screen.queryByText(/您填写的是/)).toBeNull()
  expect([sent.length, sessionStorage.length]).toEqual([1, 0])
})
