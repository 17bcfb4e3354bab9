import { resolve } from 'node:path'
import { defineCommand, type Command } from '../../cli/command.ts'
import { runAndReport } from '../../cli/run-and-report.ts'

const group = '资讯'

/** News enter by file or by feed until they have an editor. */
export const articleCommands: readonly Command[] = [
  defineCommand({
    name: 'news import',
    group,
    arguments: '<JSONL 文件>',
    about: ['导入资讯，每行一条：type 0 外部链接、1 站内全文、2 制裁公告（含措施与主体）'],
    options: {},
    takes: [1, 1],
    run: (terminal, { positionals: [file = ''] }) =>
      runAndReport(terminal, { command: 'news-import', file: resolve(file) }),
  }),
  defineCommand({
    name: 'news subscribe',
    group,
    arguments: '<RSS 或 Atom 网址> <名称> [--country 国家] [--unit 机构] [--remove]',
    about: ['订阅官方资讯源，每小时读取一次；--remove 退订（名称可任写）'],
    options: { country: { type: 'string' }, unit: { type: 'string' }, remove: { type: 'boolean' } },
    takes: [2, 2],
    run: (terminal, { values, positionals: [url = '', title = ''] }) =>
      runAndReport(terminal, {
        command: 'news-subscribe',
        url,
        title,
        country: values.country ?? '',
        unit: values.unit ?? '',
        remove: values.remove === true,
      }),
  }),
  defineCommand({
    name: 'news feeds',
    group,
    arguments: '',
    about: ['显示已订阅的资讯源与最近一次读取的结果'],
    options: {},
    takes: [0, 0],
    run: terminal => runAndReport(terminal, { command: 'news-feeds' }),
  }),
]
