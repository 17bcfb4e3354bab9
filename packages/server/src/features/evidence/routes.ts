import * as certificates from '@maojian/contract/calls/certificate'
import * as calls from '@maojian/contract/calls/evidence'
import { downloadBatchReport as batchReport } from '@maojian/contract/calls/screening'
import { route, type Route } from '../../http/route.ts'
import { confirmCertificate, confirmName, listPublicKeys, verifyCertificate } from './confirm-certificate.ts'
import { downloadBatchReport } from './download-batch-report.ts'
import { downloadCertificate } from './download-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'
import { listCertificates } from './list-certificates.ts'
import { downloadRecords } from './download-records.ts'
import { getRecord } from './get-record.ts'
import { listRecords } from './list-records.ts'
import { repeatRecord } from './repeat-record.ts'
import { verifyRecords } from './verify-records.ts'

export const evidenceRoutes: readonly Route[] = [
  route(calls.listRecords, listRecords),
  route(calls.getRecord, getRecord),
  route(calls.downloadRecords, downloadRecords),
  route(calls.repeatRecord, repeatRecord),
  route(calls.verifyRecords, verifyRecords),
  route(batchReport, downloadBatchReport),
  route(certificates.issueCertificate, issueCertificate),
  route(certificates.listCertificates, listCertificates),
  route(certificates.downloadCertificate, downloadCertificate),
  route(certificates.confirmCertificate, confirmCertificate),
  route(certificates.confirmName, confirmName),
  route(certificates.verifyCertificate, verifyCertificate),
  route(certificates.listPublicKeys, listPublicKeys),
]
