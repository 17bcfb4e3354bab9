import { pages } from '@maojian/contract/pages'
import { Button } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { BatchList } from './batch-list.tsx'
import styles from './batch-page.module.css'
import { BatchSteps } from './batch-steps.tsx'
import { BatchView } from './batch-view.tsx'
import { UploadPanel } from './upload-panel.tsx'

const Visitor = () => (
  <section className="card">
    <LoginNeeded what="批量筛查">
      提交客户或供应商清单，逐行给出结论、得分、匹配的名单主体和理由。此功能面向会员。
    </LoginNeeded>
  </section>
)

const Members = () => {
  const [{ id = '' }, setQuery] = usePageState('batchScreening')
  const show = (next: string) =>
    setQuery({ id: next, verdict: '', keyword: '', list: '', decided: '', changed: '', page: '' })
  if (id === '')
    return (
      <>
        <BatchSteps />
        <UploadPanel onUploaded={show} />
        <BatchList />
      </>
    )
  return (
    <>
      <div>
        <Button onClick={() => show('')}>返回批次列表</Button>
      </div>
      <BatchView id={id} onLeave={() => show('')} onRepeated={show} />
    </>
  )
}

/** A whole file of counterparties against all lists. */
export const BatchPage = () => (
  <div className={styles.page}>
    <h1>{pages.batchScreening.title}</h1>
    {useSession() === undefined ? <Visitor /> : <Members />}
  </div>
)
