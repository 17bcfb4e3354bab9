import { listCertificates, type certificateRow } from '@maojian/contract/calls/certificate'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { CertificateButton, CertificateFiles } from '../../ui/certificate-button.tsx'
import type { RecordDetail } from './evidence.ts'
import styles from './records.module.css'

type Certificate = z.output<typeof certificateRow>

const Issued = ({ one }: { one: Certificate }) => (
  <li className={styles.item}>
    <div className={styles.certificate}>
      <strong>{one.number}</strong>
      <CertificateFiles number={one.number} verifyUrl={one.verifyUrl} />
    </div>
    <small>
      {one.issuedAt} · {one.issuedBy}
      {one.reference !== '' && ` · 自有编号 ${one.reference}`}
    </small>
  </li>
)

/** What was certified of this record, and the way to have it certified. */
export const Certificates = ({ detail }: { detail: RecordDetail }) => {
  const list = useCall(listCertificates, { record: detail.record.id }, { staleMs: 0, quiet: true })
  if (!detail.intact || detail.erased || detail.subjects.length === 0) return null
  const none = (list.data ?? []).length === 0
  return (
    <section className="card" aria-label="筛查证明">
      <h2>筛查证明</h2>
      <p className={styles.note}>
        {none ? '此记录尚未出具证明。' : '已出具的证明可随时重新下载，不必再出具。'}
      </p>
      <CertificateButton
        record={detail.record.id}
        subjects={detail.subjects.map(one => one.name || one.codes.join('、'))}
        warning={detail.warning}
        primary={none}
      >
        {none ? '出具筛查证明' : '再出具一份'}
      </CertificateButton>
      <ul className={styles.items}>
        {list.data?.map(one => (
          <Issued key={one.number} one={one} />
        ))}
      </ul>
    </section>
  )
}
