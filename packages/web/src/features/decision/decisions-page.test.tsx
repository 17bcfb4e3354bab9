// @vitest-environment happy-dom
import { listDecisions } from '@maojian/contract/calls/decision'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { DecisionsPage } from './decisions-page.tsx'

afterEach(cleanup)

test.each([
  ['owner', false],
  ['member', true],
])(
  'only the owner changes whether decisions need a second person: %s',
  async (organisationRole, isBarred) => {
    showPage(<DecisionsPage />, {
      at: '/decisions',
      session: { userId: 'U1', organisationRole } as never,
      answers: { [listDecisions.path]: () => ({ data: [], count: 0, fourEyes: false }) },
    })
    expect(await screen.findByRole('switch')).toHaveProperty('disabled', isBarred)
    expect(screen.queryByText(/仅机构所有者可以更改/u) !== null).toBe(isBarred)
  },
)
