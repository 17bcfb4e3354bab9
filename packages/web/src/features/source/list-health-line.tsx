import { listSources } from '@maojian/contract/calls/source'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { healthVerdict } from './health.ts'

/** How the lists stand, where somebody answers for what is found on them; silent where all is well. */
export const ListHealthLine = () => {
  const list = useCall(listSources, {}, { quiet: true })
  const verdict = list.data && healthVerdict(list.data.sources)
  if (verdict === undefined || verdict.tone === 'green') return null
  return (
    <VerdictLine
      {...verdict}
      detail="未更新的名单查不到此后列入者，“未发现”不能作为结论。"
      basis={<Link to={pages.listHealth.path}>查看各份名单的版本</Link>}
    />
  )
}
