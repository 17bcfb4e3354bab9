import { projectLimits } from '@maojian/contract/project-rules'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { bankTypes } from '@maojian/domain/vocabulary/project-kind'
import { Input, Select } from 'antd'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import { ListedSearch } from './listed-search.tsx'
import { NameInput } from './name-input.tsx'
import { newKey, type BankDraft } from './project-draft.ts'
import { NoneTick, RowList } from './row-list.tsx'
import { RowMarkLine } from './row-mark.tsx'
import type { ProjectEditing } from './use-project-draft.ts'

const types = Object.entries(bankTypes).map(([value, label]) => ({ value, label }))
const words = ['银行在敏感名单中', '须核实'] as const

const Fields = ({ row, onChange }: { row: BankDraft; onChange: (patch: Partial<BankDraft>) => void }) => (
  <>
    <Select
      id={`${row.key}-type`}
      aria-label="银行类型"
      placeholder="银行类型"
      style={{ width: '100%' }}
      value={row.type === '' ? null : row.type}
      options={types}
      onChange={(type: string) => onChange({ type })}
    />
    <NameInput
      id={`${row.key}-name`}
      label="银行名称"
      value={row.name}
      onChange={name => onChange({ name })}
    />
    <Input
      id={`${row.key}-bic`}
      aria-label="BIC / SWIFT"
      placeholder="BIC，8 或 11 位"
      maxLength={11}
      value={row.bic}
      onChange={event => onChange({ bic: event.target.value })}
    />
    <CountrySelect
      id={`${row.key}-country`}
      value={row.country}
      onChange={country => onChange({ country })}
    />
    <Input
      id={`${row.key}-currency`}
      aria-label="币种"
      placeholder="币种，如 USD"
      maxLength={3}
      value={row.currency}
      onChange={event => onChange({ currency: event.target.value.toUpperCase() })}
    />
  </>
)

/** Banks through which the money goes, each with its part in it. */
export const SettlementSection = ({ editing: { draft, marks, change } }: { editing: ProjectEditing }) => {
  const add = (known: Partial<BankDraft> = {}): void => {
    const blank = { key: newKey(), id: '', type: '', name: '', bic: '', country: '', currency: '' }
    change({ banks: [...draft.banks, { ...blank, ...known }] })
  }
  return (
    <>
      <NoneTick checked={draft.noSettlement} onChange={noSettlement => change({ noSettlement })}>
        不涉及银行结算
      </NoneTick>
      {!draft.noSettlement && (
        <>
          <RowList<BankDraft>
            id="bankList"
            what="银行"
            columns={5}
            rows={draft.banks}
            onChange={banks => change({ banks })}
            onAdd={() => add()}
            fields={(row, onChange) => <Fields row={row} onChange={onChange} />}
            mark={row => (
              <RowMarkLine
                row={row}
                mark={marks[row.key]}
                words={words}
                tellsNone={row.name !== '' || row.bic !== ''}
                search={row.name || row.bic}
              />
            )}
          />
          <ListedSearch
            what="银行"
            types={types}
            disabled={draft.banks.length >= projectLimits.rows}
            onAdd={({ name, country }, type) => add({ name, type, country: findCountry(country) })}
          />
        </>
      )}
    </>
  )
}
