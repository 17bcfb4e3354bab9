import { listSources } from '@maojian/contract/calls/source'
import { pages } from '@maojian/contract/pages'
import { Alert, Button } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { ServicePhone } from '../../ui/service-phone.tsx'
import { ServicePhoneMissing } from '../../ui/service-phone-missing.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { ForAdministrators } from '../../ui/for-administrators.tsx'
import styles from './health-page.module.css'
import { SourceTable } from './source-table.tsx'
import { countryFacets, filterSources, healthFacets, healthVerdict, type SourceList } from './health.ts'
import { nothing } from '../../ui/nothing.ts'

const counted = (count: number): string => count.toLocaleString('zh-CN')

const Basis = ({ list }: { list: SourceList }) => (
  <>
    名单快照 <code>{list.snapshotId || nothing}</code>，发布于 {list.publishedAt || nothing}
    {list.sources.some(source => source.starterData) && (
      <>
        {' '}
        <StarterMark />
      </>
    )}
  </>
)

/** The way to newer lists: no page of the browser brings them, and who cannot run a command learns whom to ask. */
const UpdateHelp = ({ title, why }: { title: string; why: string }) => (
  <section className="card" aria-label={title}>
    <h2>{title}</h2>
    <ForAdministrators
      others={
        <p>
          {why}名单由管理员在服务器上更新，本页没有更新按钮：请把需要更新的名单告诉管理员
          <ServicePhone before="，或致电 " />。
        </p>
      }
    >
      <p>{why}请在安装本产品的计算机上运行下列命令之一，完成后本页自动显示新的版本：</p>
      <ul className={styles.help}>
        <li>
          <code>npm run -s maojian -- lists refresh</code>：从官方地址下载全部名单（需要外网）
        </li>
        <li>
          <code>npm run -s maojian -- lists import ofac-sdn SDN_ADVANCED.XML</code>：导入手头的官方文件
        </li>
      </ul>
    </ForAdministrators>
  </section>
)

const Sources = ({ list, onRefresh }: { list: SourceList; onRefresh: () => void }) => {
  const [{ country = '', health = '' }, setQuery] = usePageState('listHealth')
  const shown = filterSources(list.sources, { country, health })
  const toggle = (name: 'country' | 'health', value: string, current: string) =>
    setQuery({ [name]: value === current ? '' : value, page: '' }, { replace: true })
  return (
    <div className="page">
      {list.index.message !== '' && <Alert type="warning" showIcon title={list.index.message} />}
      <VerdictLine
        {...healthVerdict(list.sources)}
        detail={`主体 ${counted(list.partyCount)} 个，条目 ${counted(list.entryCount)} 条，名称 ${counted(list.nameCount)} 个`}
        basis={<Basis list={list} />}
      />
      {list.sources.some(source => source.starterData) ? (
        <UpdateHelp title="导入真实名单" why="内置示例数据只供试用。" />
      ) : (
        list.sources.some(({ health }) => health === 'red' || health === 'amber') && (
          <UpdateHelp title="更新名单" why="有名单超过发布机构通常的更新周期。" />
        )
      )}
      <section className="card" aria-label="筛选">
        <PhoneFold title="按状态、国家/组织筛选" open={country !== '' || health !== ''}>
          <div className={styles.filters}>
            <FacetChips
              label="状态"
              facets={healthFacets(list.sources)}
              selected={[health]}
              onToggle={code => toggle('health', code, health)}
            />
            <FacetChips
              label="国家/组织"
              facets={countryFacets(list.sources)}
              selected={[country]}
              onToggle={code => toggle('country', code, country)}
            />
          </div>
        </PhoneFold>
      </section>
      {shown.length === 0 ? (
        <section className="card">
          <EmptyState
            title="没有符合条件的名单"
            actions={<Button onClick={() => setQuery({ country: '', health: '' })}>清除筛选条件</Button>}
          />
        </section>
      ) : (
        <SourceTable sources={shown} onRefresh={onRefresh} />
      )}
    </div>
  )
}

const Content = () => {
  const list = useCall(listSources, {})
  if (list.isPending) return <SkeletonRows rows={8} height={56} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取名单状态" onRetry={() => void list.refetch()} />
  return <Sources list={list.data} onRefresh={() => void list.refetch()} />
}

export const HealthPage = () => (
  <>
    <h1>{pages.listHealth.title}</h1>
    <p className="lead">每份名单的版本日期、最近检查与变化。更新失败的名单不会消失，只会变为延迟或过期。</p>
    <ServicePhoneMissing />
    <Content />
  </>
)
