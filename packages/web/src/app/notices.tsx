import { servicePhone } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import type { App } from 'antd'
import type { Notices } from '../api/notices.ts'
import { pageAddress } from '../ui/page-address.ts'

export const loginNeeded = '您还没有登录，请登录之后再查看'

const Contact = ({ text }: { text: string }) => (
  <>
    <p>{text}</p>
    <p>
      如需帮助，请联系 <a href={`tel:${servicePhone}`}>{servicePhone}</a>
    </p>
  </>
)

type Screen = ReturnType<typeof App.useApp>

interface Places {
  /** Address of the open page, to return to after login. */
  readonly here: () => string
  readonly go: (href: string) => void
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

export const createNotices = ({ message, modal }: Screen, { here, go }: Places): Notices => {
  const single = once()
  const goLogin = () => {
    if (!here().startsWith(pages.login.path)) go(pageAddress('login', { back: here() }))
  }
  const tell = (title: string, text: string) =>
    single(done => {
      modal.warning({ title, content: <Contact text={text} />, okText: '知道了', afterClose: done })
    })
  return {
    error: text => void message.error({ content: text, key: text }),
    askLogin: () =>
      single(done => {
        modal.confirm({
          title: '提示',
          content: loginNeeded,
          okText: '去登录',
          cancelText: '暂不登录',
          onOk: goLogin,
          afterClose: done,
        })
      }),
    sessionLost: text => {
      void message.warning({ content: text, key: text })
      goLogin()
    },
    membership: text => tell('会员权限', text),
    quota: text => tell('提示', text),
  }
}
