import { Link } from '@tanstack/react-router'
import { OfficialLink } from '../../ui/official-link.tsx'
import styles from './news.module.css'
import { kindNames, newsAddress, type News } from './news.ts'

const Title = ({ news }: { readonly news: News }) =>
  news.newsType === 0 ? (
    <OfficialLink url={newsAddress(news)} otherwise={news.title}>
      {news.title}
    </OfficialLink>
  ) : (
    <Link to={newsAddress(news)}>{news.title}</Link>
  )

export const NewsList = ({ news }: { readonly news: readonly News[] }) => (
  <ul className={styles.list}>
    {news.map(one => (
      <li key={one.id} className="wrap-anywhere">
        <span translate="no">
          <Title news={one} />
        </span>
        <small>
          <time dateTime={one.publishTime.replace(' ', 'T')}>{one.publishTime}</time>
          {[kindNames[one.newsType], one.country, one.unit]
            .filter(Boolean)
            .map(text => ` · ${text}`)
            .join('')}
        </small>
      </li>
    ))}
  </ul>
)
