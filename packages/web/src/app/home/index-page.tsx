import { pages } from '@maojian/contract/pages'
import { Tabs } from 'antd'
import { usePageState } from '../../ui/use-page-state.ts'
import { indexTabNamed, indexTabs } from './index-tabs.tsx'

/** Search home: seachKey is searched at once, componentName chooses the tab (spec 000 §2). */
export const IndexPage = () => {
  const [{ seachKey = '', componentName }, setQuery] = usePageState('index')
  const tab = indexTabNamed(componentName)
  return (
    <>
      <h1 className="sr-only">{pages.index.title}</h1>
      <Tabs
        activeKey={tab.name}
        onChange={name => setQuery({ componentName: name })}
        destroyOnHidden
        items={indexTabs.map(({ name, label, content }) => ({
          key: name,
          label,
          children: content(seachKey, key => setQuery({ seachKey: key })),
        }))}
      />
    </>
  )
}
