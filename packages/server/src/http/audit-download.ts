import { audit } from '../features/account/entry.ts'
import type { Context } from './context.ts'
import type { RawAnswer } from './route.ts'

const savedAs = /^attachment;.*filename\*=UTF-8''([^;]+)$/u

/** What somebody takes away stands in the audit log under the name that it is saved as; what a page only shows does not. */
export const auditDownload = async (context: Context, { headers }: RawAnswer): Promise<void> => {
  const name = savedAs.exec(headers['content-disposition'] ?? '')?.[1]
  if (name === undefined || context.user === undefined) return
  await audit(context, 'file.taken', context.user.id, { name: decodeURIComponent(name) })
}
