import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import {
  deleteProject,
  duplicateProject,
  pageProjects,
  restoreProject,
} from '@maojian/contract/calls/project-list'
import { projectTexts } from '@maojian/contract/project-rules'
import { useNavigate } from '@tanstack/react-router'
import { App, Button, Popconfirm } from 'antd'
import { useMayWrite } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { ReaderNote } from '../../ui/reader-note.tsx'
import styles from './project.module.css'

interface ProjectActionsProps {
  readonly chosen: { readonly id: string; readonly name: string } | undefined
  readonly onNew: () => void
  readonly onGone: () => void
}

const undoSeconds = 8

const useDeletion = (onGone: () => void) => {
  const { notification } = App.useApp()
  const restore = useAction({
    act: (send, { id }: { id: string; name: string }) => send(restoreProject, { id }),
    changes: [pageProjects],
    onDone: (_, { name }) => notification.success({ title: `已恢复“${name}”` }),
  })
  return useAction({
    act: (send, { id }: { id: string; name: string }) => send(deleteProject, { id }),
    changes: [pageProjects],
    onDone: (_, project) => {
      onGone()
      const key = `deleted-${project.id}`
      notification.info({
        key,
        title: `已删除“${project.name}”`,
        description: '30 天内可以恢复。',
        duration: undoSeconds,
        actions: (
          <Button
            size="small"
            onClick={() => {
              notification.destroy(key)
              restore.run(project)
            }}
          >
            撤销
          </Button>
        ),
      })
    },
  })
}

const Actions = ({ chosen, onNew, onGone }: ProjectActionsProps) => {
  const navigate = useNavigate()
  const removal = useDeletion(onGone)
  const copy = useAction({
    act: (send, id: string) => send(duplicateProject, { id }),
    changes: [pageProjects],
    onDone: ({ id }) => void navigate({ href: pageAddress('process', { id, status: '2' }) }),
  })
  return (
    <div className={styles.bar}>
      <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={onNew}>
        新建
      </Button>
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        disabled={!chosen}
        loading={copy.busy}
        onClick={() => chosen && copy.run(chosen.id)}
      >
        复制
      </Button>
      <Popconfirm
        title={projectTexts.deleteSure}
        description={chosen?.name}
        okText="删除"
        cancelText="取消"
        onConfirm={() => chosen && removal.run(chosen)}
        disabled={!chosen}
      >
        <Button danger icon={<DeleteOutlined aria-hidden="true" />} disabled={!chosen} loading={removal.busy}>
          删除
        </Button>
      </Popconfirm>
      <span className={styles.quiet}>
        {chosen ? `已选 1 项：${chosen.name}` : '勾选一个项目后可复制或删除'}
      </span>
    </div>
  )
}

/** New on the left; what is done to the one chosen project beside it. */
export const ProjectActions = (props: ProjectActionsProps) =>
  useMayWrite() ? <Actions {...props} /> : <ReaderNote />
