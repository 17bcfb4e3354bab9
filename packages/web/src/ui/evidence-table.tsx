import styles from './evidence-table.module.css'

export interface EvidencePair {
  readonly query: string
  readonly listed: string
  readonly ruleName: string
  /** 0-1, how far the two agree. */
  readonly agreement: number
  /** 0-1, share of the whole name. */
  readonly weight: number
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`
const orDash = (text: string): string => (text === '' ? '--' : text)

const Row = ({ pair }: { pair: EvidencePair }) => (
  <tr>
    <td className="wrap-anywhere">{orDash(pair.query)}</td>
    <td className="wrap-anywhere">{orDash(pair.listed)}</td>
    <td>{pair.ruleName}</td>
    <td className={styles.number}>{percent(pair.agreement)}</td>
    <td className={styles.number}>{percent(pair.weight)}</td>
  </tr>
)

/** Token by token: what of the query met what of the listed name, by which rule. */
export const EvidenceTable = ({ pairs }: { pairs: readonly EvidencePair[] }) => (
  <div className={styles.frame}>
    <table className={styles.table}>
      <caption className="sr-only">逐词比对依据</caption>
      <thead>
        <tr>
          <th scope="col">查询词</th>
          <th scope="col">名单名称</th>
          <th scope="col">规则</th>
          <th scope="col" className={styles.number}>
            一致度
          </th>
          <th scope="col" className={styles.number}>
            权重
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, i) => (
          <Row key={i} pair={pair} />
        ))}
      </tbody>
    </table>
  </div>
)
