import { accountTexts, passwordProblem } from '@maojian/contract/account-rules'
import { Form, Input } from 'antd'
import { PasswordRules } from './password-rules.tsx'

const refuse = (problem: string | undefined): Promise<void> =>
  problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem))

const repeatProblem = (password: string, repeated: string): string | undefined => {
  if (repeated === '') return accountTexts.required
  return repeated === password ? undefined : accountTexts.passwordsDiffer
}

/** A new password and its repetition: fields `pwd` and `passwdCheck`. */
export const PasswordItems = ({ label }: { label: string }) => {
  const password = String(Form.useWatch('pwd') ?? '')
  return (
    <>
      <Form.Item
        name="pwd"
        label={label}
        required
        validateFirst
        extra={<PasswordRules password={password} />}
        rules={[{ validator: (_, value?: string) => refuse(passwordProblem(value ?? '')) }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="passwdCheck"
        label={`确认${label}`}
        required
        dependencies={['pwd']}
        rules={[
          form => ({
            validator: (_, value?: string) =>
              refuse(repeatProblem(String(form.getFieldValue('pwd') ?? ''), value ?? '')),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </>
  )
}
