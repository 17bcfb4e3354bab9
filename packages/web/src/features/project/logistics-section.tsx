import { projectLimits } from '@maojian/contract/project-rules'
import { logisticsTypes } from '@maojian/domain/vocabulary/project-kind'
import { Input, Select } from 'antd'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { ListedSearch } from './listed-search.tsx'
import { NameInput } from './name-input.tsx'
import { newKey, type LogisticsDraft, type StopDraft } from './project-draft.ts'
import styles from './project.module.css'
import { NoneTick, RowList } from './row-list.tsx'
import { RowMarkLine } from './row-mark.tsx'
import type { ProjectEditing } from './use-project-draft.ts'

type Change = (patch: Partial<LogisticsDraft>) => void
interface RowProps {
  readonly row: LogisticsDraft
  readonly onChange: Change
}

/** By what a row of each type is told apart beside its name. */
const codes: Readonly<Record<string, readonly ['imo' | 'tail' | 'code', string]>> = {
  VESSELS: ['imo', 'IMO 编号（7 位）'],
  AIRCRAFT: ['tail', '机尾号'],
  PORT: ['code', '港口代码（UN/LOCODE，如 CNSHA）'],
  AIRPORT: ['code', '机场代码（IATA 或 ICAO）'],
}

const Code = ({ row, onChange }: RowProps) => {
  const [field, label] = codes[row.type] ?? ['', '']
  return field === '' ? (
    <span />
  ) : (
    <Input
      id={`${row.key}-${field}`}
      aria-label={label}
      placeholder={label}
      maxLength={20}
      value={row[field]}
      onChange={event => onChange({ [field]: event.target.value })}
    />
  )
}

/** Who carries the goods: of a place its country tells the risk, no list. */
const isParty = ({ type, name, imo }: LogisticsDraft): boolean =>
  !['PORT', 'AIRPORT', 'TRANSIT_COUNTRY', ''].includes(type) && (name !== '' || imo !== '')

const types = Object.entries(logisticsTypes).map(([value, label]) => ({ value, label }))

/** A listed party is no country: that is chosen in the row. */
const listedTypes = types.filter(({ value }) => value !== 'TRANSIT_COUNTRY')

const Fields = ({ row, onChange }: RowProps) => (
  <>
    <Select
      id={`${row.key}-type`}
      aria-label="物流类型"
      placeholder="物流类型"
      style={{ width: '100%' }}
      value={row.type === '' ? null : row.type}
      options={types}
      // What belongs to another type does not travel along unseen.
      onChange={(type: string) => onChange({ type, imo: '', tail: '', code: '', countryId: '' })}
    />
    {row.type === 'TRANSIT_COUNTRY' ? (
      <CountrySelect
        forGoods
        id={`${row.key}-name`}
        value={row.countryId}
        onChange={countryId => onChange({ countryId, code: '' })}
      />
    ) : (
      <NameInput id={`${row.key}-name`} label="名称" value={row.name} onChange={name => onChange({ name })} />
    )}
    <Code row={row} onChange={onChange} />
  </>
)

const words = ['高风险', '须核实'] as const

const Stops = ({ editing: { draft, marks, change } }: { editing: ProjectEditing }) => (
  <>
    <h3>港口停靠记录（选填）</h3>
    <p className={styles.quiet}>365 天内停靠过高风险国家的计为须核实，更早的只作记录。</p>
    <RowList<StopDraft>
      id="stops"
      what="停靠记录"
      columns={4}
      rows={draft.stops}
      onChange={stops => change({ stops })}
      onAdd={() =>
        change({
          stops: [...draft.stops, { key: newKey(), id: '', vessel: '', port: '', country: '', date: '' }],
        })
      }
      fields={(row, onChange) => (
        <>
          {(['vessel', 'port'] as const).map(field => (
            <Input
              key={field}
              id={`${row.key}-${field}`}
              aria-label={field === 'vessel' ? '船名' : '港口'}
              placeholder={field === 'vessel' ? '船名' : '港口'}
              value={row[field]}
              onChange={event => onChange({ [field]: event.target.value })}
            />
          ))}
          <CountrySelect
            forGoods
            id={`${row.key}-country`}
            value={row.country}
            onChange={country => onChange({ country })}
          />
          <DayInput id={`${row.key}-date`} value={row.date} onChange={date => onChange({ date })} />
        </>
      )}
      mark={row => <RowMarkLine row={row} mark={marks[row.key]} words={words} />}
    />
  </>
)

/** Ships, aircraft, carriers, agents, ports and countries by which the goods travel. */
export const LogisticsSection = ({ editing }: { editing: ProjectEditing }) => {
  const { draft, marks, change } = editing
  const add = (known: Partial<LogisticsDraft> = {}): void => {
    const blank = { key: newKey(), id: '', type: '', name: '', imo: '', tail: '', code: '', countryId: '' }
    change({ logistics: [...draft.logistics, { ...blank, ...known }] })
  }
  return (
    <>
      <NoneTick checked={draft.noLogistics} onChange={noLogistics => change({ noLogistics })}>
        不涉及物流
      </NoneTick>
      {!draft.noLogistics && (
        <>
          <RowList<LogisticsDraft>
            id="logistics"
            what="物流"
            columns={3}
            rows={draft.logistics}
            onChange={logistics => change({ logistics })}
            onAdd={() => add()}
            fields={(row, onChange) => <Fields row={row} onChange={onChange} />}
            mark={row => (
              <RowMarkLine
                row={row}
                mark={marks[row.key]}
                words={words}
                tellsNone={isParty(row)}
                search={row.name || row.imo}
              />
            )}
          />
          <ListedSearch
            what="物流主体"
            types={listedTypes}
            disabled={draft.logistics.length >= projectLimits.rows}
            onAdd={({ name }, type) => add({ name, type })}
          />
          <Stops editing={editing} />
        </>
      )}
    </>
  )
}
