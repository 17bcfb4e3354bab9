import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import * as z from 'zod'
import { keptParty, keptVerdict } from './record-content.ts'

const party = keptParty.strict()

const list = z.strictObject({
  id: z.string(),
  name: z.string(),
  edition: z.string(),
  publishedOn: z.string(),
  entries: z.number(),
  starter: z.boolean(),
  digest: z.string(),
})

/** What a certificate says; unknown fields are refused, so that nothing unsigned rides along. */
export const certificateContent = z.strictObject({
  format: z.literal('maojian-certificate/1'),
  number: z.string(),
  issuedAt: z.string(),
  issuedBy: z.string(),
  organisation: z.string(),
  reference: z.string(),
  verifyUrl: z.string(),
  verdict: keptVerdict,
  /** What keeps the verdict from being a conclusion; '' where nothing does. */
  warning: z.string(),
  subject: z.strictObject({
    name: z.string(),
    otherNames: z.array(z.string()),
    type: z.string(),
    country: z.string(),
    birthDate: z.string(),
    codes: z.array(z.string()),
    /** Absent from certificates of before addresses were asked. */
    addresses: z.array(z.string()).optional(),
  }),
  settings: z.strictObject({ asOf: z.string(), hit: z.number(), possible: z.number(), engine: z.string() }),
  /** Parties found in all; the best follow. */
  count: z.number(),
  hits: z.array(party),
  near: z.array(party),
  /** What the enterprise graph said; without it ownership and control were not looked at. */
  graph: z.strictObject({ snapshot: z.string(), related: z.array(z.string()) }).optional(),
  snapshot: z.string(),
  lists: z.array(list),
  /** Lists of the product that were not imported; absent where none was, and from certificates of before it was told. */
  missing: z.string().optional(),
  record: z.strictObject({
    id: z.string(),
    at: z.string(),
    operator: z.string(),
    chain: z.string(),
    number: z.number(),
    digest: z.string(),
    seal: z.string(),
  }),
})
export type CertificateContent = z.output<typeof certificateContent>

/** A certificate as a file that verifies without us. */
export const certificateFile = z.strictObject({
  certificate: certificateContent,
  signature: z.strictObject({
    algorithm: z.literal('Ed25519'),
    keyId: z.string(),
    /** SPKI, base64; says by which key it claims to be signed, not that the key is ours. */
    publicKey: z.string(),
    value: z.string(),
  }),
})
export type CertificateFile = z.output<typeof certificateFile>

export const verdictsEn: Readonly<Record<RowVerdict, string>> = {
  1: 'Match found',
  2: 'Possible match, to be reviewed',
  0: 'No match found',
  9: 'Not screened',
}
