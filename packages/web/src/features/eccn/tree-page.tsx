import { mapEccn, type EccnNode } from '@maojian/contract/calls/eccn'
import { emptyTexts } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Input } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './eccn.module.css'
import { EccnLink } from './eccn-link.tsx'
import { PathLine } from './path-line.tsx'
import { ancestorsOf, findNodes } from './tree-nodes.ts'
import { TreeView } from './tree-view.tsx'

const Found = ({ root, text }: { root: EccnNode; text: string }) => {
  const codes = findNodes(root, text)
  const found = new Set(codes)
  return (
    <section className={`card ${styles.section}`}>
      {text !== '' && (
        <output className={styles.note}>
          {codes.length === 0 ? emptyTexts.noRelevant : `树中找到 ${codes.length} 个节点，已展开并标出`}
        </output>
      )}
      <TreeView key={text} root={root} found={found} open={ancestorsOf(root, found)} />
    </section>
  )
}

const Tree = ({ eccn }: { eccn: string }) => {
  const [{ find = '' }, setQuery] = usePageState('relationalPageFaces')
  const query = useCall(mapEccn, { eccn }, { quiet: true })
  usePageTitle(eccn === '' ? '' : `关系树 ${eccn}`, eccn)
  if (query.isPending) return <SkeletonRows rows={8} height={40} />
  if (query.isError)
    return <ErrorState error={query.error} what="读取关系树" onRetry={() => void query.refetch()} />
  const { path, asOf, ...root } = query.data
  return (
    <>
      <section className="card">
        {path.length > 1 && <PathLine path={path} to="relationalPageFaces" />}
        <div className={styles.head}>
          <div>
            <h1>
              {root.eccn !== '' && <span className={styles.code}>{root.eccn} </span>}
              {path.at(-1)?.name ?? root.name}
            </h1>
            <p className={styles.note}>
              点节点查看详情；每个节点先显示 7 个下级，其余在“更多”中。数据截至 {asOf}。
            </p>
          </div>
          {/^[0-9][A-E][0-9]{3}/.test(root.eccn) && <EccnLink eccn={root.eccn}>查看 ECCN 详情</EccnLink>}
        </div>
        <Input.Search
          allowClear
          aria-label="在树中查找"
          placeholder="在树中查找编码或名称"
          style={{ maxWidth: 420, marginTop: 12 }}
          defaultValue={find}
          onSearch={text => setQuery({ find: text.trim() }, { replace: true })}
        />
      </section>
      <Found root={root} text={find} />
    </>
  )
}

/** Tree of an entry, of a shelf of the list, or of the whole list. */
export const TreePage = () => {
  const [{ eccn = '' }] = usePageState('relationalPageFaces')
  return (
    <div className="page">
      <span className="sr-only">{pages.relationalPageFaces.title}</span>
      <Tree key={eccn} eccn={eccn} />
    </div>
  )
}
