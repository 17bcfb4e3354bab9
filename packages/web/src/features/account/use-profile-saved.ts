import { accountLimits, accountTexts } from '@maojian/contract/account-rules'
import { codes } from '@maojian/contract/codes'
import { useNavigate } from '@tanstack/react-router'
import { App } from 'antd'
import { useEffect, useRef } from 'react'
import { CallFault } from '../../api/call-fault.ts'
import { useClient } from '../../api/client-context.ts'
import type { Session } from '../../api/session-store.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { landingFor } from './landing.ts'

/** Goes to an address after the second that the spec gives a message, unless the page was left before. */
const useLater = (): ((href: string) => void) => {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return href => {
    timer.current = setTimeout(
      () => void navigate({ href, replace: true, ignoreBlocker: true }),
      accountLimits.redirectMs,
    )
  }
}

/** Saved: the renewed session is kept, the message stands a second, then the intended page follows. */
export const useProfileSaved = (): ((saved: Session) => void) => {
  const { session } = useClient()
  const { message } = App.useApp()
  const [{ back }] = usePageState('updateUserInfo')
  const later = useLater()
  return saved => {
    session.set(saved)
    void message.success(accountTexts.profileSaved)
    later(landingFor(saved, back))
  }
}

/**
 * Code 141 while saving leads to login (spec 000 §6); its message is the quota dialog. Login returns to this page, where
 * what was typed still stands. Answers whether it was that code.
 */
export const useSentToLogin = (): ((error: unknown) => boolean) => {
  const [state] = usePageState('updateUserInfo')
  const later = useLater()
  return error => {
    const sent = error instanceof CallFault && error.code === codes.phoneCodeQuota
    if (sent) later(pageAddress('login', { back: pageAddress('updateUserInfo', state) }))
    return sent
  }
}
