import { describeNode } from '@maojian/contract/calls/enterprise'
import { findEnterprise } from '@maojian/contract/calls/enterprise-group'
import { pages } from '@maojian/contract/pages'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { Link } from '@tanstack/react-router'
import { Alert, Tabs } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { BusinessTree } from './business-tree.tsx'
import { ConductGraph } from './conduct-graph.tsx'
import { EnterpriseSelect } from './enterprise-select.tsx'
import styles from './enterprise.module.css'
import { GroupBoard } from './group-board.tsx'
import { OwnershipPanel } from './ownership-panel.tsx'
import { FindingMark } from '../../ui/finding-mark.tsx'
import { SampleMark } from './sample-mark.tsx'

type Node = z.output<typeof describeNode.reply>

const views = [
  { key: 'tree', label: '关系树' },
  { key: 'conduct', label: '关联图谱' },
  { key: 'ownership', label: '股权穿透（50% 规则）' },
  { key: 'group', label: '集团看板' },
] as const
type View = (typeof views)[number]['key']

const viewOf = (text: string | undefined): View => views.find(({ key }) => key === text)?.key ?? 'tree'

const Head = ({ node }: { node: Node }) => (
  <section className={`card ${styles.head}`} aria-label="企业">
    <div>
      <h1 className="wrap-anywhere">{node.name}</h1>
      <p className={styles.line}>
        <FindingMark finding={node.finding} />
        <span className={styles.quiet}>
          {[node.kindName, countryNameZh(node.country), node.status, `直接关系 ${node.allNum} 条`]
            .filter(text => text !== '')
            .join(' · ')}
        </span>
        {node.sample && <SampleMark />}
      </p>
    </div>
    <div className={`${styles.actions} no-print`}>
      {node.relationId !== '' && (
        <ButtonLink primary to={pageAddress('relationship', { relationId: node.relationId })}>
          与名单主体的关系
        </ButtonLink>
      )}
      {node.partyId !== '' && (
        <ButtonLink to={pageAddress('sanctionInfoSearch', { id: node.partyId, dataType: '01', s: '1' })}>
          制裁详情
        </ButtonLink>
      )}
      <ButtonLink to={pageAddress('enterprisePaths', { start: node.id })}>查找关联路径</ButtonLink>
      <ButtonLink to={pageAddress('sanctionSearch', { key: node.name })}>按名称筛查</ButtonLink>
    </div>
  </section>
)

/** A name ties nothing: whether the two are the same is for a person to say. */
const Namesakes = ({ node }: { node: Node }) =>
  node.namesakes.map(one => (
    <Alert
      key={one.partyId}
      type="warning"
      showIcon
      title={
        <>
          名单上有同名主体“{one.name}”（{one.lists || '已移除'}
          ），尚未确认与本企业为同一主体，图谱未计入其列名。{' '}
          <Link to={pageAddress('sanctionInfoSearch', { id: one.partyId, dataType: '01', s: '1' })}>
            核对制裁详情
          </Link>
        </>
      }
    />
  ))

const Picture = ({ node, view }: { node: Node; view: View }) => {
  if (view === 'conduct') return <ConductGraph node={node} />
  if (view === 'ownership') return <OwnershipPanel id={node.id} name={node.name} />
  if (view === 'group') return <GroupBoard id={node.id} />
  return <BusinessTree node={node} />
}

const Enterprise = ({ id }: { id: string }) => {
  const [{ view }, setQuery] = usePageState('enterpriseMap')
  const call = useCall(describeNode, { code: id }, { quiet: true })
  usePageTitle(call.data ? `图谱 ${call.data.name}` : '', id)
  if (call.isPending) return <SkeletonRows rows={4} height={140} />
  if (call.isError)
    return <ErrorState error={call.error} what="读取企业图谱" onRetry={() => void call.refetch()} />
  const shown = viewOf(view)
  return (
    <>
      <Head node={call.data} />
      <Namesakes node={call.data} />
      <section className="card">
        <Tabs
          activeKey={shown}
          items={[...views]}
          onChange={key => setQuery({ view: key === 'tree' ? '' : key, page: '', sort: '' })}
        />
        <div className="page">
          <Picture node={call.data} view={shown} />
        </div>
      </section>
    </>
  )
}

const NotHeld = ({ name }: { name: string }) => (
  <section className="card">
    <EmptyState
      title="未收录股权数据"
      actions={<ButtonLink to={pageAddress('enterpriseMap')}>按名称查找企业</ButtonLink>}
    >
      企业图谱没有收录{name === '' ? '该名单主体' : `“${name}”`}：不能据此认为与列名方没有股权或控制关系。
    </EmptyState>
  </section>
)

/** From a listed party or a name: the only one meant, or those to choose from. */
const Meant = ({ party, name }: { party: string; name: string }) => {
  const call = useCall(findEnterprise, { party, name }, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={4} height={140} />
  if (call.isError)
    return <ErrorState error={call.error} what="查找企业" onRetry={() => void call.refetch()} />
  const [only, ...others] = call.data
  if (only === undefined) return <NotHeld name={name} />
  if (others.length === 0) return <Enterprise id={only.id} />
  return (
    <section className={`card ${styles.section}`} aria-label="同名企业">
      <h2>
        名为“{name}”的企业有 {call.data.length} 家，请选择
      </h2>
      <ul className={styles.section}>
        {call.data.map(one => (
          <li key={one.id} className={styles.line}>
            <ButtonLink to={pageAddress('enterpriseMap', { cpyNo: one.id })}>{one.name}</ButtonLink>
            <FindingMark finding={one.finding} />
            <span className={styles.quiet}>
              {[one.kindName, countryNameZh(one.country), `直接关系 ${one.relations} 条`]
                .filter(text => text !== '')
                .join(' · ')}
            </span>
            {one.sample && <SampleMark />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Search = () => {
  const [, setQuery] = usePageState('enterpriseMap')
  return (
    <section className={`card ${styles.section}`} aria-label="查找企业">
      <h1>{pages.enterpriseMap.title}</h1>
      <label htmlFor="enterprise" className={styles.quiet}>
        输入企业或债券名称的开头，或统一社会信用代码、LEI 等编码
      </label>
      <EnterpriseSelect
        id="enterprise"
        placeholder="企业、债券名称或编码"
        value={undefined}
        onChange={id => setQuery({ cpyNo: id })}
      />
      <p className={styles.quiet}>
        图谱只包含已导入的企业、股权和其他关系。查不到的企业表示未收录股权数据，不代表没有关联。
      </p>
    </section>
  )
}

/** One enterprise of the graph: its tree, its neighbourhood, what the ownership rules say, and its group. */
export const EnterpriseMapPage = () => {
  const [{ cpyNo = '', party = '', name = '' }] = usePageState('enterpriseMap')
  return (
    <div className="page">
      {cpyNo !== '' && <Enterprise key={cpyNo} id={cpyNo} />}
      {cpyNo === '' && (party !== '' || name !== '') && (
        <Meant key={`${party}/${name}`} party={party} name={name} />
      )}
      {cpyNo === '' && party === '' && name === '' && <Search />}
    </div>
  )
}
