import { termsVersion } from '@maojian/contract/account-rules'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import styles from './legal.module.css'
import { terms } from './terms.table.ts'

export const TermsPage = () => (
  <>
    <h1>{pages.terms.title}</h1>
    <p>版本 {termsVersion}。注册时同意的版本记入审计日志。</p>
    <article className={`card ${styles.text}`}>
      {terms.map(part => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          {part.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>六、联系</h2>
        <p>
          对本说明或您的信息有疑问，请<Link to={pages.contactUs.path}>{pages.contactUs.title}</Link>。
        </p>
      </section>
    </article>
  </>
)
