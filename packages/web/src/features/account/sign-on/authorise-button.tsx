import { startSignOn } from '@maojian/contract/calls/sign-on'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useClient } from '../../../api/client-context.ts'
import { usePageState } from '../../../ui/use-page-state.ts'
import { keepReturn } from './return-place.ts'

/** Leads to the provider's own page; it returns with a code, and the login leads on to where it was asked for. */
export const AuthoriseButton = ({ label }: { label: string }) => {
  const { send } = useClient()
  const [{ back = '' }] = usePageState('login')
  const start = useMutation({
    mutationFn: () => send(startSignOn, {}),
    onSuccess: ({ authorizeUrl, state }) => {
      keepReturn({ state, back })
      location.assign(authorizeUrl)
    },
  })
  return (
    <Button block size="large" loading={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  )
}
