// @vitest-environment happy-dom
import { createApiKey } from '@maojian/contract/calls/api-key'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { Button, Form, Input } from 'antd'
import { afterEach, expect, test } from 'vitest'
import { CallFault } from '../../api/call-fault.ts'
import { refusing, showPage, type Answers } from '../../testing/show-page.tsx'
import { fieldOf } from './contract-rule.ts'
import { FaultAlert } from './fault-alert.tsx'
import { useFormCall } from './use-form-call.ts'

const { path, request } = createApiKey
const taken = '已有同名的密钥'

const KeyForm = () => {
  const { props, fault } = useFormCall({
    draft: { name: 'key' },
    places: { [taken]: 'name' },
    act: (send, { name }: { name: string }) => send(createApiKey, { name }),
  })
  return (
    <Form {...props}>
      <Form.Item name="name" label="密钥名称" {...fieldOf(request.shape.name)}>
        <Input />
      </Form.Item>
      <FaultAlert fault={fault} />
      <Button htmlType="submit">创建</Button>
    </Form>
  )
}

const show = (answer: Answers[string]) => showPage(<KeyForm />, { at: '/keys', answers: { [path]: answer } })
const made = () => ({ id: 'k', name: '', key: '' })
const field = () => screen.findByLabelText<HTMLInputElement>('密钥名称')
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '创建' }))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('what the contract would refuse is told at the field and not sent', async () => {
  const { sent } = show(made)
  await type('x'.repeat(500))
  submit()
  expect(await screen.findByText('密钥名称最多 60 个字符')).toBeTruthy()
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('a refusal stands at its field, any other above the button; both keep what was typed', async () => {
  const first = show(refusing(new CallFault(409, taken)))
  await type('ERP')
  submit()
  expect((await screen.findByText(taken)).closest('.ant-form-item')).not.toBeNull()
  first.unmount()
  const second = show(refusing(new CallFault(400, '参数 name：名称含有不能使用的字符')))
  await field()
  submit()
  expect(
    (await screen.findByText('名称含有不能使用的字符')).closest('.ant-form-item'),
    'by the name of the parameter',
  ).not.toBeNull()
  second.unmount()
  const third = show(refusing(new CallFault(400, '参数 owner：请选择所属单位')))
  await field()
  submit()
  expect((await screen.findByText('请选择所属单位')).closest('.ant-alert')).not.toBeNull()
  third.unmount()
  show(refusing(new CallFault(500, '系统出现故障')))
  expect((await field()).value).toBe('ERP')
  submit()
  expect((await screen.findByText('系统出现故障')).closest('.ant-alert')).not.toBeNull()
})

test('a reload brings back what was typed and not sent; sent, it is forgotten', async () => {
  const { unmount } = show(made)
  await type('对接 ERP')
  unmount()
  const again = show(made)
  expect((await field()).value).toBe('对接 ERP')
  submit()
  await waitFor(() => expect(again.sent).toEqual([{ path, input: { name: '对接 ERP' } }]))
  await waitFor(() => expect(sessionStorage.length).toBe(0))
})

test('leaving before it was sent asks; staying keeps the page', async () => {
  const { router } = show(made)
  await type('ERP')
  void router.navigate({ href: '/elsewhere' })
  fireEvent.click(await screen.findByRole('button', { name: '留下' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/keys')
  void router.navigate({ href: '/elsewhere' })
  fireEvent.click(await screen.findByRole('button', { name: '离开' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
})
