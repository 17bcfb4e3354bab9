import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './eccn.module.css'

interface PathLineProps {
  readonly path: readonly { readonly eccn: string; readonly name: string }[]
  readonly to: 'eccBodyDetailsPage' | 'relationalPageFaces'
}

/** Ancestors of a code: category and product group open the tree, entries and paragraphs the given page. */
export const PathLine = ({ path, to }: PathLineProps) => (
  <nav aria-label="上级条目">
    <ol className={styles.path}>
      {path.map(({ eccn, name }, i) => (
        <li key={eccn} aria-current={i === path.length - 1 ? 'page' : undefined}>
          {i === path.length - 1 ? (
            <span>
              <span className={styles.code}>{eccn}</span>
            </span>
          ) : (
            <Link to={pageAddress(i < 2 ? 'relationalPageFaces' : to, { eccn })}>
              <span className={styles.code}>{eccn}</span> {i < 2 && name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
)
