import { type AddressInfo, createServer, type Server } from 'node:net'

const listen = (port: number): Promise<Server | undefined> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, () => resolve(probe))
  })

const close = (server: Server): Promise<unknown> => new Promise(resolve => server.close(resolve))

/** The first of `count` neighbouring ports on which nobody listens. */
export const freePorts = async (count: number): Promise<number> => {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = await listen(0)
    if (first === undefined) continue
    const { port } = first.address() as AddressInfo
    const others = await Promise.all(Array.from({ length: count - 1 }, (_, i) => listen(port + 1 + i)))
    const all = [first, ...others].filter(one => one !== undefined)
    await Promise.all(all.map(close))
    if (all.length === count) return port
  }
  throw new Error(`no ${count} neighbouring free ports`)
}
