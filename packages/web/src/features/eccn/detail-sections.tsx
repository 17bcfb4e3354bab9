import type { getEccn } from '@maojian/contract/calls/eccn'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
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

const chartAddress = (row: Control, eccn: string): string =>
  pageAddress('listofCountries', { code: row.code, eccn })

const controlColumns = (eccn: string): readonly Column<Control>[] => [
  { key: 'control', title: '管制事由', text: row => row.control },
  {
    key: 'chart',
    title: '国别表',
    text: row => row.countryChart,
    draw: row => row.code !== '' && <Link to={chartAddress(row, eccn)}>{row.countryChart}</Link>,
  },
  {
    key: 'scope',
    title: '范围',
    text: row => row.scope,
    draw: row => (
      <>
        {row.scope}
        {row.condition !== '' && <span className={styles.sub}>{row.condition}</span>}
      </>
    ),
  },
  { key: 'citation', title: '依据', text: row => row.citation },
]

export const LicenceRequirement = ({ detail }: { detail: EccnDetail }) => {
  const { reason, controlCountryList, noteList, reportRequirement } = detail.licenseRequirement
  return (
    <Section title="许可要求">
      <p>管制事由：{reason === '' ? '本条目没有列出管制事由' : reason}</p>
      {controlCountryList.length > 0 && (
        <ShortTable
          quiet
          caption="管制事由与国别表"
          columns={controlColumns(detail.eccn)}
          rows={controlCountryList}
          keyOf={(_row, at) => at}
        />
      )}
      {noteList.map(note => (
        <Nothing key={note}>{note}</Nothing>
      ))}
      <h3>报告要求</h3>
      <p>{reportRequirement === '' ? '条目没有列出报告要求。' : reportRequirement}</p>
    </Section>
  )
}

interface Typed {
  readonly type: string
  readonly content: string
}

const typedColumns: readonly Column<Typed>[] = [
  { key: 'type', title: '种类', width: 140, text: row => row.type, draw: row => <code>{row.type}</code> },
  { key: 'content', title: '内容', text: row => row.content },
]

const TypedTable = ({ caption, rows }: { caption: string; rows: readonly Typed[] }) => (
  <ShortTable quiet caption={caption} columns={typedColumns} rows={rows} keyOf={(_row, at) => at} />
)

export const Exceptions = ({ detail }: { detail: EccnDetail }) => (
  <>
    <Section title="许可例外">
      {detail.exception.itemList.length === 0 ? (
        <Nothing>条目没有列出清单例外。</Nothing>
      ) : (
        <TypedTable caption="许可例外" rows={detail.exception.itemList} />
      )}
      <Nothing>
        列出的例外只是候选；是否可用取决于目的地、事由、最终用户和 15 CFR 740.2，请用许可判定逐项核对。
      </Nothing>
    </Section>
    <Section title="STA 特别条件">
      {detail.specialException.itemList.length === 0 ? (
        <Nothing>条目没有列出 STA 特别条件。</Nothing>
      ) : (
        <TypedTable caption="STA 特别条件" rows={detail.specialException.itemList} />
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

/** The words of a paragraph itself; one that has none is called by its place, which stands there already. */
const ownWords = (name: string): string => {
  const words = name.slice(name.indexOf('：') + 1)
  return /^[a-z0-9.]+ 项$/u.test(words) ? '' : words
}

export const Children = ({ detail }: { detail: EccnDetail }) => (
  <Section title="下级项">
    {detail.children.length === 0 ? (
      <Nothing>没有下级项的记录。</Nothing>
    ) : (
      <ul className={styles.chips}>
        {detail.children.map(one => (
          <li key={one.eccn}>
            <EccnLink eccn={one.eccn} /> {ownWords(one.name)}
          </li>
        ))}
      </ul>
    )}
  </Section>
)

export const Notes = ({ detail }: { detail: EccnDetail }) => (
  <Section title="注释">
    <TypedTable
      caption="注释"
      rows={detail.noteList.map(note => ({ type: note.name, content: note.content }))}
    />
  </Section>
)
