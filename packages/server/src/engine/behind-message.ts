/** Told wherever an answer may come from an index that editions were published after. */
export const behindMessage = (lists: readonly string[] = []): string => {
  const which = lists.length > 0 ? `（${lists.join('、')}）` : ''
  return `检索索引落后于现行名单版本${which}，检索结果来自上一版本：请启动一次服务，索引会自动更新`
}
