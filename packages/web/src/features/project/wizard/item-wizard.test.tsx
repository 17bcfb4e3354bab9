// @vitest-environment happy-dom
import { nextItemPage } from '@maojian/contract/calls/item-flow'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFault } from '../../../api/call-fault.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { ItemWizard } from './item-wizard.tsx'
import type { WizardPage } from './wizard-answers.ts'

const session = { userId: 'U1', organisationRole: 'owner' } as never

const field = (questionId: string, question: string, required: boolean) => ({
  questionId,
  kind: 'text' as const,
  question,
  description: '',
  citation: '',
  required,
  options: [],
  answer: null,
  answers: [],
  extraId: '',
  componentKeyword: '',
  componentType: null,
  fileList: [],
})

const start = {
  id: 'W1',
  projectId: 'P1',
  pageCode: '002',
  module: '002',
  title: '目的地',
  path: ['001', '008', '014', '002'],
  itemName: '桌子',
  questionList: [field('name', '物项名称', true), field('basis', '理由', true), field('note', '备注', false)],
  extra: { countryList: [], userList: [] },
} as unknown as WizardPage

const show = (answer: () => unknown = () => start) => {
  const onClose = vi.fn()
  const shown = showPage(<ItemWizard start={start} onClose={onClose} onFinished={async () => undefined} />, {
    at: '/process',
    session,
    answers: { [nextItemPage.path]: answer },
  })
  return { ...shown, onClose }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const next = () => fireEvent.click(screen.getByRole('button', { name: '下一步' }))

test('everything that is missing is told at its field, at once, and nothing is sent', async () => {
  const { sent } = show()
  await screen.findByLabelText(/物项名称/)
  next()
  expect((await screen.findAllByRole('alert')).map(one => one.textContent)).toEqual([
    '请填写物项名称',
    '请填写理由',
  ])
  expect(sent.filter(one => one.path === nextItemPage.path)).toEqual([])
})

test('what the server refuses of a field stands at the field, and is gone once it is changed', async () => {
  show(() => {
    throw new CallFault(400, '参数 note：备注过长', '')
  })
  fireEvent.change(await screen.findByLabelText(/物项名称/), { target: { value: '桌子' } })
  fireEvent.change(screen.getByLabelText(/理由/), { target: { value: '自产' } })
  next()
  const alert = await screen.findByText('备注过长')
  expect(alert.parentElement?.textContent).toContain('备注')
  expect(alert.parentElement?.textContent).not.toContain('理由')
  fireEvent.change(screen.getByLabelText(/备注/), { target: { value: '短' } })
  await waitFor(() => expect(screen.queryByText('备注过长')).toBeNull())
})

test('Esc closes the window, and a phase without a page is drawn as skipped', async () => {
  const { onClose } = show()
  expect(await screen.findByText('归类（跳过）')).toBeTruthy()
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})
