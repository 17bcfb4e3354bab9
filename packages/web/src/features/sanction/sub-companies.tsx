import { EmptyState } from '../../ui/empty-state.tsx'
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
  { key: 'address', title: '国家/地区', text: company => company.address },
]

export const SubCompanies = ({ companies }: { companies: readonly Company[] }) => {
  const fold = useFold(companies, shownFirst)
  if (companies.length === 0)
    return (
      <EmptyState compact title="未收录下属企业">
        企业图谱没有收录该主体持股的企业：不代表没有，请结合企业登记信息核对。
      </EmptyState>
    )
  return (
    <section aria-label="下属企业">
      <p>按企业图谱当前的持股关系列出，并非名单所列；是否受限取决于各名单的持股规则。</p>
      <ShortTable
        caption={`图谱收录的下属企业（${companies.length}）`}
        columns={columns}
        rows={fold.shown}
        keyOf={(company, at) => `${company.name}/${at}`}
      />
      <FoldButton fold={fold} unit="家" />
    </section>
  )
}
