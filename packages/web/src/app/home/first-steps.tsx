import { pages, type PageId } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import styles from './home-page.module.css'

const steps: readonly (readonly [PageId, string, string])[] = [
  ['listHealth', '看名单', '确认各名单的版本日期；过时或仍为示例数据时，先请管理员更新。'],
  ['sanctionSearch', '查主体', '输入对方的名称，逐条核对依据，需要留档时出具筛查证明。'],
  ['projects', '查交易', '把伙伴、物项、国家、用途、物流、结算填进一个项目，生成风险报告。'],
]

const key = 'maojian.first-steps-done'

const isDone = (): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Three steps for somebody who has just come, until told that they are known. */
export const FirstSteps = () => {
  const session = useSession()
  const [done, setDone] = useState(isDone)
  if (session === undefined || done) return null
  const end = (): void => {
    setDone(true)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // A browser that keeps nothing shows the steps again next time.
    }
  }
  return (
    <section aria-label="三步上手" className={`card ${styles.steps}`}>
      <header>
        <h2>三步上手</h2>
        <Button type="text" size="small" onClick={end}>
          不再显示
        </Button>
      </header>
      <ol>
        {steps.map(([page, title, text], i) => (
          <li key={page}>
            <Link to={pages[page].path}>
              {i + 1}. {title}
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
