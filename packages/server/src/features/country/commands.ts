import { resolve } from 'node:path'
import { defineCommand, type Command } from '../../cli/command.ts'
import { runAndReport } from '../../cli/run-and-report.ts'

/** Ports and airports that an operator brings. */
export const countryCommands: readonly Command[] = [
  defineCommand({
    name: 'places import',
    group: '出口管制',
    arguments: '<文件…>',
    about: [
      '导入港口和机场：UN/LOCODE 的 CSV（可多个分册）或 OurAirports 的 airports.csv，按列自动识别；可重复导入，中文名不受影响',
    ],
    options: {},
    takes: [1, Infinity],
    run: (terminal, { positionals }) =>
      runAndReport(terminal, { command: 'places-import', files: positionals.map(file => resolve(file)) }),
  }),
]
