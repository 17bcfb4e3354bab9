import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import styles from './home-page.module.css'

const { hit, possible } = defaultThresholds

/** How to read an answer, and on what terms the service is offered (spec 000 §7). */
export const UsageNote = () => (
  <section className="card" aria-labelledby="usage-title">
    <h2 id="usage-title">使用说明</h2>
    <ol className={styles.notes}>
      <li>
        检索结果按名称与情况综合计分：{hit} 分及以上为命中，{possible}–{hit}{' '}
        分为可能匹配，需人工确认；每条结果都可展开逐词比对依据。
      </li>
      <li>
        结论以所用名单版本为准，版本日期见结论行与
        <Link to={pages.listHealth.path}>{pages.listHealth.title}</Link>
        ；未检出不等于没有风险。
      </li>
      <li>未登录可检索并查看前 10 条结果；登录后可筛选、翻页并查看详情。</li>
      <li>
        您将进入由第三方提供的服务，其中提供免费信息与基础查询；如使用额外收费服务，由此产生的费用与单一窗口无关，单一窗口不承担责任。
      </li>
    </ol>
  </section>
)
