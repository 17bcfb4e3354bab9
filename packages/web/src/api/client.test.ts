import { downloadDetermination } from '@maojian/contract/calls/determination'
import { getInfo, listMenu, loginByPhone } from '@maojian/contract/calls/account'
import { updateOrganisation } from '@maojian/contract/calls/organisation'
import { searchHits, searchSanctions, suggestNames } from '@maojian/contract/calls/sanction'
import { describe, expect, it } from 'vitest'
import { CallFault } from './call-fault.ts'
import { createClient, createDownload } from './client.ts'
import type { Notices } from './notices.ts'
import { createSessionStore, type Session } from './session-store.ts'

interface Sent {
  url: string
  method: string | undefined
  body: string
  headers: Headers
}

const someone: Session = {
  sessionId: 's-1',
  userId: 'u',
  loginName: '186****1402',
  roleIds: [1],
  permissionIds: [],
  menuList: [],
  profileComplete: 1,
  organisationRole: 'owner',
}

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const envelope = (code: number, data: unknown, message = '') =>
  Response.json({ code, message, data }, { headers: { 'x-request-id': 'r-9' } })

const world = (answer: () => Response | Promise<Response>, session?: Session) => {
  const sent: Sent[] = []
  const shown: string[] = []
  const note =
    (kind: string) =>
    (text = '') =>
      void shown.push(`${kind}:${text}`)
  const notices: Notices = {
    error: note('error'),
    askLogin: note('askLogin'),
    sessionLost: note('sessionLost'),
    membership: note('membership'),
    quota: note('quota'),
  }
  const store = createSessionStore(memory())
  if (session) store.set(session)
  const fakeFetch = async (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method,
      body: init.body instanceof URLSearchParams ? init.body.toString() : '',
      headers: new Headers(init.headers),
    })
    return answer()
  }
  const parts = { base: '', fetch: fakeFetch as unknown as typeof fetch, session: store, notices }
  const pauses: number[] = []
  const download = createDownload(parts, async ms => void pauses.push(Math.round(ms)))
  return { send: createClient(parts), download, pauses, sent, shown, store }
}

const faultOf = async (promise: Promise<unknown>): Promise<CallFault> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(CallFault)
  return error as CallFault
}

const emptyTips = { list: [], entries: [] }

describe('sending', () => {
  it('S1-235 S1-236 posts a form with both session headers', async () => {
    const { send, sent } = world(() => envelope(200, someone), someone)
    await send(getInfo, {})
    expect(sent[0]).toMatchObject({ url: '/api/get_info', method: 'POST' })
    expect(sent[0]?.headers.get('authorization')).toBe('s-1')
    expect(sent[0]?.headers.get('x-access-token')).toBe('s-1')
  })

  it('puts a GET into the query, Chinese and signs escaped', async () => {
    const { send, sent } = world(() => envelope(200, emptyTips))
    await send(suggestNames, { keyword: '华为 & 中兴', pageSize: 20 })
    const url = new URL(sent[0]!.url, 'http://x')
    expect(url.searchParams.get('keyword')).toBe('华为 & 中兴')
    expect(url.searchParams.get('pageSize')).toBe('20')
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  it('S1-265 joins subtypes with commas and sends nothing for empty filters', async () => {
    const { send, sent } = world(() => envelope(500, null))
    await faultOf(send(searchHits, { keyword: '华为', subType: '0101,0102', type: '', page: 2 }))
    const query = new URL(sent[0]!.url, 'http://x').searchParams
    expect(query.get('subType')).toBe('0101,0102')
    expect(query.has('type')).toBe(false)
    expect(query.get('page')).toBe('2')
  })

  it('refuses by the contract before anything is sent', async () => {
    const { send, sent, shown } = world(() => envelope(200, null))
    const fault = await faultOf(send(searchSanctions, { keyword: '华' }))
    expect(fault.code).toBe(400)
    expect(sent).toHaveLength(0)
    expect(shown).toHaveLength(1)
  })

  it('reads chirdrens as children', async () => {
    const wire = [{ menuId: '1', menuName: '名单', pageUrl: '', isAuth: 1, chirdrens: [] }]
    const { send } = world(() => envelope(200, wire))
    expect(await send(listMenu, {})).toEqual([
      { menuId: '1', menuName: '名单', pageUrl: '', isAuth: 1, children: [] },
    ])
  })
})

describe('faults', () => {
  it('S1-238 says 网络请求错误 when the server is not reached', async () => {
    const { send, shown } = world(() => Promise.reject(new TypeError('refused')))
    expect((await faultOf(send(listMenu, {}))).message).toBe('网络请求错误')
    expect(shown).toEqual(['error:网络请求错误'])
  })

  it('S1-237 takes 202 as success', async () => {
    const { send, shown } = world(() => envelope(202, []))
    expect(await send(listMenu, {})).toEqual([])
    expect(shown).toEqual([])
  })

  it('S1-067 S1-239 S2-294 shows the server message once and fails with code and request id', async () => {
    const { send, shown } = world(() => envelope(400, null, '账号或密码错误'))
    const fault = await faultOf(send(loginByPhone, { phoneNum: '1', pwd: 'a'.repeat(32) }))
    expect(fault).toMatchObject({ code: 400, message: '账号或密码错误', requestId: 'r-9' })
    expect(shown).toEqual(['error:账号或密码错误'])
  })

  it('S1-101 126 with a session clears it and goes to login, once for calls refused together', async () => {
    const { send, shown, store } = world(() => envelope(126, null, '登录已失效'), someone)
    await Promise.all([faultOf(send(listMenu, {})), faultOf(send(getInfo, {}))])
    expect(store.get()).toBeUndefined()
    expect(shown).toEqual(['sessionLost:登录已失效'])
  })

  it('126 of an old session leaves a newer one alone', async () => {
    const { send, shown, store } = world(() => {
      store.set({ ...someone, sessionId: 's-2' })
      return envelope(126, null)
    }, someone)
    await faultOf(send(listMenu, {}))
    expect(store.get()?.sessionId).toBe('s-2')
    expect(shown).toEqual([])
  })

  it('S1-130 126 without a session asks to log in', async () => {
    const { send, shown } = world(() => envelope(126, null))
    await faultOf(send(listMenu, {}))
    expect(shown).toEqual(['askLogin:您还没有登录，请登录之后再查看'])
  })

  it('S1-103 127 opens the membership dialog', async () => {
    const { send, shown } = world(() => envelope(127, null), someone)
    await faultOf(send(listMenu, {}))
    expect(shown).toEqual(['membership:会员权限不足或访问次数已达上限'])
  })

  it.each([137, 141, 145, 146])('S1-104 %i opens the quota dialog', async code => {
    const { send, shown } = world(() => envelope(code, null, '今日次数已用完'), someone)
    expect((await faultOf(send(listMenu, {}))).code).toBe(code)
    expect(shown).toEqual(['quota:今日次数已用完'])
  })

  it('a quiet call throws and shows nothing', async () => {
    const { send, shown } = world(() => envelope(126, null))
    await faultOf(send(getInfo, {}, { quiet: true }))
    expect(shown).toEqual([])
  })

  it('an answer that is no envelope is a fault of its status', async () => {
    const { send, shown } = world(() => new Response('<html>', { status: 503 }))
    expect((await faultOf(send(listMenu, {}))).code).toBe(503)
    expect(shown).toEqual(['error:系统繁忙，请稍后重试'])
  })

  it('a reply outside the contract is a fault, not a half-drawn page', async () => {
    const { send } = world(() => envelope(200, [{ menuId: 1 }]))
    expect((await faultOf(send(listMenu, {}))).code).toBe(500)
  })
})

describe('session store', () => {
  it('S1-061 S1-098 keeps roles and menu across a reload and forgets on clear', () => {
    const keep = memory()
    createSessionStore(keep).set(someone)
    expect(createSessionStore(keep).get()).toEqual(someone)
    createSessionStore(keep).clear()
    expect(createSessionStore(keep).get()).toBeUndefined()
  })

  it('knows a browser where somebody was signed in, until he leaves', () => {
    const [tab, browser] = [memory(), memory()]
    const store = createSessionStore(tab, browser)
    expect(store.lapsed()).toBe(false)
    store.set(someone)
    expect(store.lapsed()).toBe(false)
    store.lose()
    expect([store.lapsed(), createSessionStore(memory(), browser).lapsed()]).toEqual([true, true])
    store.set(someone)
    store.clear()
    expect(store.lapsed()).toBe(false)
  })

  it('drops what it cannot read', () => {
    const keep = memory()
    keep.setItem('maojian.session', '{')
    expect(createSessionStore(keep).get()).toBeUndefined()
  })

  it('204: the fault carries the reply as it stands, read by the schema of the call', async () => {
    const now = { organisationId: 'O1', name: '甲', version: 2 }
    const { send } = world(() => envelope(204, { ...now, stray: 1 }, '内容已被他人修改'), someone)
    const saving = send(updateOrganisation, { name: '乙', version: 1 }, { placed: true })
    expect(await faultOf(saving)).toMatchObject({ code: 204, standing: now })
    const broken = world(() => envelope(204, null), someone)
    expect((await faultOf(broken.send(updateOrganisation, { name: '乙', version: 1 }))).code).toBe(500)
  })
})

describe('fetching a file', () => {
  const question = { eccn: 'EAR99', destination: 'DE' }
  const running = (note: string) => envelope(202, { jobId: 'j', done: 0, total: 1, note })
  const file = () =>
    new Response('%PDF-', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="__.pdf"; filename*=UTF-8''${encodeURIComponent('许可判定.pdf')}`,
      },
    })

  it('S1-297 asks again at growing distances while the server makes it, then gives name and content', async () => {
    const answers = [running('正在排队'), running('正在排版'), running('正在排版'), file()]
    const { download, pauses, sent } = world(() => answers.shift()!, someone)
    const notes: string[] = []
    const got = await download(downloadDetermination, question, { onProgress: job => notes.push(job.note) })
    expect(got.name).toBe('许可判定.pdf')
    expect(await got.content.text()).toBe('%PDF-')
    expect(notes).toEqual(['正在排队', '正在排版', '正在排版'])
    expect(pauses).toEqual([300, 450, 675])
    expect(new Set(sent.map(one => one.url)).size).toBe(1)
    expect(sent[0]?.headers.get('authorization')).toBe('s-1')
  })

  it('tells a refusal as any other call does', async () => {
    const { download, shown } = world(() => envelope(146, null, '今日导出次数已用完'), someone)
    expect((await faultOf(download(downloadDetermination, question))).code).toBe(146)
    expect(shown).toEqual(['quota:今日导出次数已用完'])
  })

  it('stops asking when the person has left', async () => {
    const leaving = new AbortController()
    const { download, sent } = world(() => running(''), someone)
    const waiting = { signal: leaving.signal, onProgress: () => leaving.abort(new Error('left')) }
    await expect(download(downloadDetermination, question, waiting)).rejects.toThrow('left')
    expect(sent).toHaveLength(1)
  })
})
