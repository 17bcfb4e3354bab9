/** An import or refresh that was refused or could not go on: the old edition stays. Message in Chinese. */
export class IngestFault extends Error {
  override readonly name = 'IngestFault'
}

const systemMessages: Readonly<Record<string, string>> = {
  ENOSPC: '磁盘空间已满，导入已中止，现有名单版本不受影响；请清理磁盘后重试',
  EDQUOT: '磁盘配额已用完，导入已中止，现有名单版本不受影响',
  EACCES: '没有读写权限',
  EPERM: '没有读写权限',
  ENOENT: '文件不存在',
  EISDIR: '给出的是文件夹，需要文件',
  EROFS: '数据目录是只读的，无法导入',
  '57P01': '数据库已关闭，导入已中止，现有名单版本不受影响；数据库恢复后请重试',
  '53100': '数据库磁盘空间已满，导入已中止，现有名单版本不受影响',
  ECONNREFUSED: '数据库无法连接，导入已中止，现有名单版本不受影响',
  ECONNRESET: '数据库连接中断，导入已中止，现有名单版本不受影响',
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

/** What an operator is told of any failure of an import; never a stack. */
export const operatorMessage = (error: unknown): string => {
  if (error instanceof Error && worded.has(error.name)) return error.message
  if (error instanceof Error && error.name === 'AbortError') return '已取消，现有名单版本不受影响'
  const known = systemMessages[codeOf(error)]
  if (known) return known + pathOf(error)
  return `导入失败，现有名单版本不受影响：${error instanceof Error ? error.message : String(error)}`
}
