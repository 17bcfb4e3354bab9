// @vitest-environment happy-dom
import { decideProjectObject, matchProjectObject } from '@maojian/contract/calls/project-match'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFault } from '../../api/call-fault.ts'
import { refusing, showPage } from '../../testing/show-page.tsx'
import { MatchPicker } from './match-picker.tsx'

const session = { userId: 'U1', organisationRole: 'owner' } as never

/** Twelve matches, ten on a page. */
const matches = Array.from({ length: 12 }, (_, i) => ({
  id: `P${i}`,
  name: `Velkorov ${i}`,
  nameZh: '',
  type: '01',
  typeName: '企业/组织',
  country: '',
  riskLevel: 2,
  score: 85,
  reason: '',
  lists: [],
  decided: i === 0 ? '生效判定：不是同一主体（甲，2026-11-20 12:00）' : '',
  sequence: i === 0 ? 3 : 0,
}))
const pageOf = ({ page }: { page: number }) => ({
  subject: 'S1',
  count: matches.length,
  data: matches.slice((page - 1) * 10, page * 10),
})

const open = (decide: (input: never) => unknown) => {
  const onClose = vi.fn()
  const { sent } = showPage(
    <MatchPicker objectId="E1" name="Velkorov" onClose={onClose} onDecided={() => undefined} />,
    {
      at: '/process',
      session,
      answers: { [matchProjectObject.path]: pageOf, [decideProjectObject.path]: decide },
    },
  )
  const decided = () => sent.filter(one => one.path === decideProjectObject.path).map(one => one.input)
  return { onClose, decided, sent }
}

const sayNone = async (): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('理由'), { target: { value: '注册号不同' } })
  fireEvent.click(screen.getByRole('button', { name: '以上均不是' }))
}

afterEach(cleanup)

test('"none of the above" is said of the matches on the screen, with the decisions shown beside them', async () => {
  const { onClose, decided } = open(() => ({ unseen: 2 }))
  await screen.findByText('Velkorov 0')
  expect(screen.getByText(/^生效判定：不是同一主体/u)).toBeDefined()
  await sayNone()
  await screen.findByText(/还有 2 个名单主体尚未展示/u)
  const shown = matches.slice(0, -2).map(({ id, sequence }) => ({ id, sequence }))
  expect(decided()).toMatchObject([{ id: 'E1', subject: 'S1', partyId: '', shown, note: '注册号不同' }])
  expect(onClose).not.toHaveBeenCalled()
})

test('who has looked at every page decides on all matches, and is done', async () => {
  const { onClose, decided } = open(() => ({ unseen: 0 }))
  await screen.findByText('Velkorov 0')
  fireEvent.click(screen.getByTitle('2'))
  await screen.findByText('Velkorov 11')
  await sayNone()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect((decided()[0] as { shown: unknown[] }).shown).toHaveLength(12)
})

test('who is told that somebody decided meanwhile sees the matches as they stand', async () => {
  const { onClose, sent } = open(refusing(new CallFault(204, '内容已被他人修改')))
  await screen.findByText('Velkorov 0')
  const read = () => sent.filter(one => one.path === matchProjectObject.path).length
  const before = read()
  await sayNone()
  await screen.findByText('内容已被他人修改')
  await waitFor(() => expect(read()).toBe(before + 1))
  expect(onClose).not.toHaveBeenCalled()
})
