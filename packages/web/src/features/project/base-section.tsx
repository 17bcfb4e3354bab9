import { Form } from 'antd'
import { BaseFields } from './base-fields.tsx'
import type { ProjectEditing } from './use-project-draft.ts'

/** Name, summary and remark, saved with the rest. */
export const BaseSection = ({ editing: { draft, change } }: { editing: ProjectEditing }) => {
  const { name, summary, remark } = draft
  return (
    <Form
      layout="vertical"
      fields={Object.entries({ name, summary, remark }).map(([field, value]) => ({ name: field, value }))}
      onValuesChange={(patch: Partial<typeof draft>) => change(patch)}
    >
      <BaseFields />
    </Form>
  )
}
