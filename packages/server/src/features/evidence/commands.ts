import { readFile } from 'node:fs/promises'
import { text as textOf } from 'node:stream/consumers'
import * as z from 'zod'
import { defineCommand, type Command } from '../../cli/command.ts'
import { readLine } from '../../cli/json-lines.ts'
import { inputOf } from '../../cli/lines-command.ts'
import { runAndReport } from '../../cli/run-and-report.ts'
import { sayLine, type Terminal } from '../../cli/terminal.ts'
import { UsageFault } from '../../cli/usage-fault.ts'
import { readConfig } from '../../config.ts'
import { keyFileOf } from '../../signing/keys-of.ts'
import { readPublicKeys } from '../../signing/signing-keys.ts'
import { checkCertificate } from './verify-certificate-file.ts'
import { checkCertificates } from './verify-certificate-lines.ts'

const group = '证据'

const publicKeys = z.array(z.object({ publicKey: z.string() }))
/** The key file, or what the call of the public keys answered. */
const keySource = z.union([
  z.object({ keys: publicKeys }).transform(({ keys }) => keys),
  z.object({ data: z.object({ keys: publicKeys }) }).transform(({ data }) => data.keys),
])

const keysFrom = async (
  { env }: Terminal,
  file: string | undefined,
): Promise<z.output<typeof publicKeys>> => {
  if (file === undefined) {
    const own = await readPublicKeys(keyFileOf(readConfig(env)))
    if (own) return [...own]
    throw new UsageFault('本机没有签名密钥；请以 --key 给出公钥文件（可自签发方的 /api/evidence/keys 取得）')
  }
  try {
    return keySource.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    throw new UsageFault(`公钥文件无法读取：${file}`)
  }
}

const longestCertificate = 5_000_000

const verifyFile = async (terminal: Terminal, file: string, key: string | undefined): Promise<number> => {
  const trusted = await keysFrom(terminal, key)
  const text = await textOf(await inputOf(terminal, file))
  const read = (line: string) => readLine(line, longestCertificate)
  const checked = checkCertificates(text, { trusted, read })
  for (const one of checked) sayLine(terminal.output, JSON.stringify(one))
  return checked.every(({ valid }) => valid) ? 0 : 1
}

export const evidenceCommands: readonly Command[] = [
  defineCommand({
    name: 'evidence verify',
    group,
    arguments: '',
    about: [
      '核对全部检索记录：被改动、被删去或整条重算的都会指出；',
      '并将每项命中判定与其封存的记录比对；有问题时退出码为 1',
    ],
    options: {},
    takes: [0, 0],
    run: terminal => runAndReport(terminal, { command: 'evidence-verify' }),
  }),
  defineCommand({
    name: 'evidence rotate',
    group,
    arguments: '',
    about: ['启用新的签名密钥；以前签发的记录和证明仍可核验'],
    options: {},
    takes: [0, 0],
    run: terminal => runAndReport(terminal, { command: 'evidence-rotate' }),
  }),
  defineCommand({
    name: 'evidence repeat',
    group,
    arguments: '<记录编号>',
    about: ['按当时的名单版本和今天的名单重做一条检索记录；按当时的版本结果不同时退出码为 1'],
    options: {},
    takes: [1, 1],
    run: (terminal, { positionals: [id = ''] }) => runAndReport(terminal, { command: 'evidence-repeat', id }),
  }),
  defineCommand({
    name: 'certificate verify',
    group,
    arguments: '<JSON 文件> [--key 公钥文件]',
    about: [
      '离线核验筛查证明，每行一份；不写 --key 时用本机的公钥。有一份不符，或有一行不是证明时退出码为 1',
    ],
    options: { key: { type: 'string' } },
    takes: [1, 1],
    lines: {
      line: z.object({
        certificate: z.record(z.string(), z.unknown()),
        signature: z.record(z.string(), z.unknown()),
      }),
      open: async terminal => {
        const trusted = await keysFrom(terminal, undefined)
        return (read: unknown) => checkCertificate(read, trusted)
      },
    },
    run: (terminal, { values, positionals: [file = ''] }) => verifyFile(terminal, file, values.key),
  }),
]
