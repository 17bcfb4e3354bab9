import { Client } from 'pg'

type Heard = (payload: string) => void

const retryMs = 1000
const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** One connection kept for LISTEN; a lost one is opened again and listens to the same channels. */
export class PostgresListener {
  readonly #connectionString: string
  readonly #onLost: (error: Error) => void
  readonly #channels = new Map<string, Set<Heard>>()
  #client: Promise<Client> | undefined
  #closed = false

  constructor(connectionString: string, onLost: (error: Error) => void) {
    this.#connectionString = connectionString
    this.#onLost = onLost
  }

  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel)
    const all = known ?? new Set<Heard>()
    all.add(heard)
    this.#channels.set(channel, all)
    const client = await this.#connected()
    if (!known) await client.query(`listen ${identifier(channel)}`)
    return async () => {
      all.delete(heard)
      if (all.size > 0 || this.#closed) return
      this.#channels.delete(channel)
      await (await this.#connected()).query(`unlisten ${identifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #connected(): Promise<Client> {
    this.#client ??= this.#connect()
    return this.#client
  }

  async #connect(): Promise<Client> {
    const client = new Client({ connectionString: this.#connectionString, keepAlive: true })
    client.on('notification', ({ channel, payload }) => {
      for (const heard of this.#channels.get(channel) ?? []) heard(payload ?? '')
    })
    client.on('error', error => this.#reconnect(error))
    await client.connect()
    for (const channel of this.#channels.keys()) await client.query(`listen ${identifier(channel)}`)
    return client
  }

  #reconnect(error: Error): void {
    if (this.#closed) return
    this.#onLost(error)
    this.#client = undefined
    const retry = setTimeout(() => void this.#retry(), retryMs)
    retry.unref()
  }

  async #retry(): Promise<void> {
    if (this.#closed) return
    try {
      await this.#connected()
    } catch (error) {
      this.#reconnect(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
