import type { Newcomer } from '../../http/testing.ts'
import type { CertificateFile } from './certificate-content.ts'
import type { EvidenceServer } from './testing.ts'

export const tokenOf = (url: unknown): string => new URL(String(url)).searchParams.get('token') ?? ''

/** What tests do with certificates of one user. */
export const certificatesOf = ({ server }: EvidenceServer, { headers }: Newcomer) => {
  const certifySearch = async (asked: Record<string, string>) => {
    const { data } = await server.post('/api/sanction/search', asked, { headers })
    const issue = { record: data['record'], reference: '客户-007' }
    return server.post('/api/evidence/certificate/issue', issue, { headers })
  }
  const fileOf = async (number: unknown): Promise<string> => {
    const url = `/api/evidence/certificate/file?format=json&number=${String(number)}`
    return (await server.app.inject({ method: 'GET', url, headers })).body
  }
  const certificateOf = async (keyword: string): Promise<CertificateFile> => {
    const { data } = await certifySearch({ keyword })
    return JSON.parse(await fileOf(data['number'])) as CertificateFile
  }
  return {
    certifySearch,
    certify: (keyword: string) => certifySearch({ keyword }),
    fileOf,
    certificateOf,
    confirm: (token: string) => server.get('/api/evidence/certificate/confirm', { token }),
  }
}
