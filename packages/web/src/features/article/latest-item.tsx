import type { listLatest } from '@maojian/contract/calls/article'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './latest-panel.module.css'

export type Item = Extract<z.output<typeof listLatest.reply>['data'][number], { dataJson: unknown }>
type Entity = Item['dataJson']['entityList'][number]

/** How many parties of one notice are shown (spec 000 §2). */
const shownEntities = 5

const EntityLine = ({ entity }: { entity: Entity }) => (
  <li>
    <Link
      className="wrap-anywhere"
      to={pageAddress('sanctionInfo', { id: entity.dataId, name: entity.name, dataType: entity.dataType })}
    >
      {entity.name}
    </Link>
    <small>
      {entity.nameZh !== '' && entity.nameZh !== entity.name && `${entity.nameZh} · `}
      {partyTypeName(entity.dataType, entity.typeStated === 1)}
    </small>
  </li>
)

export const LatestItem = ({ item }: { item: Item }) => {
  const { shortName, countryCn, listName, total, noticeId, first, entityList } = item.dataJson
  const rest = total - Math.min(entityList.length, shownEntities)
  return (
    <li className={styles.item}>
      <header>
        <h3 className="wrap-anywhere" translate="no">
          {noticeId === '' ? (
            listName || shortName
          ) : (
            <Link to={pageAddress('chinaSanctionDetail', { id: noticeId })}>{listName}</Link>
          )}
        </h3>
        <small>
          {countryCn} · <time dateTime={item.postTime}>{item.postTime}</time>
        </small>
      </header>
      {first && <small>首次导入，名单共 {total.toLocaleString('zh-CN')} 个主体；其中：</small>}
      <ul className={styles.entities}>
        {entityList.slice(0, shownEntities).map(entity => (
          <EntityLine key={`${entity.dataType}/${entity.dataId}`} entity={entity} />
        ))}
      </ul>
      {rest > 0 && !first && <small>另有 {rest} 个主体</small>}
    </li>
  )
}
