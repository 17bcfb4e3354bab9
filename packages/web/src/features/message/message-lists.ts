import { markRead, restoreMessages, trashMessages, type initMessages } from '@maojian/contract/calls/message'
import type * as z from 'zod'

export type Messages = z.output<typeof initMessages.reply>
export type ListName = keyof Messages['counts']
export type Message = Messages['unread'][number]

/** The three lists in order, each with the one transition that leads out of it. */
export const messageLists = [
  { name: 'unread', title: '未读', move: markRead, verb: '标为已读', empty: '没有未读消息' },
  { name: 'readed', title: '已读', move: trashMessages, verb: '移入回收站', empty: '没有已读消息' },
  { name: 'trash', title: '回收站', move: restoreMessages, verb: '恢复为已读', empty: '回收站是空的' },
] as const satisfies readonly { name: ListName; [rest: string]: unknown }[]

export type MessageList = (typeof messageLists)[number]

export const listNamed = (name: string | undefined): MessageList =>
  messageLists.find(list => list.name === name) ?? messageLists[0]

export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count))
