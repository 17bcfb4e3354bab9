import { countries } from '@maojian/domain/vocabulary/country'
import {
  partyTypes,
  subtypes,
  typeOfSubtype,
  type PartyType,
  type Subtype,
} from '@maojian/domain/vocabulary/party-type'
import { Input, Select } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { FacetChips, type Facet } from '../../ui/facet-chips.tsx'
import { today } from '../../ui/clock-time.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import type { HitAnswer, TypeFacet } from './hit.ts'
import { byName } from '../../ui/form/by-name.ts'
import styles from './search-filters.module.css'
import {
  asOfProblem,
  chooseType,
  hasFilters,
  narrow,
  toggleSubtype,
  wrongBirthDate,
  type SearchState,
} from './search-state.ts'
import { ListFilter, ViewFilters } from './view-filters.tsx'

interface DateField {
  readonly label: string
  readonly placeholder: string
  readonly problem: (text: string) => string | undefined
}

const birthDateField: DateField = {
  label: '出生日期',
  placeholder: '如 1960、1960-05 或 1960-05-21',
  problem: text => wrongBirthDate(text, today()),
}

/** Who was listed on that day, by what the lists say of it. */
const asOfField: DateField = {
  label: '名单日期（截至）',
  placeholder: '今天，或如 2022-02-24',
  problem: text => asOfProblem(text, today()),
}

/** Counts of the answer; undefined while it is awaited. */
type Facets = readonly TypeFacet[] | undefined

/** Counts of the answer; a type the answer does not count stands without one while a filter hides it. */
const typeFacets = (types: Facets, filtered: boolean): Facet[] =>
  (Object.keys(partyTypes) as PartyType[]).map(code => {
    const count = types?.find(facet => facet.type === code)?.count ?? (filtered ? undefined : 0)
    return { code, name: partyTypes[code], ...(count === undefined ? {} : { count }) }
  })

const subtypeFacets = (types: Facets, type: PartyType): Facet[] => {
  const counted = types?.find(facet => facet.type === type)?.subTypes ?? []
  return (Object.keys(subtypes) as Subtype[])
    .filter(code => typeOfSubtype(code) === type)
    .map(code => {
      const count =
        counted.find(facet => facet.subType === code)?.count ?? (types === undefined ? undefined : 0)
      return { code, name: subtypes[code], ...(count === undefined ? {} : { count }) }
    })
}

const countryOptions = countries.map(({ code, nameZh, nameEn }) => ({
  value: code,
  label: `${nameZh} ${nameEn}`,
  names: [nameZh, nameEn, code],
}))

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

const CountryFilter = ({ value, onChange }: FieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>国家/地区</label>
      <Select
        id={id}
        className={styles.country}
        allowClear
        showSearch={{ optionFilterProp: 'label', filterSort: byName }}
        placeholder="不限"
        value={value === '' ? null : value}
        options={countryOptions}
        onChange={(code: string | null | undefined) => onChange(code ?? '')}
      />
    </div>
  )
}

const DateText = ({ field, value, onChange }: FieldProps & { readonly field: DateField }) => {
  const [text, setText] = useDraft(value)
  const id = useId()
  const wrong = field.problem(text)
  // What is wrong is taken too: the answer to another question must not stay below it.
  const commit = () => {
    if (text !== value) onChange(text)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <Input
        id={id}
        className={styles.date}
        value={text}
        status={wrong === undefined ? '' : 'error'}
        aria-invalid={wrong !== undefined}
        allowClear
        maxLength={10}
        placeholder={field.placeholder}
        onChange={event => {
          setText(event.target.value.trim())
          if (event.target.value === '' && value !== '') onChange('')
        }}
        onBlur={commit}
        onPressEnter={commit}
      />
      {wrong !== undefined && (
        <span role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
    </div>
  )
}

interface SearchFiltersProps {
  readonly state: SearchState
  readonly types: Facets
  readonly facets: HitAnswer['facets']
  readonly onChange: (state: SearchState) => void
}

/** Whether a condition stands that the fold would hide. */
const hasMore = ({ country, birthDate, asOf, programme, partyCountry, near }: SearchState): boolean =>
  near || [country, birthDate, asOf, programme, partyCountry].some(text => text !== '')

interface FoldedProps {
  readonly open: boolean
  readonly summary: string
  readonly children: ReactNode
}

/** What is folded is drawn when it is first opened: its fields are dear, and most searches need none. */
const Folded = ({ open, summary, children }: FoldedProps) => {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={styles.folded}
      open={open}
      onToggle={event => setOpened(opened || event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {(open || opened) && children}
    </details>
  )
}

const Filters = ({ state, types, facets, onChange }: SearchFiltersProps) => (
  <div className={styles.filters}>
    <FacetChips
      label="主体类型"
      facets={typeFacets(types, types === undefined || state.type !== '')}
      selected={[state.type]}
      onToggle={code => onChange(chooseType(state, code as PartyType))}
    />
    {state.type !== '' && (
      <FacetChips
        label="细分类型"
        facets={subtypeFacets(types, state.type)}
        selected={state.subTypes}
        onToggle={code => onChange(toggleSubtype(state, code as Subtype))}
      />
    )}
    <ListFilter state={state} facets={facets} onChange={onChange} />
    <Folded open={hasMore(state)} summary="更多条件：国家/地区、出生日期、名单日期、制裁项目、近似名称">
      <p className={styles.hint}>参与比对，影响得分与结论：</p>
      <div className={styles.fields}>
        <CountryFilter value={state.country} onChange={country => onChange(narrow(state, { country }))} />
        <DateText
          field={birthDateField}
          value={state.birthDate}
          onChange={birthDate => onChange(narrow(state, { birthDate }))}
        />
        <DateText field={asOfField} value={state.asOf} onChange={asOf => onChange(narrow(state, { asOf }))} />
      </div>
      <p className={styles.hint}>只改变显示哪些结果，结论仍按全部结果：</p>
      <ViewFilters state={state} facets={facets} onChange={onChange} />
    </Folded>
  </div>
)

/** On a phone folded, so that the verdict stands in the first screen. */
export const SearchFilters = (props: SearchFiltersProps) =>
  useNarrow() ? (
    <Folded open={hasFilters(props.state)} summary="筛选条件">
      <Filters {...props} />
    </Folded>
  ) : (
    <Filters {...props} />
  )
