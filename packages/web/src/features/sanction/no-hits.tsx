import { SearchOutlined } from '@ant-design/icons'
import { emptyTexts } from '@maojian/contract/limits'
import { tellsStarter } from '@maojian/domain/vocabulary/starter-data'
import { pages } from '@maojian/contract/pages'
import { showDirectionSigns } from '@maojian/domain/vocabulary/direction-signs'
import { Button } from 'antd'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toSearchBox } from '../../ui/use-slash-focus.ts'
import type { AnswerBasis } from './hit.ts'

/** What becomes of names below the threshold. */
const nearWords = {
  hidden: '低于该分的相似名称不予显示',
  shown: '未达该分的相近名称列在下面',
  none: '60 分以上的相近名称也没有',
}

const byCode = '有编码时直接查编码：IMO 编号、护照号、统一社会信用代码、机尾号、MSN'

/** Words that name nobody are to be completed, a name that was not found is to be written in another way. */
const tips = (tooCommon: boolean): readonly string[] =>
  tooCommon
    ? ['个人：补全姓和名，知道出生日期的一并填写', '企业：补全商号，不要只写地名、行业或公司形式', byCode]
    : ['换用英文名、原文名、曾用名或拼音再查一次', byCode, '去掉地名与公司形式，只查字号']

interface NoHitsProps {
  readonly searched: string
  readonly basis: AnswerBasis
  /** The words searched name nobody by themselves. */
  readonly tooCommon: boolean
  /** Who bears the name is listed as another type: no newer list is what is missing. */
  readonly isOtherType?: boolean
  readonly near: keyof typeof nearWords
  /** Takes the filters away; absent when there are none. */
  readonly onClearFilters?: (() => void) | undefined
}

export const NoHits = ({
  searched,
  basis,
  tooCommon,
  isOtherType = false,
  near,
  onClearFilters,
}: NoHitsProps) => (
  <EmptyState
    icon={<SearchOutlined aria-hidden="true" />}
    title={emptyTexts.noResult}
    actions={
      <>
        {onClearFilters && <Button onClick={onClearFilters}>清除筛选条件</Button>}
        {tooCommon && (
          <Button type="primary" onClick={() => toSearchBox()}>
            修改检索词
          </Button>
        )}
        {basis.warning !== '' && !isOtherType && !tooCommon && (
          <ButtonLink to={pages.listHealth.path}>
            {tellsStarter(basis.warning) ? '如何导入真实名单' : '名单状态与更新方法'}
          </ButtonLink>
        )}
      </>
    }
  >
    <p>
      {onClearFilters ? '在当前筛选条件下，' : ''}
      {tooCommon ? '' : '没有与'}“<bdi>{showDirectionSigns(searched)}</bdi>”
      {tooCommon
        ? '不足以指认任何人：含有它的名称很多，未逐一列出，或者它不是名称；名称与它完全相同的名单主体没有。'
        : `得分达到 ${basis.thresholds.possible} 分的名单主体；${nearWords[near]}。`}
    </p>
    <ul>
      {tips(tooCommon).map(tip => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  </EmptyState>
)
