import type { Generated } from 'kysely'

export type MessageList = 'unread' | 'readed' | 'trash'

export interface MessageTable {
  id: Generated<number>
  account_id: string
  kind: string
  title: string
  content: string
  link: string
  list: Generated<MessageList>
  created_at: Date
}

export interface MessageTables {
  message: MessageTable
}
