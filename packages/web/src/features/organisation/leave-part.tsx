import { leaveOrganisation } from '@maojian/contract/calls/organisation'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Popconfirm } from 'antd'
import { useAction } from '../../api/use-action.ts'
import styles from './organisation.module.css'

/** The way out; what the browser had read of the organisation is forgotten. */
export const LeavePart = ({ name }: { name: string }) => {
  const { message } = App.useApp()
  const queries = useQueryClient()
  const leave = useAction({
    act: send => send(leaveOrganisation, {}),
    onDone: async own => {
      await queries.resetQueries()
      void message.success(`已退出“${name}”，您现在属于“${own.name}”`)
    },
  })
  return (
    <section className="card" aria-label="退出机构">
      <h2>退出机构</h2>
      <p className={styles.note}>
        您在“{name}”保存的内容留在该机构，退出后看不到该机构的任何内容；您回到自己的机构。
      </p>
      <Popconfirm
        title={`确定退出“${name}”？`}
        okText="退出"
        cancelText="取消"
        okButtonProps={{ danger: true }}
        onConfirm={() => leave.run(undefined)}
      >
        <Button danger loading={leave.busy}>
          退出机构
        </Button>
      </Popconfirm>
    </section>
  )
}
