import { CompassOutlined } from '@ant-design/icons'
import { pages } from '@maojian/contract/pages'
import { Link, useLocation } from '@tanstack/react-router'
import { Button } from 'antd'
import { EmptyState } from '../ui/empty-state.tsx'

export const NotFoundPage = () => {
  const pathname = useLocation({ select: location => location.pathname })
  return (
    <section className="card">
      <h1 className="sr-only">404 页面不存在</h1>
      <EmptyState
        icon={<CompassOutlined aria-hidden="true" />}
        title="404 页面不存在"
        actions={
          <>
            <Link to={pages.home.path}>
              <Button type="primary">返回首页</Button>
            </Link>
            <Link to={pages.sanctionSearch.path}>
              <Button>制裁名单检索</Button>
            </Link>
          </>
        }
      >
        地址 <code>{pathname}</code> 没有对应的页面，可能已更名，或在当前版本中尚未开放。
      </EmptyState>
    </section>
  )
}
