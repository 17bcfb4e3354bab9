import { DownloadOutlined } from '@ant-design/icons'
import { exportOwnData } from '@maojian/contract/calls/own-account'
import { useMutation } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { clockDay } from '../../ui/clock-time.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Everything kept about this account, as a file. */
export const ExportButton = () => {
  const { send } = useClient()
  const { message } = App.useApp()
  const read = useMutation({
    mutationFn: () => send(exportOwnData, {}),
    onSuccess: data => {
      saveFile(
        `贸鉴-我的数据-${clockDay(data.generatedAt)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      )
      void message.success('数据已导出')
    },
  })
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={read.isPending}
      onClick={() => read.mutate()}
    >
      导出我的数据
    </Button>
  )
}
