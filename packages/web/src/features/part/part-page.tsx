import { pages } from '@maojian/contract/pages'
import { useSession } from '../../api/client-context.ts'
import styles from './part-page.module.css'
import { PartSearch } from './part-search.tsx'
import { PartUpload } from './part-upload.tsx'

const memberRoles: readonly number[] = [2, 17, 99]

/** Part number → ECCN as its maker publishes it, each with file, line and day. */
export const PartPage = () => {
  const session = useSession()
  return (
    <div className={styles.page}>
      <h1>{pages.partCatalogue.title}</h1>
      <PartSearch />
      {session?.roleIds.some(role => memberRoles.includes(role)) ? (
        <PartUpload />
      ) : (
        <p className={styles.note}>会员登录后可导入制造商公布的料号分类，供本机构查询。</p>
      )}
    </div>
  )
}
