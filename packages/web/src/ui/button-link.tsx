import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { MouseEvent, ReactNode } from 'react'

interface ButtonLinkProps {
  readonly to: string
  readonly primary?: boolean
  readonly children: ReactNode
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey

/** A link to a page of ours that looks like a button. */
export const ButtonLink = ({ to, primary = false, children }: ButtonLinkProps) => {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate({ href: to })
  }
  return (
    <Button type={primary ? 'primary' : 'default'} href={to} onClick={go}>
      {children}
    </Button>
  )
}
