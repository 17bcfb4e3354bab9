import {
  AlertOutlined,
  AppstoreAddOutlined,
  ApartmentOutlined,
  AuditOutlined,
  BarcodeOutlined,
  BookOutlined,
  BranchesOutlined,
  CheckSquareOutlined,
  DatabaseOutlined,
  EyeOutlined,
  FileDoneOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FlagOutlined,
  GlobalOutlined,
  HistoryOutlined,
  HomeOutlined,
  ProjectOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SearchOutlined,
  TableOutlined,
  TagsOutlined,
} from '@ant-design/icons'
import type { MenuIcon as IconName } from '@maojian/contract/page'
import { pageOf } from '@maojian/contract/pages'
import type { ReactNode } from 'react'
import { pageIdOf, pathOf } from '../../ui/page-address.ts'

const icons: Readonly<Record<IconName, ReactNode>> = {
  home: <HomeOutlined />,
  search: <SearchOutlined />,
  audit: <AuditOutlined />,
  batch: <FileSearchOutlined />,
  alert: <AlertOutlined />,
  database: <DatabaseOutlined />,
  barcode: <BarcodeOutlined />,
  tags: <TagsOutlined />,
  table: <TableOutlined />,
  globe: <GlobalOutlined />,
  shield: <SafetyCertificateOutlined />,
  matrix: <AppstoreAddOutlined />,
  book: <BookOutlined />,
  report: <FileDoneOutlined />,
  history: <HistoryOutlined />,
  project: <ProjectOutlined />,
  gavel: <CheckSquareOutlined />,
  graph: <ApartmentOutlined />,
  path: <BranchesOutlined />,
  flag: <FlagOutlined />,
  news: <ReadOutlined />,
  eye: <EyeOutlined />,
}

const iconOf = (pageUrl: string): IconName | undefined => {
  const id = pageIdOf(pathOf(pageUrl))
  return id && pageOf(id).menu?.icon
}

/** The icon that the page declares; the server alone says which entries there are. */
export const MenuIcon = ({ pageUrl }: { pageUrl: string }) => {
  const icon = iconOf(pageUrl)
  return <span aria-hidden="true">{icon === undefined ? <FileTextOutlined /> : icons[icon]}</span>
}
