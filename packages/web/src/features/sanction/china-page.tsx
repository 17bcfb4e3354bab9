import { ArrowLeftOutlined } from '@ant-design/icons'
import { listChinaNotices } from '@maojian/contract/calls/china'
import { pages } from '@maojian/contract/pages'
import { Button, Input } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { useBack } from '../../ui/use-back.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './china-page.module.css'
import { NoticeTable } from './notice-table.tsx'
import { filterNotices, noticeFacets, type Notice, type NoticeFilter } from './china-notices.ts'

interface FiltersProps {
  readonly notices: readonly Notice[]
  readonly filter: NoticeFilter
  readonly onChange: (filter: NoticeFilter) => void
}

const Filters = ({ notices, filter, onChange }: FiltersProps) => {
  const { list = '', department = '', status = '', keyword = '', startDate = '', endDate = '' } = filter
  const toggle = (name: 'list' | 'department' | 'status', code: string) =>
    onChange({ [name]: filter[name] === code ? '' : code })
  return (
    <div className={styles.filters}>
      <FacetChips
        label="清单"
        facets={noticeFacets(notices, one => [one.list, one.listName])}
        selected={[list]}
        onToggle={code => toggle('list', code)}
      />
      <FacetChips
        label="发布部门"
        facets={noticeFacets(notices, one => [one.department, one.department])}
        selected={[department]}
        onToggle={code => toggle('department', code)}
      />
      <FacetChips
        label="状态"
        facets={noticeFacets(notices, one => [one.status, one.statusCn])}
        selected={[status]}
        onToggle={code => toggle('status', code)}
      />
      <div className={styles.fields}>
        <Input.Search
          key={keyword}
          className={styles.keyword}
          allowClear
          aria-label="公告或主体名称"
          placeholder="公告或主体名称，中英文均可"
          defaultValue={keyword}
          maxLength={100}
          onSearch={text => onChange({ keyword: text.trim() })}
        />
        <DayInput label="起始日期" value={startDate} onChange={day => onChange({ startDate: day })} />
        <span aria-hidden="true">至</span>
        <DayInput label="截止日期" value={endDate} onChange={day => onChange({ endDate: day })} />
      </div>
    </div>
  )
}

const Notices = ({ notices, onRefresh }: { notices: readonly Notice[]; onRefresh: () => void }) => {
  const [filter, setFilter] = usePageState('chinaSanction')
  const change = (next: NoticeFilter) => setFilter({ ...next, page: '' }, { replace: true })
  const shown = filterNotices(notices, filter)
  const entities = shown.reduce((sum, one) => sum + one.entityMeasureList.length, 0)
  const clear = () =>
    change({ list: '', department: '', status: '', keyword: '', startDate: '', endDate: '' })
  if (notices.length === 0)
    return (
      <EmptyState
        title="尚未导入中国清单"
        actions={<ButtonLink to={pages.listHealth.path}>查看名单状态</ButtonLink>}
      >
        管理员导入不可靠实体清单、出口管制管控名单、关注名单或反制清单后，公告会列在这里。
      </EmptyState>
    )
  return (
    <>
      <section className="card" aria-label="筛选">
        <PhoneFold title="按清单、部门、状态、日期筛选" open={shown.length < notices.length}>
          <Filters notices={notices} filter={filter} onChange={change} />
        </PhoneFold>
      </section>
      <output className={styles.count}>
        {shown.length} 份公告，涉及 {entities} 个主体
        {shown.some(one => one.starterData) && <StarterMark />}
      </output>
      {shown.length === 0 ? (
        <section className="card">
          <EmptyState title="没有符合条件的公告" actions={<Button onClick={clear}>清除筛选条件</Button>} />
        </section>
      ) : (
        <NoticeTable notices={shown} onRefresh={onRefresh} />
      )}
    </>
  )
}

const Content = () => {
  const notices = useCall(listChinaNotices, {})
  if (notices.isPending) return <SkeletonRows rows={8} height={64} />
  // A failure clears the list (spec 000 §8): nothing of before is shown beside the fault.
  if (notices.isError)
    return <ErrorState error={notices.error} what="读取中国制裁清单" onRetry={() => void notices.refetch()} />
  return <Notices notices={notices.data} onRefresh={() => void notices.refetch()} />
}

/** What Chinese authorities have announced: lists, countermeasures, suspensions and removals. */
export const ChinaPage = () => {
  const back = useBack(pages.home.path)
  return (
    <div className="page">
      <header className={styles.head}>
        <Button icon={<ArrowLeftOutlined aria-hidden="true" />} aria-label="返回" onClick={back} />
        <h1>{pages.chinaSanction.title}</h1>
      </header>
      <p className={styles.lead}>
        商务部、外交部、国务院台办公布的不可靠实体清单、出口管制管控名单、关注名单和反制措施，按公告列出，最新在前。
      </p>
      <Content />
    </div>
  )
}
