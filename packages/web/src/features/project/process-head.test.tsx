// @vitest-environment happy-dom
import { saveProject } from '@maojian/contract/calls/project'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { ProcessHead } from './process-head.tsx'
import type { Detail } from './project-draft.ts'
import { useProjectDraft } from './use-project-draft.ts'

const saved = {
  id: 'P1',
  version: 1,
  name: '甲',
  summary: '',
  remark: '',
  statusName: '编辑中',
  updateTime: '2026-11-23 10:00',
  problems: [],
  checking: false,
  countryList: [],
  objectList: [],
  objectNone: 0,
  endUse: [],
  logisticsDetail: { none: 1, entityList: [], historyStopList: [] },
  settlementDetail: { none: 1, bankList: [] },
} as unknown as Detail

const session = { userId: 'U1', organisationRole: 'owner' } as never

/** A project's head with a field that changes its name. */
const Page = ({ onSubmitted }: { onSubmitted: () => void }) => {
  const editing = useProjectDraft(saved, { onMissing: () => undefined, onSubmitted })
  return (
    <>
      <ProcessHead editing={editing} onSubmit={editing.submit} />
      <input
        aria-label="名称"
        value={editing.draft.name}
        onChange={event => editing.change({ name: event.target.value })}
      />
    </>
  )
}

afterEach(() => {
  cleanup()
})

test('S2-070 a submit that is asked for while the draft is being saved is sent after it', async () => {
  const waiting: (() => void)[] = []
  const onSubmitted = vi.fn()
  const { sent } = showPage(<Page onSubmitted={onSubmitted} />, {
    at: '/process',
    session,
    answers: {
      [saveProject.path]: (input: { version: number; isCommit?: number }) =>
        new Promise(resolve => {
          const answer = { ...saved, version: input.version + 1, checking: input.isCommit === 1 }
          waiting.push(() => resolve(answer))
        }),
    },
  })
  const submit = await screen.findByRole('button', { name: '提交' })
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '乙' } })
  fireEvent.click(screen.getByRole('button', { name: '保存草稿' }))
  await waitFor(() => expect(waiting).toHaveLength(1))
  fireEvent.click(submit)
  expect(sent).toHaveLength(1)
  for (const count of [2, 3]) {
    act(() => waiting.at(-1)!())
    await waitFor(() => expect(waiting).toHaveLength(count))
  }
  act(() => waiting.at(-1)!())
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce())
  expect(sent.map(({ input }) => input)).toMatchObject([
    { name: '乙', version: 1 },
    { name: '乙', version: 2 },
    { name: '乙', version: 3, isCommit: 1 },
  ])
})
