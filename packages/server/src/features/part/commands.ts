import { resolve } from 'node:path'
import { defineCommand, type Command } from '../../cli/command.ts'
import { dayOption } from '../../cli/day-option.ts'
import { runAndReport } from '../../cli/run-and-report.ts'

/** A maker's classifications for everybody, with everything that is wrong with the file. */
export const partCommands: readonly Command[] = [
  defineCommand({
    name: 'parts import',
    group: '出口管制',
    arguments: '<文件> [--maker 制造商] [--date 日期]',
    about: ['导入制造商公布的料号与 ECCN（CSV、XLSX、JSON；GBK 亦可），供全部用户查询'],
    options: { maker: { type: 'string' }, date: { type: 'string' } },
    takes: [1, 1],
    run: (terminal, { values, positionals: [file = ''] }) =>
      runAndReport(terminal, {
        command: 'parts-import',
        file: resolve(file),
        maker: values.maker?.trim() ?? '',
        ...dayOption(values.date),
      }),
  }),
]
