import { commandGroups, type Command } from './command.ts'

const linesOf = ({ name, arguments: taken, about }: Command): string[] => [
  `  ${[name, taken].join(' ').trim()}`,
  ...about.map(line => `      ${line}`),
]

/** Every command as it declares itself, under the heading of its group. */
export const usageOf = (commands: readonly Command[]): string =>
  [
    '用法：maojian <命令>',
    ...commandGroups.flatMap(group => {
      const own = commands.filter(command => command.group === group)
      return own.length === 0 ? [] : ['', group, ...own.flatMap(linesOf)]
    }),
    '',
    '逐行读写 JSON 的命令：不写文件时读标准输入；有误的一行回答 {"error":{"field","message"}}，其余照常回答。',
    '命令之后加 --help 只看该命令。退出码：0 成功；1 未完成；2 命令写法有误。设置见环境变量 MAOJIAN_DATA、DATABASE_URL。',
  ].join('\n')
