import { Form, type FormInstance, type FormProps } from 'antd'
import { useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import { useAction, type ActionOptions } from '../../api/use-action.ts'
import { refusalOf } from '../../api/refusal.ts'
import { formDraft, visitor } from './form-draft.ts'
import { toWrongField } from './to-wrong-field.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Server messages that belong to one field, by their text. */
export type FaultPlaces = Readonly<Record<string, string>>

interface DraftOptions<Fields> {
  readonly name: string
  /** Never kept: passwords, codes. */
  readonly except?: readonly (keyof Fields & string)[]
  /** The page may be left without asking: what was typed is found again. */
  readonly mayLeave?: true
}

interface FormCall<Fields, Reply> extends Pick<ActionOptions<Fields, Reply>, 'act' | 'changes' | 'onDone'> {
  readonly places?: FaultPlaces
  readonly start?: Partial<Fields>
  /** What is typed is kept in this tab until it was sent, and leaving the page before asks. */
  readonly draft?: DraftOptions<Fields>
}

export interface FormState<Fields, Reply> {
  readonly form: FormInstance<Fields>
  /** For antd's Form. */
  readonly props: FormProps<Fields>
  readonly busy: boolean
  readonly reply: Reply | undefined
  /** Lets the page be left without asking; the draft stays. */
  readonly release: () => void
  /** Puts what is saved in the place of what was typed: nothing is left to send. */
  readonly settle: (saved: Fields) => void
  /** The refusal that belongs to no field. */
  readonly fault: ReturnType<typeof useAction>['fault']
}

interface FieldError {
  readonly name: string
  readonly message: string
}

const without = <Fields extends object>(fields: Fields, names: readonly string[] = []): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Partial<Fields>

const unsent = '已填写的内容尚未提交。草稿保留在本标签页，回到此页面可以继续。'

/** What was typed before, and where to keep what is typed now. */
const useDraftOf = <Fields extends object>(options: DraftOptions<Fields> | undefined) => {
  const owner = useSession()?.userId ?? visitor
  const [draft] = useState(() => options && formDraft<Partial<Fields>>(owner, options.name))
  const [dirty, setDirty] = useState(draft?.kept !== undefined)
  const release = useLeaveGuard(dirty && !options?.mayLeave, unsent)
  return {
    typed: draft?.kept ?? {},
    keep: (fields: Fields) => {
      if (draft === undefined) return
      draft.keep(without(fields, options?.except))
      setDirty(true)
    },
    release,
    forget: () => {
      draft?.forget()
      release()
      setDirty(false)
    },
  }
}

/** Submits a form; a refusal is put at the field that it is about, else it is the form's `fault`; nothing typed is lost. */
export const useFormCall = <Fields extends object, Reply>(
  options: FormCall<Fields, Reply>,
): FormState<Fields, Reply> => {
  const [form] = Form.useForm<Fields>()
  const draft = useDraftOf<Fields>(options.draft)
  const placeOf = (text: string): FieldError | undefined => {
    const name = options.places?.[text]
    if (name !== undefined) return { name, message: text }
    const refusal = refusalOf(text)
    // Only a field that stands on the screen can show what is wrong with it.
    const shown = refusal !== undefined && Object.hasOwn(form.getFieldsValue(), refusal.field)
    return shown ? { name: refusal.field, message: refusal.message } : undefined
  }
  const { run, busy, reply, fault } = useAction<Fields, Reply>({
    act: options.act,
    ...(options.changes && { changes: options.changes }),
    onDone: async (reply, fields) => {
      draft.forget()
      await options.onDone?.(reply, fields)
    },
    onFault: refused => {
      const found = placeOf(refused.message)
      if (!found) return
      form.setFields([{ name: found.name as never, errors: [found.message] }])
      form.scrollToField(found.name as never, toWrongField)
    },
  })
  const submit = (fields: Fields): void => {
    if (!busy) run(fields)
  }
  return {
    form,
    busy,
    reply,
    release: draft.release,
    settle: saved => {
      form.setFieldsValue(saved as never)
      draft.forget()
    },
    fault: fault && placeOf(fault.message) === undefined ? fault : undefined,
    props: {
      form,
      layout: 'vertical',
      scrollToFirstError: toWrongField,
      initialValues: { ...options.start, ...draft.typed },
      onValuesChange: (_, fields) => draft.keep(fields),
      onFinish: submit,
    },
  }
}
