import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { CallFault } from '../../api/call-fault.ts'

/** Server messages that belong to one field, by their text. */
export type FaultPlaces = Readonly<Record<string, string>>

interface FormCall<Fields, Reply> {
  readonly form: FormInstance<Fields>
  readonly places: FaultPlaces
  readonly act: (fields: Fields) => Promise<Reply>
  readonly onDone: (reply: Reply) => void | Promise<void>
}

/** Submits a form; a refusal is put at the field that it is about, else it is the form's `fault`. */
export const useFormCall = <Fields, Reply>({ form, places, act, onDone }: FormCall<Fields, Reply>) => {
  const call = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: error => {
      const name = places[error.message]
      if (name !== undefined) form.setFields([{ name: name as never, errors: [error.message] }])
    },
  })
  const { error } = call
  const fault = error instanceof CallFault && places[error.message] === undefined ? error : undefined
  return { submit: (fields: Fields) => call.mutate(fields), pending: call.isPending, fault }
}
