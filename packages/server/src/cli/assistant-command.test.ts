import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { allCommands } from '../commands.ts'
import { runCommand } from './run.ts'

const asked = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } },
  },
  { id: 2, method: 'tools/list' },
  { id: 3, method: 'tools/call', params: { name: 'classify', arguments: { name: '示波器' } } },
  { id: 4, method: 'tools/call', params: { name: 'pair', arguments: { a: '甲' } } },
]

const program = async () => {
  const [input, output, errors] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const terminal = {
    env: {},
    input,
    output,
    errors,
    signal: new AbortController().signal,
    now: () => new Date(0),
  }
  const ended = runCommand(await allCommands(), terminal, ['mcp'])
  for (const one of asked) input.write(`${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`)
  return { input, output, ended }
}

it('who asks and closes the input at once is answered all the same', async () => {
  const { input, output, ended } = await program()
  input.end()
  expect(await ended).toBe(0)
  const lines = String(output.read()).trim().split('\n')
  expect(new Set(lines.map(line => (JSON.parse(line) as { id: number }).id))).toEqual(new Set([1, 2, 3, 4]))
})

it('an assistant that starts the program asks its tools over standard input and output', async () => {
  const { input, output, ended } = await program()
  const answers = new Map<number, Record<string, unknown>>()
  for await (const line of createInterface({ input: output })) {
    const { id, result } = JSON.parse(line) as { id: number; result: Record<string, unknown> }
    answers.set(id, result)
    if (answers.size === asked.length) break
  }
  input.end()
  expect(await ended).toBe(0)
  const tools = ['search', 'pair', 'determine', 'ownership', 'classify', 'deal_check', 'certificate_verify']
  expect(answers.get(2)).toMatchObject({
    tools: expect.arrayContaining(tools.map(name => expect.objectContaining({ name }))),
  })
  expect(answers.get(3)?.['structuredContent']).toHaveProperty('candidates.0.eccn', '3A002.a')
  const refused = { isError: true, content: [{ text: '参数 b：缺少该字段：应为非空文本' }] }
  expect(answers.get(4)).toMatchObject(refused)
})
