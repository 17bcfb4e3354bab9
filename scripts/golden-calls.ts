/** Writes contract/calls/golden.table.ts from the calls as they stand: read the difference before you commit it. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls } from '../packages/contract/src/calls/index.ts'
import { wireFields } from '../packages/contract/src/calls/wire-fields.ts'

const path = join(import.meta.dirname, '../packages/contract/src/calls/golden.table.ts')
const longest = 94

/** Words in lines, set in as a template is. */
const block = (words: readonly string[]): string => {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length === 0 ? '``' : ['`', ...lines.map(line => `      ${line}`), '    `'].join('\n')
}

const rows = allCalls
  .map(call => ({
    line: [`${call.method} ${call.path}`, ...(call.also ?? [])].join(' '),
    sort: `${call.path} ${call.method}`,
    request: wireFields(call.request),
    reply: wireFields(call.reply),
  }))
  .toSorted((a, b) => (a.sort < b.sort ? -1 : 1))

writeFileSync(
  path,
  `/** What each call is named on the wire: path, other paths, request fields, reply fields. Changing one breaks old clients. */
export const goldenCalls: readonly (readonly [string, string, string])[] = [
${rows.map(row => `  [\n    '${row.line}',\n    ${block(row.request)},\n    ${block(row.reply)},\n  ],`).join('\n')}
]
`,
)
