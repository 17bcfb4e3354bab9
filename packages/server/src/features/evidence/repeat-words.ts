import type { RepeatResult } from './repeat-job.ts'

type Told = Pick<RepeatResult, 'manner' | 'exact' | 'differs' | 'subjects'>

const howMade = ({ manner, exact, differs }: Told): string => {
  if (manner === 'standing') return '名单自此次检索之后没有更新，用的就是当时的索引。'
  if (manner === 'kept') return '用的是当时发布的索引文件，摘要与记录相符。'
  if (manner === 'gone')
    return '当时的名单版本在本系统中已不存在，不能按当时的名单重做；记录本身和各名单版本的摘要仍可核对。'
  if (exact) return '已用当时的名单版本重新生成索引，其摘要与记录逐位相符。'
  return `已用当时的名单版本重新生成索引，但与当时的不是同一个：${differs.join('；')}。`
}

const titleOf = ({ manner, exact, subjects }: Told): string => {
  if (manner === 'gone') return '当时的名单版本已不存在，只能给出按今天名单的结果'
  const other = subjects.filter(({ isSame }) => !isSame).length
  if (other === 0)
    return exact ? '按当时的名单版本重做，结果与记录一致' : '按当时的名单条目重做，结果与记录一致'
  return `按当时的名单版本重做，${other} 个对象的结果与记录不同`
}

const todayOf = ({ subjects }: Told): string => {
  const changed = subjects.filter(({ isUnchanged }) => !isUnchanged).length
  return changed === 0 ? '按今天的名单，结果没有变化。' : `按今天的名单，${changed} 个对象的结果有变化。`
}

/** What came of screening once more, in words. */
export const repeatWords = (result: Told): { readonly title: string; readonly detail: string } => ({
  title: titleOf(result),
  detail: `${howMade(result)}${todayOf(result)}`,
})
