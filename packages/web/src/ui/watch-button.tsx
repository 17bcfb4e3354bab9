import { EyeOutlined } from '@ant-design/icons'
import type { Call } from '@maojian/contract/call'
import { pages } from '@maojian/contract/pages'
import { App, Button } from 'antd'
import type * as z from 'zod'
import { useClient, useMayWrite, useSession } from '../api/client-context.ts'
import { useAction } from '../api/use-action.ts'
import { ButtonLink } from './button-link.tsx'
import { pageAddress } from './page-address.ts'

interface Added {
  readonly watch: { readonly id: string }
  readonly added: boolean
}

interface WatchButtonProps<Req extends z.ZodType> {
  /** Adds to what the organisation watches. */
  readonly call: Call<Req, z.ZodType<Added>>
  readonly input: z.input<Req>
  /** Of the watch that there is already; '' for none. */
  readonly watched?: string | undefined
  readonly children: string
  readonly small?: boolean
}

/** Adds to what is watched, and from then on leads there; a visitor is asked to log in first. */
export const WatchButton = <Req extends z.ZodType>(props: WatchButtonProps<Req>) => {
  const { call, input, watched = '', children, small = false } = props
  const { message } = App.useApp()
  const { notices } = useClient()
  const signedIn = useSession() !== undefined
  const adding = useAction({
    act: (send, asked: z.input<Req>) => send(call, asked),
    changes: [{ path: '/api/watch/list' }, { path: '/api/watch/find' }],
    onDone: ({ added }) =>
      void message.success(
        added ? `已加入${pages.watches.title}，名单更新后结论变化会提醒您` : `已在${pages.watches.title}中`,
      ),
  })
  const mayWrite = useMayWrite()
  const id = adding.reply?.watch.id ?? watched
  if (id !== '') return <ButtonLink to={pageAddress('watches', { id })}>查看{pages.watches.title}</ButtonLink>
  if (!mayWrite) return null
  return (
    <Button
      size={small ? 'small' : 'middle'}
      icon={<EyeOutlined aria-hidden="true" />}
      loading={adding.busy}
      onClick={() => (signedIn ? adding.run(input) : notices.askLogin())}
    >
      {children}
    </Button>
  )
}
