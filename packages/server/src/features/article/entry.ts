export { newsFeedJob, readFeeds } from './feed-job.ts'
export { importNews, type NewsAccount } from './import-news.ts'
export { newsOfNames } from './news-of-names.ts'
export { feedsOf, putFeed, removeFeed } from './news-store.ts'
