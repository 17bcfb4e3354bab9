import type { listBatchResults } from '@maojian/contract/calls/screening'
import { countOf, gravestFirst, rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { Input, Select } from 'antd'
import type * as z from 'zod'
import { FacetChips, type Facet } from '../../ui/facet-chips.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './batch-page.module.css'
import type { Batch } from './batch.ts'

type Results = z.output<typeof listBatchResults.reply>

export interface BatchFilter {
  readonly verdict?: '1' | '2' | '0' | '9' | undefined
  readonly keyword: string
  readonly list?: string | undefined
  /** 1: decided on, 0: waits for it. */
  readonly decided?: '1' | '0' | undefined
  /** 1: only what differs from the batch before. */
  readonly changed?: '1' | undefined
}

const oneOf = <T extends string>(text: string, codes: readonly T[]): T | undefined =>
  codes.find(code => code === text)

/** What the address asks of the rows, and a way to ask something else from their first page on. */
export const useBatchFilter = () => {
  const [{ verdict = '', keyword = '', list = '', decided = '', changed = '' }, setQuery] =
    usePageState('batchScreening')
  const filter: BatchFilter = {
    verdict: oneOf(verdict, ['1', '2', '0', '9']),
    keyword,
    list: list === '' ? undefined : list,
    decided: oneOf(decided, ['1', '0']),
    changed: oneOf(changed, ['1']),
  }
  const choose = (change: Partial<Record<keyof BatchFilter, string>>) =>
    setQuery({ ...change, page: '' }, { replace: true })
  return { filter, choose }
}

const verdictFacets = (batch: Batch): Facet[] =>
  gravestFirst
    .filter(code => code !== 9 || batch.unasked > 0)
    .map(code => ({ code: String(code), name: rowVerdicts[code], count: countOf(batch, code) }))

const decidedFacets: readonly Facet[] = [
  { code: '0', name: '待处置' },
  { code: '1', name: '已处置' },
]

type Choosing = ReturnType<typeof useBatchFilter>

/** Finds rows by a name in them and by the list of their party. */
export const BatchFinders = ({ lists, filter, choose }: Choosing & { lists: Results['lists'] }) => (
  <div className={styles.finders}>
    <Input.Search
      allowClear
      key={filter.keyword}
      defaultValue={filter.keyword}
      aria-label="在结果中查找"
      placeholder="名称、自有编号或名单主体"
      onSearch={text => choose({ keyword: text.trim() })}
    />
    {lists.length > 0 && (
      <Select
        allowClear
        showSearch
        aria-label="名单"
        placeholder="全部名单"
        value={filter.list ?? null}
        options={lists.map(({ name, count }) => ({ value: name, label: `${name}（${count}）` }))}
        onChange={(list: string | undefined) => choose({ list: list ?? '' })}
      />
    )}
  </div>
)

/** Which rows are shown: by verdict, by what was done with them, by what changed. */
export const BatchFilters = ({ batch, filter, choose }: Choosing & { batch: Batch }) => {
  const toggle = (field: keyof BatchFilter) => (code: string) =>
    choose({ [field]: filter[field] === code ? '' : code })
  return (
    <div className={styles.filters}>
      <FacetChips
        label="结论"
        facets={verdictFacets(batch)}
        selected={[filter.verdict ?? '']}
        onToggle={toggle('verdict')}
      />
      {batch.hits + batch.possible > 0 && (
        <FacetChips
          label="处置"
          facets={decidedFacets}
          selected={[filter.decided ?? '']}
          onToggle={toggle('decided')}
        />
      )}
      {batch.formerId !== '' && (
        <FacetChips
          label="与上次"
          facets={[{ code: '1', name: '不同', count: batch.changed }]}
          selected={[filter.changed ?? '']}
          onToggle={toggle('changed')}
        />
      )}
    </div>
  )
}
