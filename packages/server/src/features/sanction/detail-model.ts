import type { getSanctionDetail as call } from '@maojian/contract/calls/sanction-detail'
import type * as z from 'zod'
import { partyTypeName } from '@maojian/domain/vocabulary/party-type'
import type { KeyValue, PageBlock, PageModel, PageSection } from '../../documents/page-model.ts'

type Detail = z.output<typeof call.reply>
type Meta = Detail['sanctionMetaList'][number]

interface Printed {
  readonly digest: string
  readonly operator: string
  readonly createdAt: Date
}

const told = (rows: readonly KeyValue[]): KeyValue[] => rows.filter(([, value]) => value !== '')

const tones = { 1: 'red', 2: 'orange', 0: 'green' } as const

const verdict = ({ effect, tags, conflictNotes, sanctionMetaList, warning }: Detail): PageSection => {
  const inForce = sanctionMetaList.filter(meta => meta.effect.level > 0)
  return {
    title: '',
    blocks: [
      {
        kind: 'card',
        tone: tones[effect.level],
        title:
          inForce.length === 0 ? '没有现行有效的列名' : `在 ${inForce.length} 份现行名单上：${effect.name}`,
        text: effect.sentence,
      },
      ...(warning === '' ? [] : [{ kind: 'text' as const, text: warning }]),
      ...tags.map(tag => ({ kind: 'text' as const, text: `${tag.name}：${tag.sentence}` })),
      ...conflictNotes.map(text => ({ kind: 'text' as const, text })),
    ],
  }
}

const lists = (metas: readonly Meta[]): PageSection => ({
  title: '所在名单',
  blocks: [
    {
      kind: 'table',
      header: ['名单与编号', '发布机构', '状态', '指定日期', '法律效果'],
      widths: [26, 20, 10, 12, 32],
      rows: metas.map(meta => [
        `${meta.listNameCn}\n${meta.officialNumber || '无官方编号'}`,
        meta.departmentCn,
        meta.dataStatusCn,
        meta.designatedOn,
        meta.effect.sentence,
      ]),
    },
  ],
})

const basics = (detail: Detail): PageBlock => ({
  kind: 'keyValues',
  rows: told([
    ['名称', detail.name],
    ['中文名称', detail.zh],
    ['英文名称', detail.en],
    ['主体类型', partyTypeName(detail.subjectType, detail.typeStated === 1)],
    ['国家/地区', detail.country],
    ['出生日期', detail.birthday],
    ['IMO 编号', detail.imo],
    ['机尾号', detail.tailNo],
    ['地址', detail.addresses.map(one => one.text).join('\n')],
    ['其他名称', detail.names.map(one => `${one.text}（${one.kindName}）`).join('\n')],
    ['证件与编码', detail.identifiers.map(one => `${one.kindName} ${one.value}`).join('\n')],
  ]),
})

const record = (meta: Meta): PageSection => ({
  title: `${meta.listNameCn} ${meta.officialNumber}`.trim(),
  blocks: [
    {
      kind: 'keyValues',
      rows: told([
        ['状态', meta.dataStatusCn],
        ['指定日期', meta.designatedOn],
        ['发布日期', meta.publishedOn],
        ['获取时间', meta.fetchedAt],
        ...meta.properties.map(({ nameZh, value }): KeyValue => [nameZh, value]),
        ['官方链接', meta.url],
      ]),
    },
  ],
})

const companies = (metas: readonly Meta[]): PageSection[] => {
  const rows = metas.flatMap(meta => meta.subCompanyList)
  if (rows.length === 0) return []
  return [
    {
      title: '图谱收录的下属企业',
      blocks: [
        { kind: 'text', text: '按企业图谱当前的持股关系，并非名单所列；未收录不代表没有。' },
        {
          kind: 'table',
          header: ['名称', '别名', '国家/地区'],
          widths: [45, 35, 20],
          rows: rows.map(({ name, aka, address }) => [name, aka, address]),
        },
      ],
    },
  ]
}

const merged = (reasons: readonly string[]): PageSection[] =>
  reasons.length === 0 ? [] : [{ title: '归并理由', blocks: [{ kind: 'list', items: [...reasons] }] }]

/** One page model of a party: the same words as on its page. */
export const detailModel = (detail: Detail, { digest, operator, createdAt }: Printed): PageModel => ({
  title: `名单主体详情：${detail.zh || detail.name}`,
  foot: `贸鉴 名单主体 ${detail.id}；核验摘要 ${digest.slice(0, 16)}`,
  createdAt: createdAt.toISOString(),
  cover: {
    ownPage: false,
    number: detail.id,
    operator,
    dataVersion: detail.sanctionMetaList
      .map(meta => `${meta.shortName} ${meta.publishedOn}`)
      .filter((text, at, all) => all.indexOf(text) === at)
      .join('；'),
  },
  disclaimer: '内容来自各机构公开发布的名单，可能滞后，不作为法律依据；以官方公告为准。',
  sections: [
    verdict(detail),
    lists(detail.sanctionMetaList),
    { title: '基本信息', blocks: [basics(detail)] },
    ...detail.sanctionMetaList.map(record),
    ...companies(detail.sanctionMetaList),
    ...merged(detail.mergeReasons),
  ],
})
