import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { WatchActions } from './watch-actions.tsx'
import { countsOf, datesOf, watchTone, type Watch } from './watch.ts'
import rows from '../../ui/row-list.module.css'

export const WatchRow = ({ watch, warning }: { watch: Watch; warning: string }) => (
  <li className={rows.item}>
    <div className={rows.head}>
      <RiskTag tone={watchTone(watch, warning)}>{watch.verdictName}</RiskTag>
      <Link
        data-row-link=""
        className="wrap-anywhere"
        translate="no"
        to={pageAddress('watches', { id: watch.id })}
      >
        <strong>{watch.title}</strong>
      </Link>
      <em>
        {watch.kindName}
        {(watch.state !== 'active' || watch.unscreened !== '') && ` · ${watch.stateName}`}
      </em>
      <WatchActions watch={watch} />
    </div>
    {watch.unscreened !== '' && <p role="alert">{watch.unscreened}</p>}
    {watch.related !== '' && <p className="wrap-anywhere">{watch.related}</p>}
    {countsOf(watch) !== '' && <p>{countsOf(watch)}</p>}
    <small>{datesOf(watch)}</small>
  </li>
)
