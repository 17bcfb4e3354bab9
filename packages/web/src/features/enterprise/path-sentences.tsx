import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import styles from './enterprise.module.css'
import type { Paths } from './paths-drawing.ts'

const shownFirst = 10

/** Every path as one reads it aloud, the shortest first. */
export const PathSentences = ({ paths }: { paths: Paths }) => {
  const fold = useFold(paths.sentences, shownFirst)
  return (
    <section className={`card ${styles.section}`} aria-label="路径说明">
      <h2>
        路径说明（{paths.sentences.length}
        {paths.isCut ? '，另有未列出的' : ''}）
      </h2>
      <ol className={styles.sentences}>
        {fold.shown.map((sentence, i) => (
          <li key={`${i}/${sentence}`} className="wrap-anywhere">
            {sentence}。
          </li>
        ))}
      </ol>
      <FoldButton fold={fold} unit="条" />
    </section>
  )
}
