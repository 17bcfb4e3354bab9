import { addressKind, addressKinds } from '@maojian/domain/vocabulary/project-kind'
import { Link } from '@tanstack/react-router'
import { Checkbox, Select } from 'antd'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { newKey, type CountryDraft } from './project-draft.ts'
import { RowList } from './row-list.tsx'
import { RowMarkLine } from './row-mark.tsx'
import type { ProjectEditing } from './use-project-draft.ts'

const words = ['高风险国家', '敏感国家，请核实'] as const

const Fields = ({
  row,
  onChange,
}: {
  row: CountryDraft
  onChange: (patch: Partial<CountryDraft>) => void
}) => (
  <>
    <div>
      <Select
        id={`${row.key}-type`}
        aria-label="地址类型"
        placeholder="地址类型"
        style={{ width: '100%' }}
        value={row.type}
        options={addressKinds.map((label, value) => ({ value, label }))}
        onChange={type => onChange({ type, reexport: type === addressKind.other ? row.reexport : 0 })}
      />
      {row.type === addressKind.other && (
        <Checkbox
          checked={row.reexport === 1}
          onChange={event => onChange({ reexport: event.target.checked ? 1 : 0 })}
        >
          货物将再出口到此
        </Checkbox>
      )}
    </div>
    <CountrySelect
      forGoods
      id={`${row.key}-countryId`}
      value={row.countryId}
      onChange={countryId => onChange({ countryId })}
    />
  </>
)

/** Where the goods come from, go to and pass through. */
export const CountrySection = ({ editing: { draft, marks, change } }: { editing: ProjectEditing }) => (
  <RowList<CountryDraft>
    id="countryList"
    what="国别"
    columns={2}
    rows={draft.countries}
    onChange={countries => change({ countries })}
    onAdd={() =>
      change({
        countries: [
          ...draft.countries,
          {
            key: newKey(),
            id: '',
            // The first one asked for is where the goods go.
            type: draft.countries.length === 0 ? addressKind.destination : null,
            countryId: '',
            reexport: 0,
          },
        ],
      })
    }
    fields={(row, onChange) => <Fields row={row} onChange={onChange} />}
    mark={row => (
      <RowMarkLine row={row} mark={marks[row.key]} words={words}>
        <Link
          to={pageAddress('importingCountry', { tab: 'sensitive', countryId: row.countryId })}
          target="_blank"
        >
          敏感国家详情
        </Link>
      </RowMarkLine>
    )}
  />
)
