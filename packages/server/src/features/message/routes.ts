import * as calls from '@maojian/contract/calls/message'
import { route, type Route } from '../../http/route.ts'
import { initMessages } from './init-messages.ts'
import { createMessageEvents } from './message-events.ts'
import { transition } from './move-messages.ts'
import { readMessage } from './read-message.ts'

export const messageRoutes: readonly Route[] = [
  route(calls.initMessages, initMessages),
  route(calls.readMessage, readMessage),
  route(calls.markRead, transition('unread', 'readed')),
  route(calls.trashMessages, transition('readed', 'trash')),
  route(calls.restoreMessages, transition('trash', 'readed')),
  route(calls.messageEvents, createMessageEvents()),
]
