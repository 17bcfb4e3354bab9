import { partnerTypes } from '@maojian/domain/vocabulary/project-kind'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import { MatchPicker } from './match-picker.tsx'
import { NameInput } from './name-input.tsx'
import { judgedWords, newKey, type PartnerDraft } from './project-draft.ts'
import { NoneTick, RowList } from './row-list.tsx'
import { RowMarkLine } from './row-mark.tsx'
import type { ProjectEditing } from './use-project-draft.ts'

type Change = (patch: Partial<PartnerDraft>) => void

const Fields = ({ row, onChange }: { row: PartnerDraft; onChange: Change }) => (
  <>
    <Select
      id={`${row.key}-type`}
      aria-label="类型"
      placeholder="类型"
      style={{ width: '100%' }}
      value={row.type}
      options={partnerTypes.map((label, value) => ({ value, label }))}
      onChange={type => onChange({ type })}
    />
    <NameInput
      id={`${row.key}-name`}
      label="企业或个人名称"
      value={row.name}
      onChange={name => onChange({ name })}
    />
    <CountrySelect
      id={`${row.key}-country`}
      value={row.country}
      onChange={country => onChange({ country })}
    />
  </>
)

/** Everybody who takes part in the deal; each is screened when the draft is saved. */
export const PartnerSection = ({ editing }: { editing: ProjectEditing }) => {
  const { draft, marks, change, setMark } = editing
  const [picking, setPicking] = useState<PartnerDraft>()
  const mark = picking && marks[picking.key]
  return (
    <>
      <NoneTick checked={draft.noPartners} onChange={noPartners => change({ noPartners })}>
        不涉及交易相对方
      </NoneTick>
      {!draft.noPartners && (
        <RowList<PartnerDraft>
          id="objectList"
          what="相对方"
          columns={3}
          rows={draft.partners}
          onChange={partners => change({ partners })}
          onAdd={() =>
            change({
              partners: [...draft.partners, { key: newKey(), id: '', type: null, name: '', country: '' }],
            })
          }
          fields={(row, onChange) => <Fields row={row} onChange={onChange} />}
          mark={row => (
            <RowMarkLine
              row={row}
              mark={row.name.trim() === '' ? undefined : marks[row.key]}
              tellsNone
              search={row.name.trim()}
            >
              <Button size="small" onClick={() => setPicking(row)}>
                核对匹配
              </Button>
            </RowMarkLine>
          )}
        />
      )}
      {picking && mark && (
        <MatchPicker
          objectId={mark.id}
          name={picking.name}
          onClose={() => setPicking(undefined)}
          onDecided={row => setMark(picking.key, { ...mark, ...row, judged: judgedWords(picking) })}
        />
      )}
    </>
  )
}
