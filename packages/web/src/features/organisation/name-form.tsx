import { getOrganisation, updateOrganisation } from '@maojian/contract/calls/organisation'
import { codes } from '@maojian/contract/codes'
import { organisationLimits } from '@maojian/contract/organisation-rules'
import { App, Button, Form, Input } from 'antd'
import type * as z from 'zod'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'
import styles from './organisation.module.css'

type Organisation = z.output<typeof updateOrganisation.reply>

interface Fields {
  readonly name: string
  /** Of the name that was read when this form was opened; kept with what is typed. */
  readonly version: number
}

export const NameForm = ({ organisation }: { organisation: Organisation }) => {
  const { message } = App.useApp()
  const { form, props, busy, fault, settle } = useFormCall({
    start: { name: organisation.name, version: organisation.version },
    draft: { name: 'organisation' },
    changes: [getOrganisation],
    act: (send, fields: Fields) => send(updateOrganisation, fields, { placed: true }),
    onDone: saved => {
      form.setFieldsValue(saved)
      void message.success('机构名称已保存')
    },
  })
  const keep = ({ version }: Organisation): void => {
    form.setFieldsValue({ version })
    form.submit()
  }
  return (
    <Form {...props}>
      <div className={styles.head}>
        <Form.Item
          name="name"
          label="机构名称"
          className={styles.name}
          {...fieldOf(updateOrganisation.request.shape.name)}
        >
          <Input autoComplete="organization" count={{ show: true, max: organisationLimits.name }} />
        </Form.Item>
        <Form.Item name="version" hidden>
          <Input />
        </Form.Item>
        <Form.Item className={styles.last}>
          <Button htmlType="submit" loading={busy}>
            保存名称
          </Button>
        </Form.Item>
      </div>
      <ChangedElsewhere<Organisation>
        fault={fault}
        compare={standing => [['机构名称', standing.name, form.getFieldValue('name') as string]]}
        onTake={settle}
        onKeep={keep}
      />
      {fault?.code !== codes.changedElsewhere && <FaultAlert fault={fault} />}
    </Form>
  )
}
