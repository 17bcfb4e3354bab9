import { Button } from 'antd'
import { useState } from 'react'
import type { SanctionMeta } from './detail.ts'
import styles from './detail-page.module.css'

/** How many companies show before the list must be expanded (spec 000 §2). */
const shownFirst = 10

type Company = SanctionMeta['subCompanyList'][number]

export const SubCompanies = ({ companies }: { companies: readonly Company[] }) => {
  const [open, setOpen] = useState(false)
  const shown = open ? companies : companies.slice(0, shownFirst)
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
          {shown.map((company, i) => (
            <tr key={`${company.name}/${i}`}>
              <td className="wrap-anywhere">{company.name}</td>
              <td className="wrap-anywhere">{company.aka || '--'}</td>
              <td className="wrap-anywhere">{company.address || '--'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {companies.length > shownFirst && (
        <Button type="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起' : `展开其余 ${companies.length - shownFirst} 家`}
        </Button>
      )}
    </div>
  )
}
