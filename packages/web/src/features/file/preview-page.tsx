import { DownloadOutlined } from '@ant-design/icons'
import { previewFile, readFile } from '@maojian/contract/calls/file'
import { pages } from '@maojian/contract/pages'
import { Button } from 'antd'
import { useState, type SyntheticEvent } from 'react'
import type * as z from 'zod'
import { fileAddress } from '../../api/client.ts'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './preview-page.module.css'

type Preview = z.output<typeof previewFile.reply>

interface FileProps {
  readonly fileId: string
  readonly file: Preview
}

const Download = ({ fileId, file }: FileProps) => (
  <Button
    href={fileAddress(readFile, { id: fileId })}
    download={file.fileName}
    icon={<DownloadOutlined aria-hidden="true" />}
  >
    下载
  </Button>
)

const Unshown = ({ title, reason, ...shown }: FileProps & { title: string; reason: string }) => (
  <EmptyState title={title} actions={<Download {...shown} />}>
    {reason}
  </EmptyState>
)

/** A refusal comes as an envelope, which the frame would print as it is. */
const isEnvelope = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): boolean =>
  currentTarget.contentDocument?.contentType === 'application/json'

/** Pictures stand in a sandbox; the browser's own PDF reader does not start in one, its answer forbids scripts. */
const Frame = ({ file, onFail }: { file: Preview; onFail: () => void }) => (
  <iframe
    className={styles.frame}
    title={`预览 ${file.fileName}`}
    src={file.url}
    {...(file.fileType === 'pdf' ? {} : { sandbox: 'allow-same-origin' })}
    onLoad={event => isEnvelope(event) && onFail()}
  />
)

const Shown = ({ fileId, file }: FileProps) => {
  const [failed, setFailed] = useState(false)
  usePageTitle(file.fileName, fileId)
  return (
    <section className="card" aria-label={file.fileName}>
      <header className={styles.head}>
        <h2 className="wrap-anywhere">{file.fileName}</h2>
        {file.inline && !failed && <Download fileId={fileId} file={file} />}
      </header>
      {!file.inline && (
        <Unshown
          fileId={fileId}
          file={file}
          title="该类型的文件不能在线预览"
          reason={`浏览器只能直接显示 PDF 与 PNG、JPEG、WebP 图片；${file.fileType.toUpperCase()} 文件请下载后打开。`}
        />
      )}
      {file.inline && failed && (
        <Unshown
          fileId={fileId}
          file={file}
          title="预览没有成功"
          reason="文件暂时无法读取，或登录已失效。请刷新页面重试，或下载后打开。"
        />
      )}
      {file.inline && !failed && <Frame file={file} onFail={() => setFailed(true)} />}
    </section>
  )
}

const Content = ({ fileId }: { fileId: string }) => {
  const preview = useCall(previewFile, { fileId, type: '1' }, { staleMs: 0 })
  if (preview.isPending) return <SkeletonRows rows={1} height={480} />
  if (preview.isError)
    return <ErrorState error={preview.error} what="打开文件" onRetry={() => void preview.refetch()} />
  return <Shown fileId={fileId} file={preview.data} />
}

const bodyFor = (signedIn: boolean, fileId: string) => {
  if (!signedIn) return <LoginNeeded what="预览文件" />
  if (fileId === '') return <EmptyState title="没有指定文件">请从保存该文件的页面打开预览。</EmptyState>
  return <Content fileId={fileId} />
}

export const PreviewPage = () => {
  const session = useSession()
  const [{ fileId = '' }] = usePageState('filePreview')
  return (
    <>
      <h1 className={styles.title}>{pages.filePreview.title}</h1>
      {bodyFor(session !== undefined, fileId)}
    </>
  )
}
