import { accountLimits, accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import { updateUser } from '@maojian/contract/calls/account'
import type { getProfile } from '@maojian/contract/calls/own-account'
import { Button, Form, Input } from 'antd'
import type * as z from 'zod'
import type { Session } from '../../api/session-store.ts'
import { CardUpload } from './card-upload.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { IndustryItem } from './industry-item.tsx'
import { md5 } from './md5.ts'
import { OwnerProof, type ProveBy } from './owner-proof.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { atMostRule } from '../../ui/form/text-rule.ts'
import { useFormCall, type FormState } from '../../ui/form/use-form-call.ts'
import { useProfileSaved, useSentToLogin } from './use-profile-saved.ts'

export type Profile = z.output<typeof getProfile.reply>

interface ProfileFields {
  readonly userName: string
  readonly company: string
  readonly industry?: string
  readonly phone: string
  readonly code: string
  readonly businessCard?: string
  readonly proveBy?: ProveBy
  readonly pwd?: string
  readonly oldCode?: string
}

const places = {
  [accountTexts.codeWrong]: 'code',
  [accountTexts.oldPasswordWrong]: 'pwd',
  [accountTexts.oldCodeWrong]: 'oldCode',
  [accountTexts.phoneTaken]: 'phone',
  [accountTexts.phoneFormat]: 'phone',
  [accountTexts.realNameLong]: 'userName',
  [accountTexts.companyLong]: 'company',
  [accountTexts.imageHint]: 'businessCard',
  [accountTexts.industry]: 'industry',
}

const startOf = (profile: Profile): Partial<ProfileFields> => ({
  userName: profile.realName,
  company: profile.company,
  phone: profile.phone,
  businessCard: profile.businessCard,
  ...(profile.industry === '' ? {} : { industry: profile.industry }),
})

/** A password never leaves as it was typed. */
const requestOf = (profile: Profile, { pwd, ...fields }: ProfileFields) => ({
  ...fields,
  userId: profile.userId,
  ...(pwd !== undefined && { pwd: md5(pwd) }),
})

const useProfileForm = (profile: Profile): FormState<ProfileFields, Session> => {
  const saved = useProfileSaved()
  const sentToLogin = useSentToLogin()
  const call = useFormCall({
    places,
    start: startOf(profile),
    draft: { name: 'profile', except: ['code', 'pwd', 'oldCode'] },
    act: (send, fields: ProfileFields) =>
      send(updateUser, requestOf(profile, fields), { placed: true }).catch((error: unknown) => {
        if (sentToLogin(error)) call.release()
        throw error
      }),
    onDone: saved,
  })
  return call
}

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { props, busy, fault } = useProfileForm(profile)
  const { realName, company } = accountLimits
  return (
    <Form {...props} size="large">
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
      <OwnerProof own={profile.phone} hasPassword={profile.hasPassword} />
      <Form.Item name="businessCard" label="名片" extra={accountTexts.imageHint}>
        <CardUpload />
      </Form.Item>
      <FaultAlert fault={fault} />
      <Button type="primary" htmlType="submit" block loading={busy}>
        保存
      </Button>
    </Form>
  )
}
