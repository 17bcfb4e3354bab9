import { disclaimer } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { site } from '../../api/site.ts'
import { ServicePhone } from '../../ui/service-phone.tsx'
import styles from './shell.module.css'

const filingOffice = 'https://beian.miit.gov.cn/'

export const Footer = () => (
  <footer className={styles.footer}>
    <p>免责声明：{disclaimer}</p>
    <p>
      <Link to={pages.contactUs.path}>{pages.contactUs.title}</Link>
      <ServicePhone before="：" />
      <span aria-hidden="true"> · </span>
      <Link to={pages.terms.path}>{pages.terms.title}</Link>
      {site.icp !== '' && (
        <>
          <span aria-hidden="true"> · </span>
          <a href={filingOffice} target="_blank" rel="noopener noreferrer">
            {site.icp}
          </a>
        </>
      )}
    </p>
  </footer>
)
