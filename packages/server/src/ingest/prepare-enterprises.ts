import { enterpriseDemoFile } from '../facts/enterprise-demo.ts'
import { listSources } from '../features/enterprise/entry.ts'
import { importEnterpriseFiles } from './import-enterprises.ts'
import type { IngestContext } from './ingest-context.ts'

const sampleSource = '示例数据'

/** A first start has invented enterprises, marked as such; whoever removed them or imported real ones is left alone. */
export const prepareEnterprises = async (context: IngestContext): Promise<void> => {
  const { database } = context
  if ((await listSources(database.db)).length > 0) return
  context.progress('正在载入示例企业数据')
  await importEnterpriseFiles(context, {
    paths: [enterpriseDemoFile],
    format: 'pack',
    source: sampleSource,
    sample: true,
  })
}
