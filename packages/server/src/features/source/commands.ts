import { resolve } from 'node:path'
import { defineCommand, type Command } from '../../cli/command.ts'
import { runAndReport } from '../../cli/run-and-report.ts'

const group = '名单'
const accept = { accept: { type: 'boolean' } } as const
const accepting = '--accept 经人工核实，接受被规则拒绝的更新（条目减少超过 20%、数量超出范围等）'

export const sourceCommands: readonly Command[] = [
  defineCommand({
    name: 'lists refresh',
    group,
    arguments: '[名单编号] [--accept]',
    about: ['从官方地址下载并更新名单；不写编号时更新全部', accepting],
    options: accept,
    takes: [0, 1],
    run: (terminal, { values, positionals: [source] }) =>
      runAndReport(terminal, {
        command: 'refresh',
        accept: values.accept === true,
        ...(source !== undefined && { source }),
      }),
  }),
  defineCommand({
    name: 'lists import',
    group,
    arguments: '<名单编号> <文件…> [--accept] [--format 格式]',
    about: [
      '导入本地官方文件；编号 ftm 读取 FollowTheMoney 文件（可为 .gz），us-csl 读取美国综合筛查名单，ecfr-744 读取 15 CFR 744',
      accepting,
    ],
    options: { ...accept, format: { type: 'string' } },
    takes: [2, Infinity],
    run: (terminal, { values, positionals: [source = '', ...files] }) =>
      runAndReport(terminal, {
        command: 'import',
        source,
        files: files.map(file => resolve(file)),
        accept: values.accept === true,
        ...(values.format !== undefined && { format: values.format }),
      }),
  }),
  defineCommand({
    name: 'lists status',
    group,
    arguments: '',
    about: ['显示各名单的版本与状态'],
    options: {},
    takes: [0, 0],
    run: terminal => runAndReport(terminal, { command: 'status' }),
  }),
]
