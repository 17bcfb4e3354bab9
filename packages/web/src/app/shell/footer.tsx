import { disclaimer, servicePhone } from '@maojian/contract/limits'
import { site } from '../site.ts'
import styles from './shell.module.css'

const filingOffice = 'https://beian.miit.gov.cn/'

export const Footer = () => (
  <footer className={styles.footer}>
    <p>免责声明：{disclaimer}</p>
    <p>
      联系我们：<a href={`tel:${servicePhone}`}>{servicePhone}</a>
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
