import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UsageFault } from '../../cli/usage-fault.ts'

/** A folder stands for the XML files in it. */
const filesAt = async (path: string): Promise<string[]> => {
  const full = resolve(path)
  const found = await stat(full).catch(() => undefined)
  if (!found) throw new UsageFault(`没有这个文件或文件夹：${path}`)
  if (!found.isDirectory()) return [full]
  const names = (await readdir(full)).filter(name => /\.xml(?:\.gz)?$/iu.test(name)).sort()
  if (names.length === 0) throw new UsageFault(`文件夹 ${path} 中没有 .xml 或 .xml.gz 文件`)
  return names.map(name => join(full, name))
}

export const regulationFiles = async (paths: readonly string[]): Promise<string[]> =>
  (await Promise.all(paths.map(filesAt))).flat()
