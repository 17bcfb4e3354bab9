import type { getEccn } from '@maojian/contract/calls/eccn'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './eccn.module.css'
import { EccnLink } from './eccn-link.tsx'

export type EccnDetail = z.output<typeof getEccn.reply>

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`card ${styles.section}`} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

type Control = EccnDetail['licenseRequirement']['controlCountryList'][number]

const ControlLine = ({ row, eccn }: { row: Control; eccn: string }) => (
  <tr>
    <td>{row.control}</td>
    <td>
      {row.code === '' ? (
        row.countryChart
      ) : (
        <Link to={pageAddress('listofCountries', { code: row.code, eccn })}>{row.countryChart}</Link>
      )}
    </td>
    <td>
      {row.scope}
      {row.condition !== '' && <span className={styles.sub}>{row.condition}</span>}
    </td>
    <td className={styles.note}>{row.citation}</td>
  </tr>
)

const Controls = ({ detail }: { detail: EccnDetail }) => (
  <div className={styles.scroll}>
    <table className={styles.plain}>
      <thead>
        <tr>
          <th scope="col">管制事由</th>
          <th scope="col">国别表</th>
          <th scope="col">范围</th>
          <th scope="col">依据</th>
        </tr>
      </thead>
      <tbody>
        {detail.licenseRequirement.controlCountryList.map((row, i) => (
          <ControlLine key={i} row={row} eccn={detail.eccn} />
        ))}
      </tbody>
    </table>
  </div>
)

export const LicenceRequirement = ({ detail }: { detail: EccnDetail }) => {
  const { reason, controlCountryList, noteList, reportRequirement } = detail.licenseRequirement
  return (
    <Section title="许可要求">
      <p>管制事由：{reason === '' ? '本条目没有列出管制事由' : reason}</p>
      {controlCountryList.length > 0 && <Controls detail={detail} />}
      {noteList.map(note => (
        <Nothing key={note}>{note}</Nothing>
      ))}
      <h3>报告要求</h3>
      <p>{reportRequirement === '' ? '条目没有列出报告要求。' : reportRequirement}</p>
    </Section>
  )
}

const TypedTable = ({ rows }: { rows: readonly { type: string; content: string }[] }) => (
  <div className={styles.scroll}>
    <table className={styles.plain}>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i}>
            <th scope="row" className={styles.code}>
              {row.type}
            </th>
            <td>{row.content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

export const Exceptions = ({ detail }: { detail: EccnDetail }) => (
  <>
    <Section title="许可例外">
      {detail.exception.itemList.length === 0 ? (
        <Nothing>条目没有列出清单例外。</Nothing>
      ) : (
        <TypedTable rows={detail.exception.itemList} />
      )}
      <Nothing>
        列出的例外只是候选；是否可用取决于目的地、事由、最终用户和 15 CFR 740.2，请用许可判定逐项核对。
      </Nothing>
    </Section>
    <Section title="STA 特别条件">
      {detail.specialException.itemList.length === 0 ? (
        <Nothing>条目没有列出 STA 特别条件。</Nothing>
      ) : (
        <TypedTable rows={detail.specialException.itemList} />
      )}
    </Section>
  </>
)

export const Related = ({ detail }: { detail: EccnDetail }) => (
  <Section title="相关管制与定义">
    <p>{detail.listItemControl.relatedControls || '条目没有列出相关管制。'}</p>
    {detail.related.length > 0 && (
      <ul className={styles.chips}>
        {detail.related.map(one => (
          <li key={one.eccn}>
            <EccnLink eccn={one.eccn} /> {one.name}
          </li>
        ))}
      </ul>
    )}
    <p>使用的定义术语（15 CFR 772.1）：{detail.listItemControl.relatedDefinitions || '未列出'}</p>
  </Section>
)

export const Children = ({ detail }: { detail: EccnDetail }) => (
  <Section title="下级项">
    {detail.children.length === 0 ? (
      <Nothing>没有下级项的记录。</Nothing>
    ) : (
      <ul className={styles.chips}>
        {detail.children.map(one => (
          <li key={one.eccn}>
            <EccnLink eccn={one.eccn} />
          </li>
        ))}
      </ul>
    )}
  </Section>
)

export const Notes = ({ detail }: { detail: EccnDetail }) => (
  <Section title="注释">
    <div className={styles.scroll}>
      <TypedTable rows={detail.noteList.map(note => ({ type: note.name, content: note.content }))} />
    </div>
  </Section>
)
