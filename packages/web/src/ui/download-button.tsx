import type { Call } from '@maojian/contract/call'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type * as z from 'zod'
import { useClient, useSession } from '../api/client-context.ts'
import { saveFile } from './save-file.ts'

interface DownloadButtonProps<Req extends z.ZodType> {
  readonly call: Call<Req>
  readonly input: z.input<Req>
  readonly icon: ReactNode
  readonly children: string
  readonly size?: 'small'
}

/** Saves a file that the server may still have to make: says so while it does; a visitor is asked to log in first. */
export const DownloadButton = <Req extends z.ZodType>(props: DownloadButtonProps<Req>) => {
  const { call, input, icon, children, size } = props
  const { download, notices } = useClient()
  const signedIn = useSession() !== undefined
  const [note, setNote] = useState('')
  const fetching = useMutation({
    mutationFn: () => download(call, input, { onProgress: job => setNote(job.note) }),
    onSuccess: ({ name, content }) => saveFile(name, content),
    onSettled: () => setNote(''),
  })
  return (
    <Button
      {...(size && { size })}
      icon={icon}
      loading={fetching.isPending}
      onClick={() => (signedIn ? fetching.mutate() : notices.askLogin())}
    >
      <span aria-live="polite">{fetching.isPending ? `${children}：${note || '正在生成'}…` : children}</span>
    </Button>
  )
}
