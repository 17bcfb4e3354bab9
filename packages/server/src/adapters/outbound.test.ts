import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './address-rules.ts'
import { createOutbound } from './outbound.ts'

const servers: Server[] = []
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise(resolve => server.once('listening', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
})

const read = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('addresses', () => {
  it.each(['93.184.215.14', '2606:4700::6810:84e5', '8.8.8.8'])('%s is public', address =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'ff02::1',
    '2001:db8::1',
    'localhost',
  ])('%s is not', address => expect(isPublicAddress(address)).toBe(false))
})

describe('outbound', () => {
  const strict = createOutbound({ allowInternalHosts: [] })

  it.each([
    ['http://example.com/list.xml', '只允许 https'],
    ['ftp://example.com/list.xml', '只允许 https'],
    ['file:///etc/passwd', '只允许 https'],
    ['https://127.0.0.1/x', '内部或保留地址'],
    ['https://[::1]/x', '内部或保留地址'],
    ['https://[::ffff:10.0.0.1]/x', '内部或保留地址'],
    ['https://2130706433/x', '内部或保留地址'],
    ['https://0x7f.1/x', '内部或保留地址'],
    ['https://user:secret@example.com/x', '用户名或密码'],
    ['not an address', '不是有效的地址'],
  ])('refuses %s', async (url, message) => {
    await expect(strict.open(url)).rejects.toThrow(message)
  })

  it('refuses a name one of whose addresses is private', async () => {
    const outbound = createOutbound({
      allowInternalHosts: [],
      resolve: async () => ['93.184.215.14', '10.0.0.1'],
    })
    await expect(outbound.open('https://rebind.example/x')).rejects.toThrow('10.0.0.1')
  })

  it('asks the name once and connects to the address it vetted', async () => {
    const host = await serve((request, response) => response.end(request.headers.host))
    const port = host.split(':')[1]!
    let asked = 0
    const outbound = createOutbound({
      allowInternalHosts: [`lists.example:${port}`],
      resolve: async () => {
        asked++
        return ['127.0.0.1']
      },
    })
    const { body } = await outbound.open(`http://lists.example:${port}/x`)
    expect(await read(body)).toBe(`lists.example:${port}`)
    expect(asked).toBe(1)
  })

  it('vets every redirect anew', async () => {
    const inner = await serve((_, response) => response.end('secret'))
    const outer = await serve((_, response) =>
      response.writeHead(302, { location: `http://${inner}/` }).end(),
    )
    const outbound = createOutbound({ allowInternalHosts: [outer] })
    await expect(outbound.open(`http://${outer}/`)).rejects.toThrow('只允许 https')
    const both = createOutbound({ allowInternalHosts: [outer, inner] })
    const download = await both.open(`http://${outer}/`)
    expect(download.url).toBe(`http://${inner}/`)
    expect(await read(download.body)).toBe('secret')
  })

  it('gives up after five redirects', async () => {
    const host = await serve((_, response) => response.writeHead(302, { location: '/again' }).end())
    await expect(createOutbound({ allowInternalHosts: [host] }).open(`http://${host}/`)).rejects.toThrow(
      '重定向超过',
    )
  })

  it('stops at the size limit, claimed or not', async () => {
    const claimed = await serve((_, response) =>
      response.writeHead(200, { 'content-length': '10000000000' }).write('x'),
    )
    const endless = await serve((_, response) => {
      const more = (): void => void response.write('x'.repeat(65_536), more)
      more()
    })
    const outbound = createOutbound({ allowInternalHosts: [claimed, endless] })
    for (const host of [claimed, endless]) {
      const { body } = await outbound.open(`http://${host}/`, { maxBytes: 100_000 })
      await expect(read(body)).rejects.toThrow('上限')
    }
  })

  it('stops at the time limit', async () => {
    const silent = await serve(() => undefined)
    const slow = await serve((_, response) => response.write('x'))
    const outbound = createOutbound({ allowInternalHosts: [silent, slow] })
    await expect(outbound.open(`http://${silent}/`, { timeoutMs: 50 })).rejects.toThrow('超时')
    const { body } = await outbound.open(`http://${slow}/`, { timeoutMs: 200 })
    await expect(read(body)).rejects.toThrow('失败')
  })

  it('refuses a body that breaks off and an answer that is not 200', async () => {
    const broken = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '10' })
      response.write('half', () => response.destroy())
    })
    const missing = await serve((_, response) => response.writeHead(404).end())
    const outbound = createOutbound({ allowInternalHosts: [broken, missing] })
    const { body } = await outbound.open(`http://${broken}/`)
    await expect(read(body)).rejects.toThrow(/中断|没有传完|失败/)
    await expect(outbound.open(`http://${missing}/`)).rejects.toThrow('状态 404')
  })
})
