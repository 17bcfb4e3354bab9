import { Form, type FormInstance, type FormProps } from 'antd'
import { useEffect, useRef } from 'react'
import { toWrongField } from './to-wrong-field.ts'
import { useKeptState } from './use-kept-state.ts'

interface Typed<Fields> {
  /** The question that stood in the address when this was typed. */
  readonly asked: string
  readonly fields: Partial<Fields>
}

interface AddressForm<Fields> {
  readonly name: string
  /** Every field as the address has it; empty where it has none. */
  readonly asked: Fields
  readonly onAsk: (fields: Fields) => void
}

/** A form that asks through the address: it follows Back and Forward, and a reload keeps what was typed and not asked. */
export const useAddressForm = <Fields extends object>({
  name,
  asked,
  onAsk,
}: AddressForm<Fields>): { form: FormInstance<Fields>; props: FormProps<Fields> } => {
  const [form] = Form.useForm<Fields>()
  const question = JSON.stringify(asked)
  const [typed, keep] = useKeptState<Typed<Fields>>(`form.${name}`, { asked: '', fields: {} })
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current === question) return
    shown.current = question
    form.setFieldsValue(JSON.parse(question) as never)
  }, [form, question])
  return {
    form,
    props: {
      form,
      name,
      layout: 'vertical',
      scrollToFirstError: toWrongField,
      initialValues: { ...asked, ...(typed.asked === question && typed.fields) },
      onValuesChange: (_, fields) => keep({ asked: question, fields }),
      onFinish: fields => onAsk({ ...asked, ...fields }),
    },
  }
}
