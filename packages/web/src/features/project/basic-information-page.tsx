import { saveBaseInfo } from '@maojian/contract/calls/project'
import { pageProjects } from '@maojian/contract/calls/project-list'
import { pages } from '@maojian/contract/pages'
import { useNavigate } from '@tanstack/react-router'
import { Button, Form } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { BaseFields } from './base-fields.tsx'
import { FinishHint } from './finish-hint.tsx'
import { newProjectDraft } from './new-project-draft.ts'

interface Fields {
  readonly name: string
  readonly summary: string
  readonly remark: string
}

const NewProject = () => {
  const navigate = useNavigate()
  const { props, busy, fault } = useFormCall({
    start: { name: '', summary: '', remark: '' },
    draft: { name: newProjectDraft },
    changes: [pageProjects],
    act: (send, fields: Fields) => send(saveBaseInfo, fields, { placed: true }),
    onDone: ({ id }) =>
      void navigate({
        href: pageAddress('process', { id, section: 'item', status: '1' }),
        replace: true,
      }),
  })
  return (
    <Form {...props}>
      <BaseFields />
      <FaultAlert fault={fault} />
      <Button type="primary" htmlType="submit" loading={busy}>
        保存并继续填报
      </Button>
    </Form>
  )
}

/** The first step of a new project: what it is called and what it is about. */
export const BasicInformationPage = () => (
  <div className="page">
    <h1>{pages.basicInformation.title}</h1>
    <FinishHint />
    <section className="card" aria-label="项目基本信息">
      {useSession() === undefined ? <LoginNeeded what="新建项目" /> : <NewProject />}
    </section>
  </div>
)
