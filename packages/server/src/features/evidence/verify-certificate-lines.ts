import { FieldFault } from '../../http/field-fault.ts'
import { checkCertificate, type CheckedCertificate } from './verify-certificate-file.ts'

type Trusted = Parameters<typeof checkCertificate>[1]

const refused = (problem: string): CheckedCertificate => ({ valid: false, problem })

interface Checking {
  readonly trusted: Trusted
  /** Reads the object of a line; a FieldFault tells why it is none. */
  readonly read: (line: string) => unknown
}

const checkLine = (line: string, at: number, { trusted, read }: Checking): CheckedCertificate => {
  try {
    return checkCertificate(read(line), trusted)
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error
    const field = error.field === '' ? '' : `${error.field} `
    return refused(`第 ${at} 行不是筛查证明：${field}${error.reason}`)
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Checks every certificate of a file, one a line as they are downloaded; what is no certificate is no valid one. */
export const checkCertificates = (text: string, checking: Checking): readonly CheckedCertificate[] => {
  const whole = text.replace(/^\uFEFF/u, '')
  const lines = whole.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at: at + 1 }]))
  if (lines.length === 0) return [refused('文件是空的，没有可核验的证明')]
  if (lines.length > 1 && isJson(whole))
    return [refused('文件被重新排版过，一份证明占了多行：请用下载的原文件核验')]
  return lines.map(({ line, at }) => checkLine(line, at, checking))
}
