import { pages } from '@maojian/contract/pages'
import { usePageState } from '../../ui/use-page-state.ts'
import { NoticeView } from './notice-view.tsx'

export const NoticePage = () => {
  const [{ id = '' }] = usePageState('chinaSanctionDetail')
  return <NoticeView id={id} home={pages.chinaSanction.path} />
}
