/** An import or refresh that was refused or could not go on: the old edition stays. Message in Chinese. */
export class IngestFault extends Error {
  override readonly name = 'IngestFault'
}

interface SystemMessage {
  readonly what: string
  /** An import ends by it. */
  readonly ends?: true
  readonly advice?: string
}

const noDisk: SystemMessage = { what: '磁盘空间已满', ends: true, advice: '请清理磁盘后重试' }

const systemMessages: Readonly<Record<string, SystemMessage>> = {
  ENOSPC: noDisk,
  EDQUOT: { what: '磁盘配额已用完', ends: true },
  EACCES: { what: '没有读写权限' },
  EPERM: { what: '没有读写权限' },
  ENOENT: { what: '文件不存在' },
  EISDIR: { what: '给出的是文件夹，需要文件' },
  EROFS: { what: '数据目录是只读的', ends: true },
  '57P01': { what: '数据库已关闭', ends: true, advice: '数据库恢复后请重试' },
  '53100': { what: '数据库磁盘空间已满', ends: true },
  ECONNREFUSED: { what: '数据库无法连接', ends: true },
  ECONNRESET: { what: '数据库连接中断', ends: true },
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const pathOf = (error: unknown): string =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? `：${error.path}` : ''

/** Faults that whoever threw them already put into words. */
const worded = new Set([
  'IngestFault',
  'ArchiveFault',
  'FormatFault',
  'TableFault',
  'OutboundFault',
  'ConfigFault',
  'FolderBusy',
  'HandedOverFault',
  'NothingPublished',
  'Fault',
])

/** What is told of a failure, and of the import that ended by it. */
const messageOf = (error: unknown, ofImport: { readonly ended: string; readonly failed: string }): string => {
  if (error instanceof Error && worded.has(error.name)) return error.message
  if (error instanceof Error && error.name === 'AbortError') return `已取消${ofImport.ended}`
  const known = systemMessages[codeOf(error)]
  if (known === undefined)
    return `${ofImport.failed}${error instanceof Error ? error.message : String(error)}`
  const ended = known.ends && ofImport.ended !== '' ? `，导入已中止${ofImport.ended}` : ''
  const advice = known.advice === undefined ? '' : `；${known.advice}`
  return `${known.what}${ended}${advice}${pathOf(error)}`
}

const stands = '，现有名单版本不受影响'

/** What an operator is told of any failure of an import; never a stack. */
export const operatorMessage = (error: unknown): string =>
  messageOf(error, { ended: stands, failed: `导入失败${stands}：` })

/** The same of a failure by which no import ended. */
export const failureMessage = (error: unknown): string =>
  messageOf(error, { ended: '', failed: '程序内部错误：' })
