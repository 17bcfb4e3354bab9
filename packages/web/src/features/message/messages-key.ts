import { initMessages } from '@maojian/contract/calls/message'

/** Queries that change whenever a message comes or moves. */
export const messagesKey: readonly string[] = [initMessages.path]
