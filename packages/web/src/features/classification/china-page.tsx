import { searchChinaControl } from '@maojian/contract/calls/china-control'
import { pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Form, Input, Pagination } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { SearchLine } from '../../ui/form/search-line.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Tone } from '../../ui/tone-icon.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './classification.module.css'

type Found = z.output<typeof searchChinaControl.reply>
type Item = Found['data'][number]
type Notice = Found['notices'][number]

const tones: Readonly<Record<Item['state'], Tone>> = {
  on: 'red',
  suspended: 'grey',
  'not-yet': 'grey',
  verify: 'amber',
}

const datesOf = ({ from, suspendedTo, suspendedFrom }: Notice): string =>
  suspendedTo === '' ? `${from} 起施行` : `${from} 起施行，${suspendedFrom} 至 ${suspendedTo} 暂停`

const NoticeLine = ({ one }: { one: Notice }) => (
  <p className={styles.note}>
    {one.notice}（{one.subject}）：{datesOf(one)}；{one.stateName}
    {one.codes.length > 0 ? `；编码 ${one.codes.join('、')}` : '；编码未收录，须对照公告原文'}
  </p>
)

const ItemRow = ({ item }: { item: Item }) => (
  <li className={styles.item}>
    <div className={styles.head}>
      <RiskTag tone={tones[item.state]}>{item.stateName}</RiskTag>
      <span className={styles.code}>{item.code}</span>
      <strong>{item.title}</strong>
      <Link to={pageAddress('licenceDetermination', { cnCode: item.code })}>许可判定</Link>
    </div>
    <p className={styles.note} lang="en">
      {item.titleEn}
    </p>
    <p className={styles.note}>
      {item.industry} · {item.type} · {item.reason}
      {item.hs.length > 0 && `；参考税号 ${item.hs.join('、')}`}
    </p>
    <p className={styles.note}>
      {item.citation}，{item.from} 起
    </p>
    {item.why !== '' && <p className={styles.note}>检出依据：{item.why}</p>}
    {item.notices.map(one => (
      <NoticeLine key={one.notice} one={one} />
    ))}
  </li>
)

const Notices = ({ notices }: Pick<Found, 'notices'>) =>
  notices.length > 0 && (
    <section className="card" aria-label="公告">
      <h2>公告</h2>
      {notices.map(one => (
        <NoticeLine key={one.notice} one={one} />
      ))}
    </section>
  )

type LicenceGoods = Found['licenceGoods'][number]

const codesOf = ({ codes, codeCount }: LicenceGoods): string =>
  `${codes.join('、')}${codeCount > codes.length ? '…（其余请按税号查询）' : ''}`

const GoodsRow = ({ one }: { one: LicenceGoods }) => (
  <li className={styles.item}>
    <div className={styles.head}>
      <RiskTag tone="amber">{one.kind === 'licence' ? '出口许可证' : '配额与许可证'}</RiskTag>
      <strong>{one.goods}</strong>
      <span className={styles.note}>{one.codeCount} 个海关编码</span>
    </div>
    <p className={styles.note}>
      {one.quotaTo === ''
        ? `须${one.kindName}`
        : `发往${one.quotaTo}的，须${one.kindName}；发往其他目的地的，须申领出口许可证`}
      {one.condition !== '' && `（${one.condition}的）`}
    </p>
    <p className={styles.note}>海关编码 {codesOf(one)}</p>
    <p className={styles.note}>
      {one.citation}；对外贸易法第二十一条，{one.from} 至 {one.to}
    </p>
  </li>
)

/** Quota and licence goods: another duty than that of the dual-use list. */
const Goods = ({ licenceGoods }: Pick<Found, 'licenceGoods'>) =>
  licenceGoods.length > 0 && (
    <section className="card" aria-label="出口许可证管理货物">
      <h2>出口许可证管理货物目录</h2>
      <ul className={styles.items}>
        {licenceGoods.map(one => (
          <GoodsRow key={one.goods} one={one} />
        ))}
      </ul>
    </section>
  )

const Duties = ({ duties }: Pick<Found, 'duties'>) => (
  <section className="card" aria-label="出口人的义务">
    <h2>许可证义务与兜底条款</h2>
    <ul>
      {duties.map(duty => (
        <li key={duty.citation}>
          {duty.text}（{duty.citation}）
        </li>
      ))}
    </ul>
  </section>
)

interface ResultsProps {
  readonly keyword: string
  readonly page: number
  readonly onPage: (page: number) => void
}

const Items = ({ found, page, onPage }: Omit<ResultsProps, 'keyword'> & { readonly found: Found }) => (
  <section className="card" aria-label="管制编码">
    <h2>
      管制编码（规则截至 {found.factsDay}，状态按 {found.date}）
    </h2>
    {found.count === 0 && (
      <EmptyState title="清单中没有找到">
        没有找到不等于不受管制：请换用途或材料的说法，并对照下方的兜底条款。
      </EmptyState>
    )}
    <ul className={styles.items}>
      {found.data.map(item => (
        <ItemRow key={item.code} item={item} />
      ))}
    </ul>
    {found.count > pageSizes.list && (
      <Pagination
        align="end"
        current={page}
        pageSize={pageSizes.list}
        total={found.count}
        showSizeChanger={false}
        showTotal={total => `共 ${total} 条`}
        onChange={onPage}
      />
    )}
  </section>
)

const Results = ({ keyword, ...paging }: ResultsProps) => {
  const asked = { keyword, page: paging.page }
  const found = useCall(searchChinaControl, asked, { keepWhile: () => true })
  if (found.isPending) return <SkeletonRows rows={6} height={72} />
  if (found.isError)
    return <ErrorState error={found.error} what="查询" onRetry={() => void found.refetch()} />
  return (
    <>
      <Notices notices={found.data.notices} />
      <Goods licenceGoods={found.data.licenceGoods} />
      <Items found={found.data} {...paging} />
      <Duties duties={found.data.duties} />
    </>
  )
}

/** 两用物项出口管制清单: by name, customs code, code or notice. */
export const ChinaPage = () => {
  const [{ keyword = '', page = '1' }, setState] = usePageState('chinaControl')
  const { props } = useAddressForm({
    name: 'china-control',
    asked: { keyword },
    onAsk: asked => setState({ keyword: asked.keyword.trim(), page: '' }),
  })
  return (
    <div className={styles.page}>
      <h1>{pages.chinaControl.title}</h1>
      <SearchLine form={props}>
        <Form.Item name="keyword" rules={fieldOf(searchChinaControl.request.shape.keyword).rules}>
          <Input
            allowClear
            aria-label="名称、税号、管制编码或公告号"
            placeholder="名称、税号、管制编码或公告号，如 碳纤维、8507.60、1C902、55号"
          />
        </Form.Item>
      </SearchLine>
      <Results
        keyword={keyword}
        page={/^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1}
        onPage={next => setState({ page: String(next) })}
      />
    </div>
  )
}
