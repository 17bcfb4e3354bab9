import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import type { SanctionMeta } from './detail.ts'
import styles from './detail-page.module.css'

/** How many companies show before the list must be expanded (spec 000 §2). */
const shownFirst = 10

type Company = SanctionMeta['subCompanyList'][number]

export const SubCompanies = ({ companies }: { companies: readonly Company[] }) => {
  const fold = useFold(companies, shownFirst)
  return (
    <div>
      <table className={styles.table}>
        <caption>名单所列下属企业（{companies.length}）</caption>
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">别名</th>
            <th scope="col">地址</th>
          </tr>
        </thead>
        <tbody>
          {fold.shown.map((company, i) => (
            <tr key={`${company.name}/${i}`}>
              <td className="wrap-anywhere">{company.name}</td>
              <td className="wrap-anywhere">{company.aka || '--'}</td>
              <td className="wrap-anywhere">{company.address || '--'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FoldButton fold={fold} unit="家" />
    </div>
  )
}
