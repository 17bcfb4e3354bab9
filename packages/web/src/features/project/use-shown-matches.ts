import { matchProjectObject } from '@maojian/contract/calls/project-match'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'

type Matches = z.output<typeof matchProjectObject.reply>
export type PartnerMatch = Matches['data'][number]

interface Shown {
  readonly last: Matches | undefined
  /** Sequence of the decision that was shown with each. */
  readonly sequences: ReadonlyMap<string, number>
}

const none: Shown = { last: undefined, sequences: new Map() }

/** Of another name the former matches say nothing. */
const withPage = ({ last, sequences }: Shown, page: Matches): Shown => ({
  last: page,
  sequences: new Map([
    ...(last?.subject === page.subject ? sequences : []),
    ...page.data.map(one => [one.id, one.sequence] as const),
  ]),
})

/** The matches of a partner page by page, and which of them were on the screen. */
export const useShownMatches = (objectId: string) => {
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState(none)
  const query = useCall(matchProjectObject, { id: objectId, page }, { staleMs: 0, keepWhile: () => true })
  const { data } = query
  if (data && data !== shown.last) setShown(withPage(shown, data))
  return {
    page,
    setPage,
    query,
    subject: shown.last?.subject ?? '',
    shown: [...shown.sequences].map(([id, sequence]) => ({ id, sequence })),
    /** Begins anew with what stands now. */
    restart: () => {
      setShown(none)
      setPage(1)
      void query.refetch()
    },
  }
}
