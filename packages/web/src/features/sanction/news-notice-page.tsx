import { pages } from '@maojian/contract/pages'
import { usePageState } from '../../ui/use-page-state.ts'
import { NoticeView } from './notice-view.tsx'

export const NewsNoticePage = () => {
  const [{ id = '' }] = usePageState('newsSanctionDetail')
  return <NoticeView id={id} home={pages.news.path} />
}
