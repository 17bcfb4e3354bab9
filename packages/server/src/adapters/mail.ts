import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../config.ts'
import type { Outbound } from './outbound.ts'

export interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

export interface MailSender {
  /** Throws when the server of mail takes it for no reader. */
  readonly send: (mail: Mail) => Promise<void>
}

/** Mail through the operator's server (SMTP); the connection itself is opened, and vetted, by the outbound door. */
export const createMail = (
  { host, port, secure, user, password, from, requireTls }: SmtpConfig,
  outbound: Pick<Outbound, 'dial'>,
): MailSender => ({
  send: async ({ to, subject, text }) => {
    const transport = createTransport({
      host,
      port,
      secure,
      requireTLS: requireTls,
      ...(user !== '' && { auth: { user, pass: password } }),
      disableFileAccess: true,
      disableUrlAccess: true,
      connection: await outbound.dial(host, port),
    })
    await transport.sendMail({ from, to: [...to], subject, text })
  },
})
