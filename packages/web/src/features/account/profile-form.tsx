import { accountLimits, accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import { updateUser } from '@maojian/contract/calls/account'
import type { getProfile } from '@maojian/contract/calls/own-account'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useClient } from '../../api/client-context.ts'
import { formDraft } from '../../ui/form-draft.ts'
import { CardUpload } from './card-upload.tsx'
import { FaultAlert } from './fault-alert.tsx'
import { IndustryItem } from './industry-item.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { atMostRule } from './text-rule.ts'
import { useFormCall } from './use-form-call.ts'
import { useProfileSaved, useSentToLogin } from './use-profile-saved.ts'

export type Profile = z.output<typeof getProfile.reply>

interface ProfileFields {
  readonly userName: string
  readonly company: string
  readonly industry?: string
  readonly phone: string
  readonly code: string
  readonly businessCard?: string
}

const places = {
  [accountTexts.codeWrong]: 'code',
  [accountTexts.phoneTaken]: 'phone',
  [accountTexts.phoneFormat]: 'phone',
  [accountTexts.realNameLong]: 'userName',
  [accountTexts.companyLong]: 'company',
  [accountTexts.imageHint]: 'businessCard',
}

const useProfileForm = (userId: string) => {
  const { send } = useClient()
  const [form] = Form.useForm<ProfileFields>()
  const [draft] = useState(() => formDraft<ProfileFields>(userId, 'profile'))
  const saved = useProfileSaved()
  const sentToLogin = useSentToLogin()
  const call = useFormCall({
    form,
    places,
    act: (fields: ProfileFields) =>
      send(updateUser, { ...fields, userId }, { placed: true }).catch((error: unknown) => {
        sentToLogin(error)
        throw error
      }),
    onDone: session => {
      draft.forget()
      saved(session)
    },
  })
  return { form, draft, ...call }
}

const startOf = (profile: Profile): Partial<ProfileFields> => ({
  userName: profile.realName,
  company: profile.company,
  phone: profile.phone,
  businessCard: profile.businessCard,
  ...(profile.industry === '' ? {} : { industry: profile.industry }),
})

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { form, draft, submit, pending, fault } = useProfileForm(profile.userId)
  const { realName, company } = accountLimits
  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      initialValues={{ ...startOf(profile), ...draft.typed }}
      onValuesChange={(_, { code: _code, ...fields }: ProfileFields) => draft.keep(fields)}
      onFinish={submit}
    >
      <Form.Item
        name="userName"
        label="姓名"
        rules={[
          { required: true, whitespace: true, message: accountTexts.name },
          atMostRule(realName, accountTexts.realNameLong),
        ]}
      >
        <Input autoComplete="name" count={{ show: true, max: realName }} />
      </Form.Item>
      <Form.Item
        name="company"
        label="企业名称"
        rules={[
          { required: true, whitespace: true, message: accountTexts.company },
          atMostRule(company, accountTexts.companyLong),
        ]}
      >
        <Input autoComplete="organization" count={{ show: true, max: company }} />
      </Form.Item>
      <IndustryItem />
      <PhoneItem name="phone" emptyText={accountTexts.phoneEmpty} />
      <PhoneCodeItem
        kind={phoneCodeKinds.profile}
        name="code"
        phoneField="phone"
        emptyText={accountTexts.code}
      />
      <Form.Item name="businessCard" label="名片" extra={accountTexts.imageHint}>
        <CardUpload />
      </Form.Item>
      <FaultAlert fault={fault} />
      <Button type="primary" htmlType="submit" block loading={pending}>
        保存
      </Button>
    </Form>
  )
}
