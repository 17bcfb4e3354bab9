import { afterAll, beforeAll, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { publishIndex } from '../engine/publish-index.ts'
import { readPublished } from '../engine/read-published.ts'
import { runCommand } from '../control/run-command.ts'
import { companies, createTestIngest, ftmLines, indexed, later, type TestIngest } from './testing.ts'

forEachDatabase((_name, open) => {
  let test: TestIngest
  beforeAll(async () => {
    test = await createTestIngest(await open())
    await test.importText('a.json', ftmLines(companies(1, 10)), indexed)
  })
  afterAll(() => test.close())

  const told = async (): Promise<string[]> => {
    const messages: string[] = []
    await readPublished({ ...test.published, tell: message => messages.push(message) })
    return messages
  }
  const status = async (): Promise<string> => {
    const context = { ...test.context, config: { dataDir: test.dataDir, evidenceKeyFile: undefined } }
    const result = await runCommand(context as never, { command: 'status' })
    return result.kind === 'status' ? result.index : ''
  }

  it('an import that was killed before its index is told by every command until the index is made', async () => {
    expect([await told(), await status()]).toEqual([[], ''])
    await test.importText('a.json', ftmLines(companies(1, 11, later)))
    expect(await told()).toEqual([expect.stringContaining('检索索引落后于现行名单版本')])
    expect(await status()).toContain('检索索引落后于现行名单版本（test_list）')
    await publishIndex(test.context)
    expect([await told(), await status()]).toEqual([[], ''])
  })
})
