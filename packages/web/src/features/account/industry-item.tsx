import { listProfileIndustries } from '@maojian/contract/calls/account'
import { Form, Select } from 'antd'
import { useCall } from '../../api/use-call.ts'

export const IndustryItem = () => {
  const industries = useCall(listProfileIndustries, {}, { staleMs: Infinity })
  return (
    <Form.Item name="industry" label="所属行业">
      <Select
        allowClear
        placeholder="请选择"
        loading={industries.isPending}
        options={(industries.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
    </Form.Item>
  )
}
