import { pages } from '@maojian/contract/pages'
import { Tabs } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChannelsTab } from './channels-tab.tsx'
import { WatchDetail } from './watch-detail.tsx'
import { WatchList } from './watch-list.tsx'

const Parts = () => {
  const [{ id = '', tab = '' }, setState] = usePageState('watches')
  if (id !== '') return <WatchDetail id={id} />
  return (
    <Tabs
      activeKey={tab === 'channels' ? 'channels' : 'list'}
      destroyOnHidden
      onChange={key =>
        setState({ tab: key === 'channels' ? key : '', page: '', keyword: '', kind: '', state: '' })
      }
      items={[
        { key: 'list', label: '监控对象', children: <WatchList /> },
        { key: 'channels', label: '通知通道', children: <ChannelsTab /> },
      ]}
    />
  )
}

/** What the organisation watches, what changed, and where it is told. */
export const WatchesPage = () => (
  <div className="page">
    <h1>{pages.watches.title}</h1>
    {useSession() === undefined ? (
      <section className="card">
        <LoginNeeded what="监控">
          监控为本机构保存：名单更新后自动重新筛查，结论变化时提醒您变化前后的结论。
        </LoginNeeded>
      </section>
    ) : (
      <Parts />
    )}
  </div>
)
