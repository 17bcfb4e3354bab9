import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import type { SanctionMeta } from './detail.ts'

/** How many companies show before the list must be expanded (spec 000 §2). */
const shownFirst = 10

type Company = SanctionMeta['subCompanyList'][number]

const columns: readonly Column<Company>[] = [
  { key: 'name', title: '名称', text: company => company.name },
  { key: 'aka', title: '别名', text: company => company.aka },
  { key: 'address', title: '地址', text: company => company.address },
]

export const SubCompanies = ({ companies }: { companies: readonly Company[] }) => {
  const fold = useFold(companies, shownFirst)
  return (
    <div>
      <ShortTable
        caption={`名单所列下属企业（${companies.length}）`}
        columns={columns}
        rows={fold.shown}
        keyOf={(company, at) => `${company.name}/${at}`}
      />
      <FoldButton fold={fold} unit="家" />
    </div>
  )
}
