import type { Call } from '@maojian/contract/call'
import { startSignOn } from '@maojian/contract/calls/sign-on'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useClient } from '../../api/client-context.ts'

interface AuthoriseButtonProps {
  /** Begins an authorisation bound to this browser. */
  readonly call: Call<(typeof startSignOn)['request'], (typeof startSignOn)['reply']>
  readonly label: string
}

/** Leads to the provider's own page; it returns with a code. */
export const AuthoriseButton = ({ call, label }: AuthoriseButtonProps) => {
  const { send } = useClient()
  const start = useMutation({
    mutationFn: () => send(call, {}),
    onSuccess: ({ authorizeUrl }) => location.assign(authorizeUrl),
  })
  return (
    <Button block size="large" loading={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  )
}
