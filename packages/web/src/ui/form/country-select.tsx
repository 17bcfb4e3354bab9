import { listCountries } from '@maojian/contract/calls/country'
import { Select } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { byName } from './by-name.ts'
import type { TextFieldProps } from './eccn-input.tsx'

interface CountryFieldProps extends TextFieldProps {
  /** Where no label of a form names the field. */
  readonly label?: string
  readonly placeholder?: string
  /** Where goods go or pass: occupied regions are offered beside countries. */
  readonly forGoods?: boolean
}

const useCountries = (forGoods: boolean) => {
  const countries = useCall(listCountries, {}, { staleMs: Infinity })
  const offered = countries.data?.filter(one => forGoods || !one.onlyDestination) ?? []
  const options = offered.map(({ id, nameCn, name }) => ({
    value: id,
    label: `${nameCn} ${name} ${id}`,
    names: [nameCn, name, id],
  }))
  const showSearch = { optionFilterProp: 'label', filterSort: byName }
  // What is typed before the list is here chooses nothing yet: the field says so, not that there is no such country.
  const notFoundContent = countries.isPending
    ? '国家和地区正在载入，请稍候再选…'
    : countries.isError
      ? '国家和地区未能载入，请刷新页面重试'
      : '没有这个国家或地区'
  return { loading: countries.isPending, options, showSearch, notFoundContent }
}

const hint = '名称或代码'

export const CountrySelect = ({
  value = '',
  onChange,
  label,
  placeholder = hint,
  forGoods = false,
  ...field
}: CountryFieldProps) => (
  <Select
    {...field}
    {...useCountries(forGoods)}
    {...(label !== undefined && { 'aria-label': label })}
    allowClear
    placeholder={placeholder}
    value={value === '' ? undefined : value}
    onChange={(id: string | undefined) => onChange?.(id ?? '')}
  />
)

/** Several places where goods go or pass, kept as their codes with commas between. */
export const CountriesSelect = ({
  value = '',
  onChange,
  most = 10,
  ...field
}: TextFieldProps & { readonly most?: number }) => (
  <Select
    {...field}
    {...useCountries(true)}
    mode="multiple"
    maxCount={most}
    placeholder={hint}
    value={value === '' ? [] : value.split(',')}
    onChange={(codes: string[]) => onChange?.(codes.join(','))}
  />
)
