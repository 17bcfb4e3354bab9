import * as z from 'zod'
import { defineCall } from '../call.ts'
import { recordId } from './evidence.ts'
import { jsonText } from './licence-answers.ts'

const number = z
  .string()
  .trim()
  .regex(/^ZM-\d{8}-[0-9A-Z]{8}$/, '证明编号有误')

export const certificateRow = z.object({
  number: z.string(),
  issuedAt: z.string(),
  issuedBy: z.string(),
  reference: z.string(),
  verifyUrl: z.string(),
})

/** The party of the record that the certificate is about; the record is screened anew where it says nothing of near names. */
export const issueCertificate = defineCall({
  method: 'POST',
  path: '/api/evidence/certificate/issue',
  summary: '出具筛查证明',
  access: 'session',
  quota: 'report',
  request: z.object({
    record: recordId,
    subject: z.coerce.number().int().min(0).max(10_000).default(0),
    /** The customer's own number. */
    reference: z.string().trim().max(100, '自有编号最多 100 个字符').default(''),
  }),
  reply: certificateRow.extend({ record: z.string() }),
})

export const listCertificates = defineCall({
  method: 'GET',
  path: '/api/evidence/certificate/list',
  summary: '一条检索记录已出具的证明',
  access: 'session',
  request: z.object({ record: recordId }),
  reply: z.array(certificateRow),
})

export const downloadCertificate = defineCall({
  method: 'GET',
  path: '/api/evidence/certificate/file',
  summary: '下载筛查证明（PDF，或可离线核验的 JSON）；生成期间答 202，再次请求即可',
  access: 'session',
  cookie: true,
  answers: 'file',
  request: z.object({ number, format: z.enum(['pdf', 'json']).default('pdf') }),
  reply: z.unknown(),
})

/** Of the QR code. */
const token = z.string().regex(/^[0-9a-f]{32}$/, '没有这份证明，或核验码有误')

/** For whoever holds a certificate: confirms it without showing more than that. */
export const confirmCertificate = defineCall({
  method: 'GET',
  path: '/api/evidence/certificate/confirm',
  summary: '公开核验一份筛查证明',
  access: 'public',
  request: z.object({ token }),
  reply: z.object({
    number: z.string(),
    issuedAt: z.string(),
    screenedAt: z.string(),
    verdictName: z.string(),
    /** What keeps the verdict from being a conclusion. */
    warning: z.string(),
    /** Enterprises of the name that the graph ties to a listed party. */
    related: z.number(),
    /** Listed parties that reached the threshold and were set aside by a decision of who issued it. */
    decidedAway: z.number(),
    /** All but the first character of each word hidden. */
    maskedName: z.string(),
    /** Type of party that was asked for; '' where any would have been found. */
    typeName: z.string(),
    /** Day whose listings answered; '' where those in force did. */
    asOf: z.string(),
    lists: z.number(),
    /** Lists of the product that were not imported, in words. */
    missing: z.string(),
    oldestEdition: z.string(),
    newestEdition: z.string(),
    snapshotId: z.string(),
    /** SHA-256 of the certificate as its JSON file says it. */
    digest: z.string(),
    /** Whether signature, content and number still agree; where they do not, nothing else is told. */
    intact: z.boolean(),
  }),
})

/** For whoever holds the paper: the name on it is compared where it is kept, and stays out of addresses and logs. */
export const confirmName = defineCall({
  method: 'POST',
  path: '/api/evidence/certificate/confirm-name',
  summary: '核对纸面证明上的名称与登记的是否一致',
  access: 'public',
  request: z.object({
    token,
    name: z.string().trim().min(1, '请输入证明上的名称').max(1000, '名称最多 1000 个字符'),
  }),
  reply: z.object({ agrees: z.boolean() }),
})

const fileObject = z.record(z.string(), z.unknown(), '应为证明文件中的同名对象')

/** For whoever holds the file, an assistant too: nothing of it is kept. */
export const verifyCertificate = defineCall({
  method: 'POST',
  path: '/api/evidence/certificate/verify',
  summary: '按本机公钥核验一份筛查证明的 JSON 文件（certificate 与 signature 两部分）',
  access: 'public',
  apiKey: true,
  tool: 'certificate_verify',
  request: z.object({ certificate: jsonText(fileObject), signature: jsonText(fileObject) }),
  reply: z.object({
    valid: z.boolean(),
    /** Why not; '' where it is. */
    problem: z.string(),
    number: z.string().optional(),
    /** Who was certified, and what was asked: the reader compares it with what he was told. */
    asked: z
      .object({
        name: z.string(),
        otherNames: z.array(z.string()),
        typeName: z.string(),
        country: z.string(),
        birthDate: z.string(),
        codes: z.array(z.string()),
        addresses: z.array(z.string()),
        asOf: z.string(),
        screenedAt: z.string(),
      })
      .optional(),
    verdict: z.string().optional(),
    warning: z.string().optional(),
    /** Listed parties that reached the threshold and were set aside by a decision of who issued it. */
    decidedAway: z.number().optional(),
    issuedAt: z.string().optional(),
    /** SHA-256 of the certificate's canonical JSON. */
    digest: z.string().optional(),
    keyId: z.string().optional(),
  }),
})

/** Everybody may verify; former keys stay. */
export const listPublicKeys = defineCall({
  method: 'GET',
  path: '/api/evidence/keys',
  summary: '核验证明所用的公钥（Ed25519，SPKI，Base64）',
  access: 'public',
  request: z.object({}),
  reply: z.object({
    keys: z.array(z.object({ id: z.string(), createdAt: z.string(), publicKey: z.string() })),
  }),
})
