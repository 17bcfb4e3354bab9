import { FormatFault, type RawFile } from '../types.ts'
import { textChunks } from './text-chunks.ts'

export interface TextLine {
  readonly text: string
  /** From 1. */
  readonly number: number
}

export interface LineLimits {
  readonly maxBytes: number
  readonly maxLine: number
}

/** Lines of a text file in batches (one await for many lines keeps long files fast); blank lines are left out. */
export async function* textLines(file: RawFile, limits: LineLimits): AsyncGenerator<TextLine[]> {
  let rest = ''
  let number = 0
  const check = (text: string): void => {
    if (text.length > limits.maxLine)
      throw new FormatFault(
        `${file.name}：第 ${number + 1} 行超过 ${limits.maxLine} 个字符，不像这种格式的文件`,
      )
  }
  const line = (text: string): TextLine => {
    check(text)
    number++
    return { text: text.endsWith('\r') ? text.slice(0, -1) : text, number }
  }
  for await (const chunk of textChunks(file, limits.maxBytes)) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop()!
    check(rest)
    const batch = parts.map(line).filter(l => l.text.trim() !== '')
    if (batch.length > 0) yield batch
  }
  if (rest.trim() !== '') yield [line(rest)]
}
