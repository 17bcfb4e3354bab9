import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import type * as z from 'zod'
import { hasCode } from '../adapters/read-if-there.ts'
import { readFields } from '../http/field-fault.ts'
import { defineCommand, type Command, type CommandGroup } from './command.ts'
import { answerLines } from './json-lines.ts'
import type { Terminal } from './terminal.ts'
import { UsageFault } from './usage-fault.ts'

interface LinesSpec<T extends z.ZodObject> {
  readonly name: string
  readonly group: CommandGroup
  readonly about: readonly string[]
  /** What a line holds; a field that is not here is refused by its name. */
  readonly line: T
  /** Characters of a line, where graphs or long lists stand in one. */
  readonly longest?: number
  /** Opens what answers need, once; then each line is answered. */
  readonly open: (terminal: Terminal) => Promise<(question: z.output<T>) => unknown>
}

/** `{"query","type"?}`. */
const fieldsZh = (line: z.ZodObject): string => {
  const fields = Object.entries(line.shape).map(
    ([name, type]) => `"${name}"${(type as z.ZodType).safeParse(undefined).success ? '?' : ''}`,
  )
  return `{${fields.join(',')}}`
}

/** The file a command is given, or standard input; read as a stream, however large. */
export const inputOf = async (
  terminal: Pick<Terminal, 'input'>,
  file: string | undefined,
): Promise<NodeJS.ReadableStream> => {
  if (file === undefined || file === '-') return terminal.input
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new UsageFault(`${hasCode(error, 'ENOENT') ? '没有这个文件' : '文件无法读取'}：${file}`)
  })
  return createReadStream(file)
}

/** A command that reads JSON lines from a file or standard input and answers each: exit code 0 when all were answered. */
export const defineLines = <T extends z.ZodObject>(spec: LinesSpec<T>): Command =>
  defineCommand({
    name: spec.name,
    group: spec.group,
    arguments: '[文件]',
    about: [...spec.about, `每行一个 JSON 对象：${fieldsZh(spec.line)}`],
    options: {},
    takes: [0, 1],
    lines: { line: spec.line, open: spec.open },
    run: async (terminal, { positionals }) => {
      const input = await inputOf(terminal, positionals[0])
      const answer = await spec.open(terminal)
      const line = spec.line.strict()
      const failures = await answerLines(
        { ...terminal, input },
        asked => answer(readFields(line, asked) as z.output<T>),
        spec.longest,
      )
      return failures === 0 ? 0 : 1
    },
  })
