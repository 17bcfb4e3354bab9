import { loginTexts } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Button, type App } from 'antd'
import type { Notices } from '../api/notices.ts'
import { expiredText } from '../ui/login-needed.tsx'
import { pageAddress } from '../ui/page-address.ts'
import { ServicePhone } from '../ui/service-phone.tsx'

const Contact = ({ text }: { text: string }) => (
  <>
    <p>{text}</p>
    <ServicePhone before="如需帮助，请联系 " />
  </>
)

type Screen = ReturnType<typeof App.useApp>

interface Places {
  /** Address of the open page, to return to after login. */
  readonly here: () => string
  /** Settles once the page is open. */
  readonly go: (href: string) => Promise<void>
  readonly signedIn: () => boolean
  /** Whether somebody was signed in here, and is no more. */
  readonly lapsed: () => boolean
}

/** One dialog at a time: several calls refused together say it once. */
const once = (): ((open: (done: () => void) => void) => void) => {
  let isOpen = false
  return open => {
    if (isOpen) return
    isOpen = true
    open(() => {
      isOpen = false
    })
  }
}

/** A session that has ended is told apart from one that never was. */
const loginWords = (text: string) => ({
  title: '提示',
  content: text,
  okText: text === expiredText ? '重新登录' : '去登录',
  cancelText: '暂不登录',
})

export const createNotices = (
  { message, modal }: Screen,
  { here, go, signedIn, lapsed }: Places,
): Notices => {
  const single = once()
  let leaving = false
  const onLogin = (): boolean => leaving || here().startsWith(pages.login.path)
  const goLogin = (): void => {
    if (onLogin()) return
    leaving = true
    void go(pageAddress('login', { back: here() })).finally(() => {
      leaving = false
    })
  }
  /** What leads further: a visitor logs in, an account sees what is left and when it returns. */
  const further = (): { text: string; act: () => void } =>
    signedIn()
      ? { text: '查看用量', act: () => void go(pageAddress('account', { tab: 'usage' })) }
      : { text: '去登录', act: goLogin }
  const tell = (text: string) =>
    single(done => {
      const { text: label, act } = further()
      const leave = (): void => {
        dialog.destroy()
        act()
      }
      const dialog = modal.warning({
        title: '提示',
        content: <Contact text={text} />,
        okText: '知道了',
        footer: (_, { OkBtn }) => (
          <>
            <Button onClick={leave}>{label}</Button>
            <OkBtn />
          </>
        ),
        afterClose: done,
      })
    })
  return {
    error: text => void message.error({ content: text, key: text }),
    // A page that is being left for login asks once more, as a visitor: nobody needs to hear of it.
    askLogin: (text = loginTexts.visitor) => {
      if (onLogin()) return
      single(done => {
        modal.confirm({ ...loginWords(lapsed() ? expiredText : text), onOk: goLogin, afterClose: done })
      })
    },
    // Whatever the server calls it, whoever was at work here did log in.
    sessionLost: () => {
      void message.warning({ content: expiredText, key: expiredText })
      goLogin()
    },
    membership: text => tell(text),
    quota: text => tell(text),
  }
}
