// @vitest-environment happy-dom
import { getRecord, verifyRecords } from '@maojian/contract/calls/evidence'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { ChainState } from './chain-state.tsx'
import { RecordPage } from './record-page.tsx'

afterEach(cleanup)

const id = `E${'1'.repeat(24)}`
const session = { userId: 'U1', organisationRole: 'owner' } as never

const detail = {
  record: {
    id,
    at: '2026-11-20 12:00:00',
    kind: 'decision',
    kindName: '命中判定',
    title: 'Velkorov × Velkorov Shipping：不是同一主体（复核）',
    verdict: 9,
    verdictName: '已封存',
    hits: 1,
    warned: false,
    operator: '王复核',
    snapshotId: '',
    number: 2,
    seal: 's',
  },
  erased: false,
  intact: true,
  settings: [],
  engine: '',
  warning: '',
  nearAsked: false,
  subjects: [],
  decisions: [
    {
      id: 'D1',
      changeName: '复核',
      subject: 'Velkorov',
      party: 'Velkorov Shipping',
      partyId: 'P1',
      sameName: '不是同一主体',
      reason: '注册地不同',
      stateName: '生效',
      author: '李判定',
      decidedAt: '2026-11-20 11:00',
      reviewOn: '2027-11-20',
      approvedBy: '王复核',
      endedBy: '',
      endReason: '',
    },
  ],
  lists: [],
  missing: '',
  digest: 'd',
  previousSeal: 'p',
}

test('the record of a decision shows who decided, who approved, until when and why, and no list or certificate', async () => {
  showPage(<RecordPage />, {
    at: `/screeningRecord?id=${id}`,
    session,
    answers: { [getRecord.path]: () => detail },
  })
  const card = await screen.findByRole('region', { name: '封存的判定' })
  for (const text of [
    '李判定 于 2026-11-20 11:00 判定',
    '有效至 2027-11-20',
    '复核：王复核',
    '注册地不同',
    '生效',
  ])
    expect(card.textContent).toContain(text)
  expect(screen.getAllByRole('region').map(one => one.getAttribute('aria-label'))).not.toContain('名单版本')
  expect(screen.queryByRole('button', { name: /证明/u })).toBeNull()
})

test('the state of the chain tells how many decisions were compared, and which were sealed later', async () => {
  showPage(<ChainState />, {
    at: '/screeningRecords',
    session,
    answers: {
      [verifyRecords.path]: () => ({
        intact: true,
        records: 12,
        erased: 0,
        kept: 12,
        chains: 1,
        decisions: 5,
        waiting: 1,
        sealedLater: 3,
        sealedLaterOn: '2026-11-20',
        checkedAt: '2026-11-21 09:00',
        problems: [],
      }),
    },
  })
  expect(
    await screen.findByText(
      /5 项命中判定已与封存的记录比对，1 项的最近变更尚待封存，3 项为 2026-11-20 按当时内容补封/u,
    ),
  ).toBeTruthy()
})
