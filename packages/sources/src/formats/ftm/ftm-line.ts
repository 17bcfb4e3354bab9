import type { TextLine } from '../../read/text-lines.ts'
import { FormatFault } from '../../types.ts'

export interface FtmLine {
  readonly id: string
  readonly schema: string
  readonly caption: string
  readonly properties: Readonly<Record<string, readonly string[]>>
  readonly datasets: readonly string[]
  readonly referents: readonly string[]
  readonly target: boolean
  readonly lastSeen: string
  /** The line itself. */
  readonly text: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

const isProperties = (value: unknown): value is Record<string, string[]> =>
  isObject(value) && Object.values(value).every(isTexts)

const decode = (line: TextLine, at: string): unknown => {
  if (line.number === 1 && !/^\uFEFF?\s*\{/u.test(line.text))
    throw new FormatFault(`${at}不是 JSON 对象：不是 FollowTheMoney 文件，请用 --format 指明它的格式`)
  try {
    return JSON.parse(line.text)
  } catch (error) {
    const other = /^\s*[{[]/u.test(line.text) ? String(line.text.length) : '0'
    const where = /position (\d+)/u.exec(String(error))?.[1] ?? other
    throw new FormatFault(`${at}第 ${Number(where) + 1} 列不是完整的 JSON，文件可能被截断或格式不对`)
  }
}

/** One FollowTheMoney entity; anything else on the line is a fault. */
export const ftmLine = (line: TextLine, file: string): FtmLine => {
  const at = `${file}：第 ${line.number} 行`
  const read = decode(line, at)
  if (!isObject(read)) throw new FormatFault(`${at}不是 FollowTheMoney 实体（应为 JSON 对象）`)
  const { id, schema, properties, caption, datasets, referents, target, last_seen: lastSeen } = read
  if (typeof id !== 'string' || id === '' || id.length > 255)
    throw new FormatFault(`${at}缺少 id，不是 FollowTheMoney 文件`)
  if (typeof schema !== 'string' || schema === '')
    throw new FormatFault(`${at}缺少 schema，不是 FollowTheMoney 文件`)
  if (!isProperties(properties)) throw new FormatFault(`${at}properties 不是“文本列表”的对象`)
  if (!isTexts(datasets) || datasets.length === 0)
    throw new FormatFault(`${at}缺少 datasets，无法确定属于哪份名单`)
  return {
    id,
    schema,
    properties,
    datasets,
    caption: typeof caption === 'string' ? caption : '',
    referents: isTexts(referents) ? referents : [],
    target: target === true,
    lastSeen: typeof lastSeen === 'string' ? lastSeen : '',
    text: line.text,
  }
}
