import { classifyProduct } from '@maojian/contract/calls/classification'
import { pages } from '@maojian/contract/pages'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { SearchLine } from '../../ui/form/search-line.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { CandidateList } from './candidate-list.tsx'
import type { ChosenCode } from './chosen-code.ts'
import styles from './classification.module.css'
import { GuidedPath } from './guided-path.tsx'
import { SavedList } from './saved-list.tsx'
import { SaveForm } from './save-form.tsx'

const Ask = ({ name, onAsk }: { name: string; onAsk: (name: string) => void }) => {
  const { props } = useAddressForm({
    name: 'classify',
    asked: { name },
    onAsk: asked => onAsk(asked.name.trim()),
  })
  return (
    <SearchLine form={props}>
      <Form.Item name="name" rules={fieldOf(classifyProduct.request.shape.name).rules}>
        <Input
          allowClear
          aria-label="产品名称、型号或税号"
          placeholder="产品名称、用途描述、型号或税号，如 示波器、H100、8542.31"
        />
      </Form.Item>
    </SearchLine>
  )
}

/** From a product's name to codes, by words or question by question; what was decided is kept by the organisation. */
export const ClassificationPage = () => {
  const [{ name = '', answers = '' }, setState] = usePageState('classification')
  const [chosen, setChosen] = useState<ChosenCode>({})
  const chosenAnswers = answers === '' ? [] : answers.split(',')
  const signedIn = useSession() !== undefined
  return (
    <div className={styles.page}>
      <h1>{pages.classification.title}</h1>
      <Ask name={name} onAsk={next => setState({ name: next })} />
      {name !== '' && <CandidateList name={name} onChoose={setChosen} />}
      <GuidedPath
        answers={chosenAnswers}
        onAnswers={next => setState({ answers: next.join(',') })}
        onChoose={setChosen}
      />
      {signedIn ? (
        <>
          <SaveForm name={name} answers={chosenAnswers} chosen={chosen} />
          <SavedList />
        </>
      ) : (
        <section className="card">
          <LoginNeeded what="保存分类">
            分类连同引导路径由本机构保存，可复核、复制并与新版事实核对。
          </LoginNeeded>
        </section>
      )}
    </div>
  )
}
