import { SearchOutlined } from '@ant-design/icons'
import { suggestNames } from '@maojian/contract/calls/sanction'
import { debounces, searchTermProblem, suggestionLimit } from '@maojian/contract/limits'
import { AutoComplete, Button, Input } from 'antd'
import { useRef, useState, type UIEvent } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useDraft } from '../../ui/use-draft.ts'
import styles from './search-box.module.css'
import { suggestionOptions } from './suggestion-options.tsx'

const firstSuggestions = 20
const growth = 5

/** A first handful of suggestions; reaching the end of the list asks for more, up to the limit. */
const useSuggestions = (text: string) => {
  const keyword = useDebounced(text.trim(), debounces.items)
  const [grown, setGrown] = useState({ keyword, wanted: firstSuggestions })
  const wanted = grown.keyword === keyword ? grown.wanted : firstSuggestions
  const enabled = searchTermProblem(keyword) === undefined
  const tips = useCall(
    suggestNames,
    { keyword, pageSize: wanted },
    { enabled, quiet: true, keepWhile: former => former.keyword === keyword },
  )
  const options = enabled && tips.data ? suggestionOptions(tips.data) : []
  const more = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget
    const full = (tips.data?.list.length ?? 0) >= wanted
    if (full && scrollTop + clientHeight > scrollHeight - clientHeight)
      setGrown({ keyword, wanted: Math.min(wanted * growth, suggestionLimit) })
  }
  return { options, more }
}

interface SearchBoxProps {
  readonly searched: string
  readonly onSearch: (term: string) => void
}

const Problem = ({ text }: { text: string | undefined }) =>
  text !== undefined && (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  )

export const SearchBox = ({ searched, onSearch }: SearchBoxProps) => {
  const [text, setText] = useDraft(searched)
  // Suggestions belong to typing: what was searched or dismissed does not open them again.
  const [dismissed, setDismissed] = useState('')
  const [refused, setRefused] = useState<string>()
  const walked = useRef(false)
  const problem = text === refused ? searchTermProblem(text) : undefined
  const { options, more } = useSuggestions(text)
  const submit = (term: string) => {
    setDismissed(term)
    if (searchTermProblem(term) === undefined) onSearch(term.trim())
    else setRefused(term)
  }
  return (
    <search className={styles.box} data-search-box="">
      <AutoComplete
        className={styles.field}
        value={text}
        options={options}
        open={text !== searched && text !== dismissed && options.length > 0}
        onOpenChange={open => !open && setDismissed(text)}
        onChange={changed => {
          walked.current = false
          setText(changed)
        }}
        onSelect={submit}
        onPopupScroll={more}
        defaultActiveFirstOption={false}
        listHeight={320}
      >
        <Input
          size="large"
          allowClear
          status={problem === undefined ? '' : 'error'}
          aria-label="检索词"
          placeholder="输入企业、银行、个人、船舶、航空器名称，或护照号、IMO 编号"
          onKeyDown={event => {
            if (event.key.startsWith('Arrow')) walked.current = true
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || walked.current) return
            // What was typed is searched; a suggestion only when the arrows went to it.
            event.stopPropagation()
            submit(event.currentTarget.value)
          }}
        />
      </AutoComplete>
      <Button
        type="primary"
        size="large"
        icon={<SearchOutlined aria-hidden="true" />}
        onClick={() => submit(text)}
      >
        检索
      </Button>
      <Problem text={problem} />
    </search>
  )
}
