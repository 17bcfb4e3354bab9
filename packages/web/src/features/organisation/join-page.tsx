import { joinOrganisation, showInvitation } from '@maojian/contract/calls/organisation'
import { organisationTexts } from '@maojian/contract/organisation-rules'
import { pages } from '@maojian/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Alert, App, Button, Radio } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { CallFault } from '../../api/call-fault.ts'
import { useSession } from '../../api/client-context.ts'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './organisation.module.css'

type Offer = z.output<typeof showInvitation.reply>
type Named = z.input<typeof showInvitation.request>

const ownOrganisation = pageAddress('account', { tab: 'organisation' })

interface WorkChoiceProps {
  readonly offer: Offer
  readonly value: 0 | 1 | undefined
  readonly onChange: (bringWork: 0 | 1) => void
}

/** What becomes of what is saved so far: nobody should learn of it afterwards. */
const WorkChoice = ({ offer, value, onChange }: WorkChoiceProps) => (
  <>
    <p>
      您在“{offer.formerName}”保存了 {offer.formerWork} 项内容（批量筛查、料号文件等），请选择：
    </p>
    <Radio.Group
      aria-label="已保存的内容"
      value={value}
      onChange={({ target }) => onChange(target.value as 0 | 1)}
      options={[
        { value: 1, label: `带入“${offer.organisationName}”，其成员都能看到` },
        { value: 0, label: '留在原机构：加入期间看不到，退出后恢复' },
      ]}
      vertical
    />
  </>
)

const useJoin = (named: Named, offer: Offer) => {
  const { message } = App.useApp()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useAction({
    act: (send, bringWork: 0 | 1) => send(joinOrganisation, { ...named, bringWork }, { placed: true }),
    onDone: async () => {
      queries.clear()
      void message.success(`您已加入“${offer.organisationName}”`)
      await navigate({ href: ownOrganisation, replace: true })
    },
  })
}

const Acceptance = ({ named, offer }: { named: Named; offer: Offer }) => {
  const [bringWork, setBringWork] = useState<0 | 1 | undefined>(offer.formerWork === 0 ? 0 : undefined)
  const join = useJoin(named, offer)
  if (offer.obstacle !== '')
    return (
      <Alert
        type="warning"
        showIcon
        title={offer.obstacle}
        action={<Link to={ownOrganisation}>查看我的机构</Link>}
      />
    )
  return (
    <>
      {offer.formerWork > 0 && <WorkChoice offer={offer} value={bringWork} onChange={setBringWork} />}
      <p className={styles.note}>
        加入后，您保存的内容属于“{offer.organisationName}”并注明您是作者；登录会话、API
        密钥、消息和草稿仍只属于您本人。
      </p>
      <FaultAlert fault={join.fault} />
      <div className={styles.acts}>
        <Button
          type="primary"
          disabled={bringWork === undefined}
          loading={join.busy}
          onClick={() => join.run(bringWork ?? 0)}
        >
          加入机构
        </Button>
        <Link to={ownOrganisation}>暂不加入</Link>
      </div>
    </>
  )
}

const Ended = () => (
  <EmptyState title="邀请已失效" actions={<Link to={ownOrganisation}>查看我的机构</Link>}>
    {organisationTexts.invitationEnded}
  </EmptyState>
)

const Invitation = ({ named }: { named: Named }) => {
  const offer = useCall(showInvitation, named, { staleMs: 0, quiet: true })
  if (offer.isPending) return <SkeletonRows rows={4} height={32} />
  if (offer.isError)
    return offer.error instanceof CallFault && [400, 404].includes(offer.error.code) ? (
      <Ended />
    ) : (
      <ErrorState error={offer.error} what="读取邀请" onRetry={() => void offer.refetch()} />
    )
  return (
    <>
      <h2 className="wrap-anywhere">{offer.data.organisationName}</h2>
      <p>
        {offer.data.invitedBy || '机构所有者'} 邀请您作为<strong>{offer.data.roleName}</strong>加入，
        {clockTime(offer.data.expiresAt)} 失效。
      </p>
      <Acceptance named={named} offer={offer.data} />
    </>
  )
}

/** Where the link of an invitation leads. */
export const JoinPage = () => {
  const session = useSession()
  const [{ invitation = '', id = '' }] = usePageState('joinOrganisation')
  return (
    <section className={`card ${styles.join}`} aria-label={pages.joinOrganisation.title}>
      <h1>{pages.joinOrganisation.title}</h1>
      {session === undefined ? (
        <LoginNeeded what="接受邀请">没有账户时，请先注册；登录或注册后回到此页。</LoginNeeded>
      ) : (
        <Invitation named={invitation === '' ? { id } : { token: invitation }} />
      )}
    </section>
  )
}
