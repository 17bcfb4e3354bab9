import { disclaimer } from '@maojian/contract/limits'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { isPartyType, partyTypes } from '@maojian/domain/vocabulary/party-type'
import { tellsStarterOnly } from '@maojian/domain/vocabulary/starter-data'
import type { KeyValue, PageBlock, PageCover, PageModel, PageSection } from '../../documents/page-model.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { holdsSample, tellsStale } from '../source/entry.ts'
import type { CertificateContent } from './certificate-content.ts'
import { otherType } from './record-content.ts'
import { toneOf, verdictText, verdictTitle } from './certificate-verdict.ts'
import { decidedAway, reasonOf } from './uncounted-hits.ts'

type Party = CertificateContent['hits'][number]

const minute = (iso: string): string => `${shanghaiMinute(new Date(iso))}（北京时间）`

const sampleEn = 'Sample data only: this is not a conclusion.'
const someSampleEn =
  'Some lists are only the sample that ships with the product: “no match” on them is no conclusion.'
const otherTypeEn =
  'Listed parties of another type bear this name: “no match” is no conclusion about the name.'

const staleEn =
  'Some lists are past the usual update interval of their publishers: parties listed since were not screened.'

const decidedEn =
  'Matches were set aside by a decision of the issuing organisation: see “Matches” for who decided, when and why.'

const warningEn = (said: CertificateContent): string =>
  [
    ...(tellsStarterOnly(said.warning) ? [sampleEn] : holdsSample(said.lists) ? [someSampleEn] : []),
    ...(tellsStale(said.warning) ? [staleEn] : []),
    ...(decidedAway(said).length > 0 ? [decidedEn] : []),
    ...(said.near.some(({ state }) => state === otherType) ? [otherTypeEn] : []),
  ].join(' ')

/** A day asked for is told before the verdict: it is not the answer of the day of issue. */
const dayCards = ({ settings: { asOf } }: CertificateContent): PageBlock[] =>
  asOf === ''
    ? []
    : [
        {
          kind: 'card',
          tone: 'orange',
          title: `只答 ${asOf} 当日的名单，不是筛查当日的结论`,
          text: `Answers for the lists as of ${asOf} only: parties listed later are not covered.`,
        },
      ]

const verdictSection = (said: CertificateContent): PageSection => ({
  title: '',
  blocks: [
    ...(said.warning === ''
      ? []
      : [
          {
            kind: 'card' as const,
            tone: 'orange' as const,
            title: `${said.warning}`,
            text: warningEn(said),
          },
        ]),
    ...dayCards(said),
    {
      kind: 'card',
      tone: toneOf(said),
      title: verdictTitle(said),
      text: verdictText(said),
    },
  ],
})

const told = (rows: readonly KeyValue[]): KeyValue[] => rows.filter(([, value]) => value !== '')

const subjectSection = ({ subject, reference }: CertificateContent): PageSection => ({
  title: '被筛查对象 Screened party',
  blocks: [
    {
      kind: 'keyValues',
      rows: told([
        ['名称 Name', subject.name],
        ['其他名称 Other names', subject.otherNames.join('；')],
        ['类型 Type', isPartyType(subject.type) ? partyTypes[subject.type] : ''],
        [
          '国家/地区 Country',
          subject.country === '' ? '' : `${countryNameZh(subject.country)}（${subject.country}）`,
        ],
        ['出生日期 Date of birth', subject.birthDate],
        ['证件/编码 Identifiers', subject.codes.join('；')],
        ['地址 Address', (subject.addresses ?? []).join('；')],
        ['客户自有编号 Reference', reference],
      ]),
    },
  ],
})

const settingsSection = ({ settings, record }: CertificateContent): PageSection => ({
  title: '筛查口径 Settings',
  blocks: [
    {
      kind: 'keyValues',
      rows: [
        ['筛查时间 Screened at', minute(record.at)],
        ['操作人 Operator', record.operator],
        [
          '阈值 Thresholds',
          `命中 match ≥ ${settings.hit}；可能 possible ≥ ${settings.possible}；满分 of 100`,
        ],
        ['名单日期 Lists as of', settings.asOf === '' ? '当前有效的名单 current editions' : settings.asOf],
        ['引擎 Engine', settings.engine],
      ],
    },
  ],
})

const none = (text: string): PageBlock => ({ kind: 'text', text, quiet: true })

const states: Readonly<Record<string, string>> = {
  counted: '计入 counted',
  open: '待核对 to be reviewed',
  dismissed: '本机构判定不是同一主体 decided not the same',
  history: '措施已暂停或已不在名单 suspended or delisted',
}

const hitSection = ({ hits, count }: CertificateContent): PageSection => ({
  title: '达到阈值的名单主体 Matches',
  blocks: [
    hits.length === 0
      ? none('无。None.')
      : {
          kind: 'table',
          header: ['得分 Score', '名单主体 Listed party', '名单 Lists', '依据与处理 Reason, state'],
          widths: [10, 30, 20, 40],
          rows: hits.map(hit => [
            hit.score,
            `${hit.name}（${hit.id}）`,
            hit.lists,
            `${reasonOf(hit)}〔${states[hit.state] ?? hit.state}〕`,
          ]),
        },
    ...(count > hits.length ? [none(`共 ${count} 个，列出得分最高的 ${hits.length} 个。`)] : []),
  ],
})

const rejection = ({ score, reason, state }: Party, threshold: number): string =>
  state === otherType
    ? `${reason}得分 ${score}，类型与所问不同，未计入。Score ${score}, left out only because another type was asked.`
    : `${reason}得分 ${score}，低于阈值 ${threshold}，不构成命中。Score ${score} is below the threshold ${threshold}.`

const nearSection = ({ near, hits, settings }: CertificateContent): PageSection => ({
  title: '最相近的名单主体及未命中原因 Nearest candidates and why they were rejected',
  blocks: [
    near.length === 0
      ? none(
          hits.length > 0
            ? '最相近者即上列主体。The nearest are those above.'
            : '没有得分达到 60 分的相近名称。No name scored 60 or more.',
        )
      : {
          kind: 'table',
          header: ['得分 Score', '名单主体 Listed party', '名单 Lists', '未命中原因 Why rejected'],
          widths: [10, 30, 20, 40],
          rows: near.map(one => [
            one.score,
            `${one.name}（${one.id}）`,
            one.lists,
            rejection(one, settings.possible),
          ]),
        },
  ],
})

const ownershipSection = ({ graph }: CertificateContent): PageSection => ({
  title: '股权与控制 Ownership and control',
  blocks: [
    graph === undefined
      ? none(
          '本次筛查只及于名单，未核查股东与实际控制人（50% 规则须另行核查）。Only lists were screened; ownership and control were not checked.',
        )
      : graph.related.length === 0
        ? none(
            `企业图谱（快照 ${graph.snapshot}）中没有与名单主体关联的同名企业；未收录的股权不在此列。No enterprise of this name in the graph is tied to a listed party; holdings that the graph does not hold are not covered.`,
          )
        : {
            kind: 'table',
            header: [
              `企业图谱（快照 ${graph.snapshot}）中与名单主体关联的同名企业 Enterprises of this name tied to listed parties`,
            ],
            widths: [100],
            rows: graph.related.map(sentence => [sentence]),
          },
  ],
})

const listSection = ({ lists, missing }: CertificateContent): PageSection => ({
  title: `名单与版本 Lists and editions（${lists.length}）`,
  blocks: [
    {
      kind: 'table',
      header: [
        '名单 List',
        '发布日期 Published',
        '条目 Entries',
        '官方文件摘要 SHA-256 of the official file',
      ],
      widths: [32, 13, 10, 45],
      rows: lists.map(list => [
        list.starter ? `${list.name}（内置示例 sample）` : list.name,
        list.publishedOn || '—',
        list.entries,
        list.digest || '—',
      ]),
    },
    ...(missing === undefined ? [] : [none(`${missing}。Not imported, and so not searched.`)]),
  ],
})

const checkSection = ({ record, verifyUrl }: CertificateContent, digest: string): PageSection => ({
  title: '核验 Verification',
  blocks: [
    {
      kind: 'keyValues',
      rows: [
        ['记录编号 Record', `${record.id}（链 ${record.chain} 第 ${record.number} 条）`],
        ['记录摘要 Record digest', record.digest],
        ['链上封印 Chain hash', record.seal],
        ['证明摘要 Certificate digest', digest],
        ['公开核验 Verify at', verifyUrl],
      ],
    },
    none(
      '随附的 JSON 文件带有 Ed25519 签名：可在上述网址比对，也可用 maojian certificate verify 以公钥离线核验。' +
        'The JSON file beside this document carries an Ed25519 signature and verifies offline with the public key.',
    ),
    { kind: 'seal', words: '（盖章处 Seal）' },
  ],
})

const coverOf = (said: CertificateContent): PageCover => ({
  ownPage: false,
  number: said.number,
  operator: said.issuedBy,
  dataVersion: `名单快照 ${said.snapshot}`,
  facts: told([
    ['机构', said.organisation],
    ['客户自有编号', said.reference],
  ]),
  code: { text: said.verifyUrl, caption: '扫码核验 Scan to verify' },
})

/** A certificate for people, in Chinese and English; sample data is said before anything else. */
export const certificateModel = (said: CertificateContent, digest: string): PageModel => ({
  title: '制裁名单筛查证明 Sanctions Screening Certificate',
  createdAt: said.issuedAt,
  head: said.warning === '' ? '贸鉴 制裁名单筛查证明' : `${said.warning} ${warningEn(said)}`,
  foot: `${said.number}；证明摘要 ${digest.slice(0, 16)}`,
  watermark: holdsSample(said.lists) ? '示例数据 SAMPLE' : said.organisation,
  cover: coverOf(said),
  disclaimer: `${disclaimer} Based on public sources that may lag; for reference, not legal advice.`,
  sections: [
    verdictSection(said),
    subjectSection(said),
    settingsSection(said),
    hitSection(said),
    nearSection(said),
    ownershipSection(said),
    listSection(said),
    checkSection(said, digest),
  ],
})
