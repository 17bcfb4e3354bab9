// @vitest-environment happy-dom
import { createApiKey } from '@maojian/contract/calls/api-key'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../testing/show-page.tsx'
import { useAction } from './use-action.ts'

const Keys = () => {
  const { run, busy } = useAction({ act: (send, name: string) => send(createApiKey, { name }) })
  return (
    <>
      <button onClick={() => run('ERP')}>ERP</button>
      <button onClick={() => run('WMS')}>WMS</button>
      {busy ? '正在创建' : '空闲'}
    </>
  )
}

afterEach(cleanup)

test('a double click sends once; another thing is sent beside it, and the same once more when it is answered', async () => {
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<object>())
  let asked = 0
  const { sent } = showPage(<Keys />, {
    at: '/keys',
    answers: { [createApiKey.path]: () => answers[asked++]!.promise },
  })
  const click = async (name: string) => fireEvent.click(await screen.findByText(name))
  await click('ERP')
  await click('ERP')
  await click('WMS')
  await waitFor(() => expect(sent.map(({ input }) => input)).toEqual([{ name: 'ERP' }, { name: 'WMS' }]))
  for (const answer of answers) answer.resolve({})
  await screen.findByText('空闲')
  await click('ERP')
  await waitFor(() => expect(sent.length).toBe(3))
})
