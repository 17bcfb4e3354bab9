import { listOutbox } from '@maojian/contract/calls/outbox'
import { pages } from '@maojian/contract/pages'
import { useCall } from '../../api/use-call.ts'

/** Only where codes go to a page of this machine instead of a phone. */
export const OutboxLink = () => {
  const outbox = useCall(listOutbox, {}, { quiet: true, staleMs: Infinity })
  if (!outbox.isSuccess) return null
  return (
    <a href={pages.outbox.path} target="_blank" rel="noopener">
      本机未接短信服务，请到{pages.outbox.title}查看验证码
    </a>
  )
}
