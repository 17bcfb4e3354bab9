import { describe, expect, test } from 'vitest'
import { brief, trace, type Row } from './testing/trace.ts'

const inEu = (rows: readonly Row[], listed = ['L']): string => brief(trace(rows, { listed }), 'eu')

describe('control in words', () => {
  test.each([
    '控股股东',
    'controlling shareholder',
    '实控人',
    'de facto control',
    'beneficial owner',
    '受益所有人',
    '信托持股',
    '作为受托人持有',
    '名义股东',
    '隐名股东',
    '代为持有',
    '委托投票',
    '特别表决权',
    '表决权比例78%',
    'GP',
    'dominant influence',
    '合同安排',
    '无锡某公司实际控制',
    'voting rights more than 50%',
    '表决权超过半数',
    '过半数表决权',
    '表决权不低于50%',
    'votes: 51 %',
    'voting-rights-50-to-75-percent',
    'ownership-of-shares-75-to-100-percent-as-trust',
    'right-to-appoint-and-remove-directors',
    'has significant influence or control',
    'holds power of attorney to vote 60% of shares',
    'ultimate parent',
    '母公司',
    '最终控制方',
    '并表子公司',
    '纳入合并财务报表范围',
    'sole director',
    '唯一董事',
    'settlor',
    'protector of the trust',
    '信托委托人',
    '同股不同权，每股10票',
    '实际控制人为L',
    '目前控股股东',
    '能够实际支配公司行为',
    '绝对控股',
    '控股方',
    '拥有控制权',
    '第一大股东并控制董事会',
    '有权决定公司财务和经营政策',
    '黄金股',
    '一票否决权',
    '合并范围内子公司',
    'casting vote',
    'managing member',
    'right to surplus assets 75-100%',
    'right to 75% of dividends',
    'контролирующее лицо',
    '决定性影响',
    'de jure control',
    'management agreement gives full control',
    'chairman and controlling owner',
    '委派董事长和总经理',
    'weighted voting rights',
    'B类股持有人',
    '与其统一管理',
    'joint and several liability',
    '表决权达百分之六十',
    '持有百分之五十一表决权',
    '三分之二以上表决权',
    'shadow director',
    '影子董事',
    '配偶',
    'spouse of the founder',
  ])('a source that tells %s leaves the European Union open', source => {
    expect(inEu([['L', 'T', { percent: 20, source }]])).toBe('cannot be excluded 20')
  })

  test.each([
    { source: '无控股股东、实际控制人' },
    { source: '不存在股份代持情形' },
    { source: '否认代持' },
    { source: '不构成一致行动' },
    { source: '未签署一致行动协议' },
    { source: '已解除一致行动' },
    { source: '代持关系已解除' },
    { source: '不属于VIE架构' },
    { source: 'no nominee arrangement' },
    { source: 'not acting in concert' },
    { source: 'is not a nominee' },
    { source: 'Beneficial Ownership Register' },
    { source: '表决权比例12%' },
    { source: '控股股东为F' },
    { source: '实际控制人：F（非L）' },
    { source: 'controlling shareholder: Fenwick Holdings' },
    { source: '曾为控股股东，2020年已退出' },
    { source: '控股股东，2020年已退出' },
    { source: '原控股股东' },
    { source: '前实际控制人' },
    { source: 'former controlling shareholder' },
    { source: 'ceased to be a beneficial owner' },
    { source: 'no longer the ultimate parent' },
    { source: '不再并表' },
    { source: '表决权不超过50%' },
    { source: '表决权未过半' },
    { source: 'voting rights not more than 50%' },
    { source: 'voting-rights-25-to-50-percent' },
    { source: '每股1票' },
    { source: '无控制权' },
    { source: '控制权未发生变更，不具有控制权' },
    { source: 'right to 25% of dividends' },
    { source: '委派一名董事' },
    { source: '财务投资者' },
    { source: '表决权不足百分之六十' },
    { source: '表决权为百分之三十' },
    { source: '五分之二表决权' },
    { source: 'non-controlling interest' },
    { source: 'no sole control' },
    { source: '2023年母公司资产负债表' },
    { source: 'Parents Register' },
    { control: '曾为控股股东' },
    { control: '无' },
    { control: '否' },
    { control: 'no' },
    { control: '不存在代持' },
    ...[
      'no control',
      'not controlled',
      'does not control',
      'no longer controls the company',
      'former controller',
      'ceased 2020',
      'minority, no control',
      'non-controlling',
      'N',
      'nil',
      '无。',
      '不控制',
      '不构成控制',
      '无控制关系',
      '不具有控制权',
      '未取得控制权',
      '已解除',
      '2019年已退出',
      '控制关系已解除',
      'terminated in 2019',
    ].map(control => ({ control })),
  ])('a denial is no control: %j', told => {
    expect(inEu([['L', 'T', { percent: 20, ...told }]])).toBe('not blocked 20')
  })

  test.each([
    '由集团控制，原股东已退出',
    '无锡某公司控制',
    'not controlled by F but by L',
    '控制',
    'controls',
    '不控制财务，但委派总经理',
  ])('words beside a denial still tell of control: %s', control => {
    expect(inEu([['L', 'T', { percent: 20, control }]])).toBe('cannot be excluded 20')
  })

  test('control of which another one is named is not the holder’s, however the holder is written', () => {
    const told = (owner: string, source: string): string =>
      inEu([[owner, 'T', { percent: 20, source }]], [owner])
    expect(told('PJSC Sberbank', 'controlling shareholder: Sberbank')).toBe('cannot be excluded 20')
    expect(told('China National Petroleum Corporation', 'ultimate parent: CNPC')).toBe(
      'cannot be excluded 20',
    )
    expect(told('俄罗斯储蓄银行', '控股股东为Sberbank')).toBe('cannot be excluded 20')
    expect(told('中国石油天然气集团有限公司', '实际控制人：中石油')).toBe('cannot be excluded 20')
    expect(told('北辰控股', '控股股东为本公司')).toBe('cannot be excluded 20')
    expect(told('北辰控股', '控股股东：是')).toBe('cannot be excluded 20')
    expect(told('北辰控股', '实际控制人：王小明')).toBe('not blocked 20')
    expect(told('北辰控股', '控股股东：无')).toBe('not blocked 20')
  })
})
