import { uploadParts } from '@maojian/contract/calls/part'
import { pages } from '@maojian/contract/pages'
import { useMayUse } from '../../api/use-may-use.ts'
import styles from './part-page.module.css'
import { PartSearch } from './part-search.tsx'
import { PartUpload } from './part-upload.tsx'

/** Part number → ECCN as its maker publishes it, each with file, line and day. */
export const PartPage = () => (
  <div className={styles.page}>
    <h1>{pages.partCatalogue.title}</h1>
    <PartSearch />
    {useMayUse(uploadParts) ? (
      <PartUpload />
    ) : (
      <p className={styles.note}>会员登录后可导入制造商公布的料号分类，供本机构查询。</p>
    )}
  </div>
)
