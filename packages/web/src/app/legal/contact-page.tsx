import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { site } from '../../api/site.ts'
import { ServicePhone } from '../../ui/service-phone.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './legal.module.css'

export const ContactPage = () => (
  <>
    <h1>{pages.contactUs.title}</h1>
    <section className={`card ${styles.text}`} aria-label={pages.contactUs.title}>
      {site.servicePhone === '' ? (
        <p>
          本安装没有设置服务电话。账户开通、会员与用量、数据疑问、注销与个人信息，请联系贵单位部署和管理贸鉴的部门。
        </p>
      ) : (
        <>
          <p className={styles.phone}>
            <ServicePhone before="服务电话 " />
          </p>
          <p>
            账户开通、会员与用量、数据疑问、注销与个人信息，均可致电。来电时请准备好企业名称和注册手机号。
          </p>
        </>
      )}
      {site.serviceNote !== '' && <p>{site.serviceNote}</p>}
      <p>
        <Link to="/contactForm">在线联系</Link>：填写表单由服务人员回复，即将开放。
      </p>
      <h2>也可以先看看</h2>
      <ul className={styles.links}>
        <li>
          名单是否最新：<Link to={pages.listHealth.path}>{pages.listHealth.title}</Link>
        </li>
        <li>
          今日还剩多少次：<Link to={pageAddress('account', { tab: 'usage' })}>我的用量</Link>
        </li>
        <li>
          忘记密码：<Link to={pages.resetPassword.path}>{pages.resetPassword.title}</Link>
        </li>
        <li>
          我们保存什么：<Link to={pages.terms.path}>{pages.terms.title}</Link>
        </li>
      </ul>
    </section>
  </>
)
