import { projectLimits } from '@maojian/contract/project-rules'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { today as dayOfToday } from '../../ui/clock-time.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './project.module.css'

const empty = { keyword: '', object: '', country: '', startDate: '', endDate: '' }

/** Name, partner, country and days; what is asked lives in the address. */
export const ProjectFilters = () => {
  const [{ page: _, ...asked }, setQuery] = usePageState('projects')
  const { form, props } = useAddressForm({
    name: 'projects',
    asked: { ...empty, ...asked },
    onAsk: fields => setQuery({ ...fields, page: '' }),
  })
  const [start, end] = [Form.useWatch('startDate', form) ?? '', Form.useWatch('endDate', form) ?? '']
  const isAsked = (name: string): boolean => (asked[name as keyof typeof empty] ?? '') !== ''
  const [today] = useState(dayOfToday)
  return (
    <search className="card">
      <PhoneFold title="按名称、相对方、国别或日期查询" open={Object.keys(empty).some(isAsked)}>
        <Form {...props}>
          <div className={styles.filters}>
            <Form.Item name="keyword" label="项目名称">
              <Input allowClear maxLength={projectLimits.name} />
            </Form.Item>
            <Form.Item name="object" label="交易相对方">
              <Input allowClear maxLength={projectLimits.subject} />
            </Form.Item>
            <Form.Item name="country" label="进出口国别">
              <CountrySelect />
            </Form.Item>
            <Form.Item name="startDate" label="填报时间（起）">
              <DayInput refuses={day => day > today || (end !== '' && day > end)} />
            </Form.Item>
            <Form.Item name="endDate" label="填报时间（止，含当日）">
              <DayInput refuses={day => day > today || (start !== '' && day < start)} />
            </Form.Item>
            <div className={styles.filterButtons}>
              <Button type="primary" htmlType="submit">
                查询
              </Button>
              <Button
                onClick={() => {
                  form.setFieldsValue(empty)
                  setQuery({ ...empty, page: '' })
                }}
              >
                重置
              </Button>
            </div>
          </div>
        </Form>
      </PhoneFold>
    </search>
  )
}
