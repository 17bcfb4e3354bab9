// @vitest-environment happy-dom
import { listWatches, watchDetail } from '@maojian/contract/calls/watch'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { WatchesPage } from './watches-page.tsx'
import { watchTone, type Watch } from './watch.ts'

afterEach(cleanup)

const unscreened =
  '自 2026-11-27 10:00 起未能重新筛查（快照文件不完整）；以下仍是 2026-11-26 10:00 核查的结论'

const watch: Watch = {
  id: `W${'0'.repeat(24)}`,
  kind: 'search',
  kindName: '检索',
  title: 'Brandelius Maritime Trading',
  state: 'active',
  stateName: '未能重新筛查',
  unscreened,
  link: '',
  subjects: 1,
  hits: 0,
  possible: 0,
  verdict: 0,
  verdictName: '未发现',
  related: '',
  snapshotId: '0123456789abcdef',
  checkedAt: '2026-11-26 10:00',
  changedAt: '',
  author: '某人',
  createdAt: '2026-11-20 10:00',
  version: 1,
}

test.each([
  ['/watches', 'list'],
  [`/watches?id=${watch.id}`, 'detail'],
])('a watch that could not be screened again says since when and why: %s', async at => {
  showPage(<WatchesPage />, {
    at,
    session: { userId: 'U1', organisationRole: 'owner' } as never,
    answers: {
      [listWatches.path]: () => ({ data: [watch], count: 1, reports: true }),
      [watchDetail.path]: () => ({ watch, changes: [], count: 0 }),
    },
  })
  expect(await screen.findByText(new RegExp(unscreened.slice(0, 30), 'u'))).toBeTruthy()
  expect(screen.getByText(/未能重新筛查$|未能重新筛查；最近核查/u)).toBeTruthy()
})

test('nothing found is green only where the lists of today were asked; a hit stays red', () => {
  expect([
    watchTone(watch, ''),
    watchTone({ ...watch, unscreened: '' }, ''),
    watchTone({ ...watch, verdict: 1 }, ''),
  ]).toEqual(['amber', 'green', 'red'])
})
