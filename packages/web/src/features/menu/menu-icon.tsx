import {
  AlertOutlined,
  AppstoreAddOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BarcodeOutlined,
  DatabaseOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  GlobalOutlined,
  FileSearchOutlined,
  HomeOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  TableOutlined,
  TagsOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

const icons: Readonly<Record<string, ReactNode>> = {
  '/home': <HomeOutlined aria-hidden="true" />,
  '/index': <SearchOutlined aria-hidden="true" />,
  '/sanctionSearch': <AuditOutlined aria-hidden="true" />,
  '/batchScreening': <FileSearchOutlined aria-hidden="true" />,
  '/sensitiveList': <AlertOutlined aria-hidden="true" />,
  '/eccnSearchPage': <BarcodeOutlined aria-hidden="true" />,
  '/partCatalogue': <TagsOutlined aria-hidden="true" />,
  '/listofCountries': <TableOutlined aria-hidden="true" />,
  '/importingCountry': <GlobalOutlined aria-hidden="true" />,
  '/licenceDetermination': <SafetyCertificateOutlined aria-hidden="true" />,
  '/licenceMatrix': <AppstoreAddOutlined aria-hidden="true" />,
  '/ComplianceReport/ComplianceReport': <FileDoneOutlined aria-hidden="true" />,
  '/listHealth': <DatabaseOutlined aria-hidden="true" />,
}

export const MenuIcon = ({ pageUrl, isGroup }: { pageUrl: string; isGroup: boolean }) => (
  <span aria-hidden="true">
    {icons[pageUrl.split('?', 1)[0] ?? ''] ??
      (isGroup ? <AppstoreOutlined aria-hidden="true" /> : <FileTextOutlined aria-hidden="true" />)}
  </span>
)
