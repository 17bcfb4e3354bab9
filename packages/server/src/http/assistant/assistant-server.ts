import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js'
import type * as z from 'zod'
import { Fault } from '../fault.ts'
import { createSchemas, type Json } from '../openapi-schemas.ts'

/** One question that an assistant may ask. */
export interface AssistantTool {
  readonly name: string
  /** In Chinese: what it answers, and on what. */
  readonly about: string
  readonly input: z.ZodType
  /** Throws a `Fault` that names the field where the question is wrong. */
  readonly answer: (question: Json) => Promise<Json>
}

const instructions =
  '贸鉴：制裁名单筛查、出口管制许可判定、物项编码查找、股权穿透与整笔交易检查。回答只依据所载名单版本与规则日期，' +
  '不构成法律意见；未发现不等于没有风险，转述时请一并说明名单版本。'

const objectSchema = (input: z.ZodType): Tool['inputSchema'] => {
  const { components, wireSchema } = createSchemas()
  const schema = { ...wireSchema(input, 'question'), components: { schemas: components } }
  return { ...schema, type: 'object' }
}

const toolOf = ({ name, about, input }: AssistantTool): Tool => ({
  name,
  description: about,
  inputSchema: objectSchema(input),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
})

const textOf = (text: string): CallToolResult['content'] => [{ type: 'text', text }]

const called = async (tool: AssistantTool | undefined, question: Json): Promise<CallToolResult> => {
  if (tool === undefined) return { isError: true, content: textOf('没有这个工具') }
  try {
    const answer = await tool.answer(question)
    return { content: textOf(JSON.stringify(answer)), structuredContent: answer }
  } catch (error) {
    if (error instanceof Fault) return { isError: true, content: textOf(error.message) }
    throw error
  }
}

/** A server of the Model Context Protocol that offers these tools; it is connected to one transport. */
export const createAssistantServer = (tools: readonly AssistantTool[]): Server => {
  const server = new Server(
    { name: 'maojian', title: '贸鉴', version: '1' },
    { capabilities: { tools: {} }, instructions },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toolOf) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    called(
      tools.find(({ name }) => name === params.name),
      params.arguments ?? {},
    ),
  )
  return server
}
