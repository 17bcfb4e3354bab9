import type { PageModel } from './page-model.ts'

/** A document with one of everything; the names are invented. */
export const testModel: PageModel = {
  title: '制裁筛查证明书',
  // Of the evening in UTC: the next day in China.
  createdAt: '2026-11-19T20:05:00.000Z',
  head: '贸鉴 制裁筛查',
  foot: '筛查证明 C-2026-000123',
  watermark: '演示样本',
  cover: {
    ownPage: true,
    number: 'C-2026-000123',
    operator: '张三（合规部）',
    dataVersion: '快照 67ae497b1cb147e0',
    facts: [['核验摘要', 'ab'.repeat(32)]],
    code: { text: 'https://maojian.example.com/verify/3f2504e0', caption: '扫码核验' },
    seal: '（盖章处）',
  },
  disclaimer: '数据来自公开渠道，可能存在滞后，仅供参考，不作为法律依据。',
  sections: [
    {
      title: '结论',
      blocks: [
        { kind: 'card', tone: 'red', title: '命中', text: '与名单主体“Qorvath Works”完全一致。' },
        { kind: 'keyValues', rows: [['国家/地区', '俄罗斯']] },
        { kind: 'list', items: ['核对证件', '保留本证明'], numbered: true },
        { kind: 'text', text: '第一行\n第二行' },
      ],
    },
    {
      title: '筛查明细',
      blocks: [
        { kind: 'heading', text: '逐行结果' },
        {
          kind: 'table',
          header: ['序号', '对方名称', '物项编码', '得分'],
          widths: [10, 50, 25, 15],
          rows: Array.from({ length: 90 }, (_, i) => [i + 1, `虚构进出口有限公司${i + 1}号`, '3E001', 95.5]),
        },
      ],
    },
    {
      title: '附件',
      newPage: true,
      blocks: [
        { kind: 'text', text: '=HYPERLINK("x")', quiet: true },
        { kind: 'code', text: '第二个码', caption: '另一个二维码' },
        { kind: 'pageBreak' },
        { kind: 'seal', words: '（公司盖章）' },
      ],
    },
  ],
}
