import { saveBaseInfo } from '@maojian/contract/calls/project'
import { projectLimits } from '@maojian/contract/project-rules'
import { Form, Input } from 'antd'
import { fieldOf } from '../../ui/form/contract-rule.ts'

const { shape } = saveBaseInfo.request

/** Name, summary and remark of a project. */
export const BaseFields = () => (
  <>
    <Form.Item name="name" label="项目名称" {...fieldOf(shape.name)}>
      <Input count={{ show: true, max: projectLimits.name }} placeholder="如：向某国出口某设备" />
    </Form.Item>
    <Form.Item name="summary" label="项目概述" {...fieldOf(shape.summary)}>
      <Input.TextArea rows={4} count={{ show: true, max: projectLimits.summary }} />
    </Form.Item>
    <Form.Item name="remark" label="备注" {...fieldOf(shape.remark)}>
      <Input.TextArea rows={2} count={{ show: true, max: projectLimits.remark }} />
    </Form.Item>
  </>
)
