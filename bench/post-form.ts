import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request, type Agent } from 'node:http'
import { join } from 'node:path'

export interface Answer<T> {
  readonly code: number
  readonly data: T | null
}

/** Asks a server as a browser does: a form, the session in its header. */
export const postForm = <T>(
  url: string,
  form: Record<string, string>,
  { agent, session = '' }: { readonly agent: Agent; readonly session?: string },
): Promise<Answer<T>> =>
  new Promise((resolve, reject) => {
    const body = new URLSearchParams(form).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: session }
    const sent = request(url, { method: 'POST', agent, headers }, reply => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Answer<T>))
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** What the demonstration member of a data folder logs in with. */
export const memberForm = (folder: string): { phoneNum: string; pwd: string } => {
  const accounts = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as {
    phone: string
    password: string
    role: number
  }[]
  const member = accounts.find(account => account.role === 2)!
  const pwd = createHash('md5').update(member.password).digest('hex')
  return { phoneNum: member.phone, pwd }
}

/** The session of the demonstration member of a data folder. */
export const logIn = async (url: string, folder: string, agent: Agent): Promise<string> => {
  const form = memberForm(folder)
  const { data } = await postForm<{ sessionId: string }>(`${url}/api/login/phone`, form, { agent })
  return data?.sessionId ?? ''
}
