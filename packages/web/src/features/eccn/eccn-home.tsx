import { useNavigate } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import { ReferenceTables } from './reference-tables.tsx'
import { SearchForm } from './search-form.tsx'

/** ECCN tab of the search home: leads to the search page, or by a reference table straight to its entries. */
export const EccnHome = () => {
  const navigate = useNavigate()
  return (
    <div className="page">
      <section className="card">
        <SearchForm
          val=""
          mode="CODE"
          onSearch={(val, mode) => void navigate({ href: pageAddress('eccnSearchPage', { val, mode }) })}
        />
      </section>
      <ReferenceTables />
    </div>
  )
}
