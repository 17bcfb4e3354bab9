import { defineCommand, type Command } from '../../cli/command.ts'
import { screenFile } from './screen-command.ts'
import { screenOptions } from './screen-command-options.ts'

export const screeningCommands: readonly Command[] = [
  defineCommand({
    name: 'screen',
    group: '批量筛查',
    arguments: '<文件> [--out 结果.xlsx|结果.csv] [--columns name=列名+列名,country=列名…]',
    about: [
      '只读已发布的名单，不需要启动服务；文件为 CSV（UTF-8、GBK）或 XLSX',
      '字段：name（必需）、type、country、birthDate、identifiers、address、reference；name、identifiers、address 可取多列，以 + 相连；不写 --out 时以 CSV 写到标准输出',
    ],
    options: { out: { type: 'string' }, columns: { type: 'string' } },
    takes: [1, 1],
    run: (terminal, { values, positionals: [file = ''] }) =>
      screenFile(terminal, screenOptions(file, values)),
  }),
]
