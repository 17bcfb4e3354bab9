import { listClassifications, saveClassification } from '@maojian/contract/calls/saved-classification'
import { Button, Form, Input, type FormInstance } from 'antd'
import { useEffect } from 'react'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { EccnInput } from '../../ui/form/eccn-input.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall, type FormState } from '../../ui/form/use-form-call.ts'
import type { ChosenCode } from './chosen-code.ts'
import styles from './classification.module.css'

const { shape } = saveClassification.request

interface Fields {
  readonly name: string
  readonly partNumber?: string
  readonly eccn: string
  readonly cnCode?: string
  readonly reason: string
}

const nothingTyped: Fields = { name: '', partNumber: '', eccn: '', cnCode: '', reason: '' }

interface SaveFormProps {
  readonly name: string
  readonly answers: readonly string[]
  readonly chosen: ChosenCode
}

/** What was found is laid into the form; what was typed stays where nothing was found. */
const useChosen = (form: FormInstance<Fields>, name: string, chosen: ChosenCode): void => {
  useEffect(() => {
    if (name !== '') form.setFieldValue('name', name)
  }, [form, name])
  useEffect(() => {
    for (const [field, text] of Object.entries(chosen) as [keyof Fields, string][])
      if (text !== '') form.setFieldValue(field, text)
  }, [form, chosen])
}

const Inputs = () => (
  <div className={styles.fields}>
    <Form.Item name="name" label="产品名称" {...fieldOf(shape.name)}>
      <Input allowClear />
    </Form.Item>
    <Form.Item name="partNumber" label="料号" {...fieldOf(shape.partNumber)}>
      <Input allowClear />
    </Form.Item>
    <Form.Item name="eccn" label="ECCN（未列入清单填 EAR99）" {...fieldOf(shape.eccn)}>
      <EccnInput />
    </Form.Item>
    <Form.Item name="cnCode" label="中国两用物项管制编码" {...fieldOf(shape.cnCode)}>
      <Input allowClear placeholder="如 3C001；不在清单内填“无”" />
    </Form.Item>
    <Form.Item name="reason" label="分类理由" className={styles.wide} {...fieldOf(shape.reason)}>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} placeholder="对照规格书写明达到或未达到的门槛" />
    </Form.Item>
  </div>
)

/** Keeps the classification with the path that led to it, to be reviewed by somebody else. */
export const SaveForm = ({ name, answers, chosen }: SaveFormProps) => {
  const call: FormState<Fields, unknown> = useFormCall<Fields, unknown>({
    act: (send, fields) => send(saveClassification, { ...fields, answers: answers.join(',') }),
    changes: [listClassifications],
    draft: { name: 'classification', mayLeave: true },
    onDone: () => call.settle(nothingTyped),
  })
  useChosen(call.form, name, chosen)
  return (
    <section className="card" aria-label="保存分类">
      <h2>保存分类</h2>
      <Form {...call.props} name="classification">
        <FaultAlert fault={call.fault} />
        <Inputs />
        <Button type="primary" htmlType="submit" loading={call.busy}>
          保存分类
        </Button>
        {answers.length > 0 && <p className={styles.note}>将一并保存引导路径的 {answers.length} 步。</p>}
      </Form>
    </section>
  )
}
