import type { ColumnType, Generated, Selectable } from 'kysely'

export interface NewsMeasure {
  readonly measure: string
  /** Names as the notice prints them. */
  readonly entities: readonly string[]
}

export interface NewsTable {
  id: string
  kind: 0 | 1 | 2
  title: string
  country: string
  unit: string
  published: string
  url: string
  body: string
  label: string
  sanctioned_on: string
  measures: ColumnType<NewsMeasure[], string, string>
  names: string[]
  feed_id: number | null
  created_at: Date
}

export interface NewsFeedTable {
  id: Generated<number>
  url: string
  title: string
  country: string
  unit: string
  checked_at: Date | null
  fault: Generated<string>
  etag: Generated<string>
  created_at: Date
}

export type News = Selectable<NewsTable>
export type NewsFeed = Selectable<NewsFeedTable>

export interface ArticleTables {
  news: NewsTable
  news_feed: NewsFeedTable
}
