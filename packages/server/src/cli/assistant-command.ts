import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { once } from 'node:events'
import { Readable, Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { createAssistantServer, type AssistantTool } from '../http/assistant/assistant-server.ts'
import type { Json } from '../http/openapi-schemas.ts'
import { readFields } from '../http/field-fault.ts'
import { defineCommand, type Command, type Lines } from './command.ts'
import type { Terminal } from './terminal.ts'

/** Opened when first asked, so that a question that needs no list is answered without one. */
const toolOf = (terminal: Terminal, command: Command, { line, open }: Lines): AssistantTool => {
  let opened: ReturnType<Lines['open']> | undefined
  const strict = line.strict()
  return {
    name: command.name.replaceAll(' ', '_'),
    about: command.about.join('；'),
    input: strict,
    answer: async question => {
      const answer = (await (opened ??= open(terminal))) as (read: unknown) => unknown
      return (await answer(readFields(strict, question))) as Json
    },
  }
}

/** Input that ends (`maojian mcp < file`) ends no answer: whoever asked before gets it. */
const untilAnswered = async (underWay: ReadonlySet<Promise<Json>>): Promise<void> => {
  await turn()
  await Promise.allSettled(underWay)
  await turn()
}

/** The commands that answer lines, as tools for an assistant on standard input and output; ends with its input. */
export const assistantCommand = (commands: readonly Command[]): Command =>
  defineCommand({
    name: 'mcp',
    group: '检索',
    arguments: '',
    about: [
      '供智能助手调用（Model Context Protocol，标准输入输出）：检索、比较、判定、编码查找、股权穿透、交易检查、证明核验',
    ],
    options: {},
    takes: [0, 0],
    run: async terminal => {
      const underWay = new Set<Promise<Json>>()
      const counted = ({ answer, ...tool }: AssistantTool): AssistantTool => ({
        ...tool,
        answer: question => {
          const answered = answer(question)
          const forget = (): void => void underWay.delete(answered)
          underWay.add(answered)
          answered.then(forget, forget)
          return answered
        },
      })
      const tools = commands.flatMap(one => (one.lines ? [counted(toolOf(terminal, one, one.lines))] : []))
      const server = createAssistantServer(tools)
      const input = Readable.from(terminal.input)
      const output = new Writable({ write: (chunk, _, done) => void terminal.output.write(chunk, done) })
      await server.connect(new StdioServerTransport(input, output))
      await once(input, 'end', { signal: terminal.signal })
      await untilAnswered(underWay)
      await server.close()
      return 0
    },
  })
