import type { WatchKind } from '@maojian/contract/calls/watch'

/** Under this key an organisation watches a thing once. */
export const keyOf = (kind: WatchKind, id: string): string => `${kind}:${id}`
