import { FolderAddOutlined } from '@ant-design/icons'
import { saveDeterminationProject } from '@maojian/contract/calls/deal'
import { pageProjects } from '@maojian/contract/calls/project-list'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { pageAddress } from '../../ui/page-address.ts'

/** Begins a project with what was asked, where partners, logistics and settlement are filled in too. */
export const SaveButton = ({ question }: { question: z.input<typeof saveDeterminationProject.request> }) => {
  const navigate = useNavigate()
  const { run, busy } = useAction({
    act: (send, asked: typeof question) => send(saveDeterminationProject, asked),
    changes: [pageProjects],
    onDone: ({ id }) => navigate({ href: pageAddress('process', { id, section: 'item', status: '2' }) }),
  })
  return (
    <Button icon={<FolderAddOutlined aria-hidden="true" />} loading={busy} onClick={() => run(question)}>
      存入新项目
    </Button>
  )
}
