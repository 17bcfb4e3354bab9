// @vitest-environment happy-dom
import { listCountries } from '@maojian/contract/calls/country'
import { determineForUser, determineLicence, listEndUses } from '@maojian/contract/calls/determination'
import { suggestNames } from '@maojian/contract/calls/sanction'
import { suggestCcl } from '@maojian/contract/calls/eccn'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage, type Answers } from '../../testing/show-page.tsx'
import { LicencePage } from './licence-page.tsx'
import type { Determination } from './outcome-words.ts'

const open = { citation: '15 CFR 744', blocking: true, answer: '' } as const
const found: Determination = {
  outcome: 'expert_review',
  outcomeName: '需专家判断',
  proof: [],
  questions: [
    { ...open, id: 'special.military', text: '是否用于军事最终用途？', answeredBy: 'facts' },
    { ...open, id: 'paragraph.3A001', text: '请补充具体段落。', answeredBy: 'eccn' },
    { ...open, id: 'end-use.answered', text: '最终用途未回答。', answeredBy: 'endUses' },
  ],
  reasons: [],
  riskLevel: 0,
  verdict: '有待确认事项',
  headline: '美国：需专家复核；中国：未发现许可要求',
  listed: { text: '', certain: false },
  tone: 'grey' as const,
  eccn: '3A001',
  paragraph: '',
  name: '',
  destination: 'BR',
  destinationName: '巴西',
  date: '2026-11-20',
  factsDay: '2026-08-07',
  warnings: [],
  exceptions: [],
  counterfactuals: [],
  china: { outcome: 'no_licence_required', outcomeName: '未发现许可要求', proof: [], questions: [] },
  endUser: { name: '', screened: false, snapshotId: '', publishedAt: '', warning: '', hits: [] },
  parties: [],
  disclaimer: '不构成法律意见',
}

const answers: Answers = {
  [determineLicence.path]: ({ facts }: { facts?: string }) => ({
    ...found,
    questions: found.questions.map(one => ({
      ...one,
      answer: (JSON.parse(facts ?? '{}') as Record<string, string>)[one.id] ?? '',
    })),
  }),
  [determineForUser.path]: () => ({ ...found, warnings: ['美国管制事实截至 2026-08-07，请核对。'] }),
  [suggestNames.path]: () => ({ list: [], entries: [] }),
  [listEndUses.path]: () => [
    { questionId: 106, text: '军事最终用途', citation: '744.21', exclusive: false },
    { questionId: 112, text: '以上均不涉及', citation: '', exclusive: true },
  ],
  [listCountries.path]: () => [],
  [suggestCcl.path]: () => [],
}

const show = (at = '/licenceDetermination?eccn=3A001&destination=BR') =>
  showPage(<LicencePage />, { at, answers })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const edit = async () => fireEvent.click(await screen.findByRole('button', { name: /修改条件/ }))

const military = () => screen.findByRole('radiogroup', { name: '是否用于军事最终用途？' })
const asked = (sent: readonly { path: string; input: unknown }[]) =>
  sent.findLast(one => one.path === determineLicence.path)?.input

test('answers to questions and on the end use survive a reload, and belong to their question', async () => {
  const first = show()
  fireEvent.click(within(await military()).getByLabelText('是'))
  await edit()
  fireEvent.click(screen.getByRole('button', { name: /^最终用途（已答 0/ }))
  fireEvent.click(
    within(await screen.findByRole('radiogroup', { name: '军事最终用途' })).getByLabelText('否'),
  )
  first.unmount()

  const { sent, unmount } = show()
  await waitFor(async () =>
    expect(within(await military()).getByLabelText<HTMLInputElement>('是').checked).toBe(true),
  )
  expect(asked(sent)).toMatchObject({ facts: '{"special.military":"yes"}', endUses: '{"106":"no"}' })
  unmount()

  const other = show('/licenceDetermination?eccn=5A002&destination=BR')
  await military()
  expect(asked(other.sent)).toMatchObject({ eccn: '5A002', facts: undefined, endUses: '{"106":"no"}' })
})

test('a point that a field settles leads to its field', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: '填写物项编码' }))
  expect(document.activeElement?.id).toBe('licence_eccn')
  fireEvent.click(screen.getByRole('button', { name: '填写最终用途' }))
  expect(await screen.findByRole('radiogroup', { name: '军事最终用途' })).toBeTruthy()
})

test('what was typed and not yet asked survives a reload; nothing is asked with a field missing', async () => {
  const first = show('/licenceDetermination')
  fireEvent.change(await screen.findByLabelText(/^中国两用物项管制编码/), { target: { value: '3C001' } })
  fireEvent.click(screen.getByRole('button', { name: '判定' }))
  expect(await screen.findByText('请输入 ECCN 编码')).toBeTruthy()
  expect(asked(first.sent)).toBeUndefined()
  first.unmount()
  show('/licenceDetermination')
  expect((await screen.findByLabelText<HTMLInputElement>(/^中国两用物项管制编码/)).value).toBe('3C001')
})

test('owners and the seat of the end user are asked with it; the days of facts and their age are shown', async () => {
  const behind = new URLSearchParams({
    endUser: 'Nobody Whatsoever',
    owners: '北辰控股 60%\n王某 ?',
    headquarters: 'CN',
  })
  const { sent } = show(`/licenceDetermination?eccn=3A001&destination=BR&${behind}`)
  expect(await screen.findByText('美国管制事实截至 2026-08-07，请核对。')).toBeTruthy()
  expect(await screen.findByText(/判定日 2026-11-20；管制事实截至 2026-08-07/)).toBeTruthy()
  expect(sent.findLast(one => one.path === determineForUser.path)?.input).toMatchObject({
    endUser: 'Nobody Whatsoever',
    owners: '[{"owner":"北辰控股","percent":60},{"owner":"王某","percent":null}]',
    headquarters: 'CN',
  })
})

test('an owner line that cannot be read is told at its field and asks nothing', async () => {
  const { sent } = show('/licenceDetermination?endUser=Nobody')
  fireEvent.change(await screen.findByLabelText(/^最终用户的股东/), { target: { value: '甲公司 120%' } })
  fireEvent.click(screen.getByRole('button', { name: '判定' }))
  expect(await screen.findByText(/“甲公司 120%”应写作/)).toBeTruthy()
  expect(sent.some(one => one.path === determineForUser.path)).toBe(false)
})

test('an answer folds the inputs to a summary; an open point leads back to its field; reset forgets everything', async () => {
  const { sent } = show('/licenceDetermination?eccn=3A001&destination=BR&via=VN,KZ&hsCode=8542')
  const summary = await screen.findByRole('region', { name: '判定条件摘要' })
  expect(summary.textContent).toContain('3A001')
  expect(summary.textContent).toContain('途经 VN、KZ')
  expect(asked(sent)).toMatchObject({ via: 'VN,KZ', hsCode: '8542' })
  fireEvent.click(within(await military()).getByLabelText('是'))
  await waitFor(() => expect(summary.textContent).toContain('已答 1 项'))
  fireEvent.click(within(summary).getByRole('button', { name: /重置/ }))
  expect(await screen.findByText('填写物项和目的国家后开始判定')).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>(/^物项（ECCN/)).value).toBe('')
})

test('buyer, forwarder and bank are asked beside the end user, each in its role', async () => {
  const parties = JSON.stringify([
    { role: 'buyer', name: '甲公司', country: 'DE' },
    { role: 'bank', name: '乙银行' },
    { role: 'forwarder', name: '' },
  ])
  const { sent } = show(
    `/licenceDetermination?${new URLSearchParams({ eccn: '3A001', destination: 'BR', parties })}`,
  )
  await screen.findByRole('region', { name: '判定条件摘要' })
  await waitFor(() =>
    expect(sent.findLast(one => one.path === determineForUser.path)?.input).toMatchObject({
      parties: '[{"role":"buyer","name":"甲公司","country":"DE"},{"role":"bank","name":"乙银行"}]',
    }),
  )
})

test('who was taken for a listed party by the machine is told so, with what the list forbids', async () => {
  const hit = {
    id: 'P1',
    type: '01' as const,
    name: 'Tandorel Bank',
    nameZh: '',
    country: '俄罗斯',
    score: 100,
    riskLevel: 1 as const,
    reason: '名称相同',
    lists: [{ source: 'ofac-sdn', shortName: 'OFAC SDN', reference: '1' }],
    decisive: true,
    forbids: '禁止（资产冻结）',
    forbiddenBy: ['OFAC SDN'],
    state: 'counted' as const,
  }
  const shown = (decidedByPerson: boolean) =>
    showPage(<LicencePage />, {
      at: '/licenceDetermination?eccn=EAR99&destination=DE&endUser=Tandorel+Bank',
      answers: {
        ...answers,
        [determineForUser.path]: () => ({
          ...found,
          headline:
            '禁止（资产冻结）：最终用户 Tandorel Bank（OFAC SDN）；美国：需要许可证；中国：未发现许可要求',
          endUser: { ...found.endUser, name: 'Tandorel Bank', hits: [{ ...hit, decidedByPerson }] },
        }),
      },
    })
  const machine = shown(false)
  expect(await screen.findByText(/^禁止（资产冻结）：最终用户 Tandorel Bank/)).toBeTruthy()
  expect(screen.getByText(/由系统按得分预选，请核对后确认或改选/)).toBeTruthy()
  machine.unmount()
  shown(true)
  expect(await screen.findByText('禁止（资产冻结）')).toBeTruthy()
  expect(screen.queryByText(/由系统按得分预选/)).toBeNull()
})
