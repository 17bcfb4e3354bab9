import { CloseOutlined } from '@ant-design/icons'
import { disclaimer, searchTermProblem } from '@maojian/contract/limits'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { LatestPanel } from '../../features/article/latest-panel.tsx'
import { SearchBox } from '../../features/sanction/search-box.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { FirstSteps } from './first-steps.tsx'
import { HomeTiles } from './home-tiles.tsx'
import styles from './home-page.module.css'
import { UsageNote } from './usage-note.tsx'

// The page stands before somebody asks; how answers are drawn is fetched with the first of them.
const QuickResults = lazy(() =>
  import('../../features/sanction/quick-results.tsx').then(module => ({ default: module.QuickResults })),
)

const Answer = ({ searched, onClose }: { searched: string; onClose: () => void }) => (
  <section aria-label="检索结果" className={styles.answer}>
    <header className={styles.answerHead}>
      <h2 className="wrap-anywhere">“{searched}”的检索结果</h2>
      <Button size="small" icon={<CloseOutlined aria-hidden="true" />} onClick={onClose}>
        关闭结果
      </Button>
    </header>
    <Suspense fallback={<SkeletonRows rows={5} height={104} label="正在检索" />}>
      <QuickResults searched={searched} />
    </Suspense>
  </section>
)

/** Landing page: a search answers here, without leaving, and its address can be shared. */
export const HomePage = () => {
  const [{ seachKey = '' }, setQuery] = usePageState('home')
  const searching = searchTermProblem(seachKey) === undefined
  return (
    <div className={styles.page}>
      <section className={`card ${styles.search}`}>
        <h1>查一个名字，看它是否在制裁或出口管制名单上</h1>
        <p className="lead">企业、银行、个人、船舶、航空器，任意文字的名称或证件编码。</p>
        <SearchBox searched={seachKey} onSearch={key => setQuery({ seachKey: key })} />
        <p className={styles.disclaimer}>免责声明：{disclaimer}</p>
      </section>
      {searching ? (
        <Answer searched={seachKey} onClose={() => setQuery({ seachKey: '' })} />
      ) : (
        <>
          <FirstSteps />
          <HomeTiles />
          <LatestPanel />
          <UsageNote />
        </>
      )}
    </div>
  )
}
