import { Checkbox, Select } from 'antd'
import { FacetChips } from '../../ui/facet-chips.tsx'
import type { HitAnswer, ViewFacet } from './hit.ts'
import { byName } from '../../ui/form/by-name.ts'
import styles from './search-filters.module.css'
import { narrow, type SearchState } from './search-state.ts'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly facets: readonly ViewFacet[]
  readonly onChange: (code: string) => void
}

const Choice = ({ label, value, facets, onChange }: ChoiceProps) => (
  <Select
    className={styles.choice}
    aria-label={label}
    allowClear
    showSearch={{ optionFilterProp: 'label', filterSort: byName }}
    placeholder={label}
    value={value === '' ? null : value}
    options={facets.map(({ code, name, count }) => ({
      value: code,
      label: `${name === code ? code : `${name} ${code}`}（${count}）`,
      names: [name, code],
    }))}
    onChange={(code: string | null | undefined) => onChange(code ?? '')}
  />
)

interface ViewFiltersProps {
  readonly state: SearchState
  readonly facets: HitAnswer['facets']
  readonly onChange: (state: SearchState) => void
}

/** Which lists the parties of the whole answer stand on. */
export const ListFilter = ({ state, facets, onChange }: ViewFiltersProps) =>
  facets &&
  facets.lists.length > 0 && (
    <FacetChips
      label="所在名单"
      facets={facets.lists}
      selected={[state.list]}
      onToggle={code => onChange(narrow(state, { list: state.list === code ? '' : code }))}
    />
  )

/** What is shown of the answer, counted over the whole of it; the verdict stays that of the whole. */
export const ViewFilters = ({ state, facets, onChange }: ViewFiltersProps) => (
  <div className={styles.fields}>
    {facets && (
      <>
        <Choice
          label="按制裁项目显示"
          value={state.programme}
          facets={facets.programmes}
          onChange={programme => onChange(narrow(state, { programme }))}
        />
        <Choice
          label="按主体国家/地区显示"
          value={state.partyCountry}
          facets={facets.countries}
          onChange={partyCountry => onChange(narrow(state, { partyCountry }))}
        />
      </>
    )}
    <Checkbox
      checked={state.near}
      onChange={event => onChange(narrow(state, { near: event.target.checked }))}
    >
      同时列出近似名称（60 至 79.9 分）
    </Checkbox>
  </div>
)
