import type { exportOwnData as call } from '@maojian/contract/calls/own-account'
import { Readable } from 'node:stream'
import { attachment } from '../../http/attachment.ts'
import { needUser, type Context, type SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { rowsOf, type OwnedData, type Reading } from '../organisation/entry.ts'
import { audit } from './audit.ts'

interface Part {
  readonly name: string
  readonly read: () => Reading
}

/** What every noun keeps for the account alone, and of the saved work of its organisation what its calls show him. */
const partsFor = ({ db, now }: Context, { personal, saved }: OwnedData, user: SessionUser): Part[] => [
  ...personal.map(({ name, read }) => ({ name, read: () => read(db, user.id, now) })),
  ...saved
    .filter(({ shownTo }) => shownTo?.includes(user) ?? true)
    .map(({ name, read }) => ({ name, read: () => read(db, user.organisationId) })),
]

/** Parts that are not in the file, and to whom they are shown: nobody takes their absence for emptiness. */
const withheldFrom = ({ saved }: OwnedData, user: SessionUser): Record<string, string> =>
  Object.fromEntries(
    saved.flatMap(({ name, shownTo }) =>
      shownTo === undefined || shownTo.includes(user) ? [] : [[name, `仅${shownTo.titleZh}可见`]],
    ),
  )

async function* partText({ name, read }: Part): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}:[`
  let between = ''
  for await (const row of rowsOf(read())) {
    yield `${between}${JSON.stringify(row)}`
    between = ',\n'
  }
  yield ']'
}

async function* fileText(parts: readonly Part[], head: object): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"parts":{`
  for (const [at, part] of parts.entries()) {
    yield at === 0 ? '\n' : ',\n'
    yield* partText(part)
  }
  yield '}}\n'
}

const pieceLength = 65_536

/** Fewer and larger pieces: rows are short, and each piece is a write. */
async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const text of texts) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** The file is written as it is read, row by row, however much there is; one at a time for a user. */
export const exportOwnData = (owned: OwnedData): Verb<typeof call> => {
  const underWay = new Set<string>()
  return async context => {
    const user = needUser(context)
    await audit(context, 'data.exported', user.id)
    if (underWay.has(user.id)) throw new Fault(429, '正在导出您的数据，请等待其完成后再试')
    underWay.add(user.id)
    const { now } = context
    const head = { generatedAt: now.toISOString(), withheld: withheldFrom(owned, user) }
    const content = Readable.from(inPieces(fileText(partsFor(context, owned, user), head)), {
      objectMode: false,
    }).once('close', () => underWay.delete(user.id))
    return attachment({
      name: `贸鉴-我的数据-${shanghaiDay(now)}.json`,
      type: 'application/octet-stream',
      content,
    })
  }
}
