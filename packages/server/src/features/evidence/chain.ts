import { createHash } from 'node:crypto'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first seal of a chain, before it has any record. */
export const firstSeal = (chainId: string, follows: string): string => sha256(`chain\n${chainId}\n${follows}`)

export interface Sealed {
  readonly chainId: string
  /** Position in the chain, from 1. */
  readonly number: number
  /** SHA-256 of the content. */
  readonly digest: string
}

/** Binds a record to all before it; the content may be erased one day, its digest stays. */
export const nextSeal = (previous: string, { chainId, number, digest }: Sealed): string =>
  sha256(`record\n${chainId}\n${number}\n${previous}\n${digest}`)

export interface Head {
  readonly chainId: string
  readonly records: number
  readonly seal: string
}

/** What is signed of a chain: only its newest head has a signature, so a shorter one cannot be signed again. */
export const headText = ({ chainId, records, seal }: Head): string => `head\n${chainId}\n${records}\n${seal}`

/** How a later chain names the one that it follows. */
export const chainMark = ({ chainId, records, seal }: Head): string => `${chainId} ${records} ${seal}`
