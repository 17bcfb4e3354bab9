import { readFileSync, rmSync, writeFileSync } from 'node:fs'

export interface DemonstrationAccount {
  /** As the header shows it. */
  readonly name: string
  readonly phone: string
  readonly password: string
}

export const administratorName = '演示-管理员'

/** What the journeys must know of the server under test. */
export interface ProductState {
  readonly url: string
  readonly accounts: readonly DemonstrationAccount[]
  /** Whether the real lists were imported; otherwise the starter data answers. */
  readonly realLists: boolean
  /** A second product on starter data, with the sign-on stand-ins beside it. */
  readonly signOn: { readonly url: string; readonly probe: string }
}

const statePath = (): string => {
  const path = process.env['E2E_STATE']
  if (path === undefined) throw new Error('E2E_STATE is not set: start the journeys with playwright')
  return path
}

/** Stands until the process that wrote it ends: it holds passwords. */
export const writeProductState = (state: ProductState): void => {
  const path = statePath()
  writeFileSync(path, JSON.stringify(state), { mode: 0o600 })
  process.once('exit', () => rmSync(path, { force: true }))
}

export const readProductState = (): ProductState =>
  JSON.parse(readFileSync(statePath(), 'utf8')) as ProductState
