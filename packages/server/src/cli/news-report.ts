import type { NewsResult } from '../control/run-news-command.ts'

const mostProblems = 20

/** What a person reads after a `news` command. */
export const newsLines = (result: NewsResult): string[] => {
  if (result.kind === 'news-feeds')
    return result.feeds.length === 0
      ? ['没有订阅任何资讯源']
      : result.feeds.map(
          feed =>
            `${feed.title}\t${feed.url}\t${feed.checkedAt === '' ? '尚未读取' : `${feed.checkedAt} ${feed.fault || '正常'}`}`,
        )
  const { lines, kept, problems } = result.account
  return [
    `已导入 ${kept} 条资讯（共 ${lines} 行）`,
    ...problems.slice(0, mostProblems).map(one => `  第 ${one.line} 行 ${one.field}：${one.text}（未导入）`),
    ...(problems.length > mostProblems ? [`  …… 另有 ${problems.length - mostProblems} 行`] : []),
  ]
}
