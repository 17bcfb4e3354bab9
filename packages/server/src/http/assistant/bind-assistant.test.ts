import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forEachDatabase } from '../../db/testing.ts'
import { noEngine, startTestServer, type TestServer } from '../testing.ts'

forEachDatabase((_, open) => {
  let server: TestServer
  let client: Client
  let address: URL
  let headers: { Authorization: string }
  beforeEach(async () => {
    server = await startTestServer(await open(), noEngine)
    headers = await server.login('member')
    const made = await server.post('/api/account/apiKey/create', { name: '助手' }, { headers })
    address = new URL('/mcp', await server.app.listen({ host: '127.0.0.1', port: 0 }))
    client = new Client({ name: 'test', version: '1' })
    const requestInit = { headers: { authorization: `Bearer ${String(made.data['key'])}` } }
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }) as never)
  })
  afterEach(async () => {
    await client.close()
    await server.app.close()
  })

  it('an assistant with a key finds the tools, each with what it asks for', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(one => one.name).sort()).toEqual([
      'certificate_verify',
      'classify',
      'deal_check',
      'determine',
      'determine_for_end_user',
      'ownership',
      'pair',
      'search',
    ])
    expect(tools.every(one => one.annotations?.readOnlyHint === true && one.description !== '')).toBe(true)
    expect(tools.find(one => one.name === 'pair')?.inputSchema.required).toEqual(['a', 'b'])
    expect(client.getInstructions()).toContain('不构成法律意见')
  })

  it('a tool answers what its call answers, and a bad question says which field', async () => {
    const pair = await client.callTool({ name: 'pair', arguments: { a: '北辰重工', b: '北辰重工集团' } })
    expect(pair.structuredContent).toMatchObject({ verdict: expect.any(String), score: expect.any(Number) })
    const owners = {
      edges: [{ owner: '甲', owned: '乙', percent: 60 }],
      listed: [{ party: '甲', regimes: ['ofac'] }],
      target: '乙',
    }
    const ownership = await client.callTool({ name: 'ownership', arguments: owners })
    expect(ownership.structuredContent).toMatchObject({ regimes: { ofac: { state: 'blocked' } } })
    const forged = { certificate: { number: 'ZM' }, signature: {} }
    const verified = await client.callTool({ name: 'certificate_verify', arguments: forged })
    expect(verified.structuredContent).toMatchObject({ valid: false, problem: expect.any(String) })
    const wrong = await client.callTool({ name: 'classify', arguments: { nam: '示波器' } })
    expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('name') }] })
    expect(await client.callTool({ name: 'nothing' })).toMatchObject({ isError: true })
  })

  it('without a key, with a session and with a revoked key the door stays shut', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const ask = (more: Record<string, string>) =>
      fetch(address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...more,
        },
      })
    expect((await ask({})).status).toBe(401)
    expect((await ask(headers)).status).toBe(401)
    const keys = await server.get('/api/account/apiKey/list', {}, { headers })
    for (const { id } of keys.data as unknown as { id: string }[])
      await server.post('/api/account/apiKey/revoke', { id }, { headers })
    const refused = await client.callTool({ name: 'pair', arguments: { a: '甲方公司', b: '乙方公司' } })
    expect(refused).toMatchObject({ isError: true })
  })
})
