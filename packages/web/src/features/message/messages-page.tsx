import { initMessages } from '@maojian/contract/calls/message'
import { pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Tabs } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { MessageDrawer } from './message-drawer.tsx'
import { listNamed, messageLists, shownCount, type Messages } from './message-lists.ts'
import { MessageRows } from './message-rows.tsx'

const pageSize = pageSizes.list

const pageOf = (text: string | undefined): number => {
  const page = Number(text ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

const Lists = ({ data, page }: { data: Messages; page: number }) => {
  const [state, setState] = usePageState('messages')
  return (
    <Tabs
      destroyOnHidden
      activeKey={listNamed(state.list).name}
      onChange={list => setState({ list, page: '', id: '' })}
      items={messageLists.map(list => ({
        key: list.name,
        label: `${list.title} ${shownCount(data.counts[list.name])}`,
        children: (
          <section className="card" aria-label={list.title}>
            <MessageRows
              list={list}
              messages={data[list.name]}
              count={data.counts[list.name]}
              page={page}
              pageSize={pageSize}
            />
          </section>
        ),
      }))}
    />
  )
}

const Content = () => {
  const [state, setState] = usePageState('messages')
  const page = pageOf(state.page)
  const messages = useCall(initMessages, { page, pageSize }, { staleMs: 0, keepWhile: () => true })
  if (messages.isPending) return <SkeletonRows rows={6} height={44} />
  if (messages.isError)
    return <ErrorState error={messages.error} what="读取消息" onRetry={() => void messages.refetch()} />
  return (
    <>
      <Lists data={messages.data} page={page} />
      <MessageDrawer id={state.id ?? ''} onClose={() => setState({ id: '' })} />
    </>
  )
}

export const MessagesPage = () => {
  const session = useSession()
  return (
    <>
      <h1>{pages.messages.title}</h1>
      {session === undefined ? (
        <section className="card">
          <LoginNeeded what="查看消息" />
        </section>
      ) : (
        <Content />
      )}
    </>
  )
}
