import { accountLimits } from '@maojian/contract/account-rules'
import { disclaimer } from '@maojian/contract/limits'

interface Part {
  readonly title: string
  readonly lines: readonly string[]
}

/** What the product does and keeps, in the words of what it really does. */
export const terms: readonly Part[] = [
  {
    title: '一、服务内容',
    lines: [
      '贸鉴提供制裁名单检索与筛查、出口管制编码与国别查询、许可判定参考，供外贸企业自查使用。',
      disclaimer,
      '判定结果由公开名单与规则计算得出，不构成法律意见；涉及交易的决定，请结合官方原文并咨询专业人士。',
    ],
  },
  {
    title: '二、账户',
    lines: [
      '注册须使用本人或本企业有权使用的手机号；账户、密码与 API 密钥由您保管，发现异常请立即修改密码并结束会话。',
      '不得绕过用量限额、批量抓取数据或干扰服务；违反时可能被限制使用。',
    ],
  },
  {
    title: '三、我们保存的信息',
    lines: [
      '您填写的手机号、姓名、企业、行业和名片图片；以微信或单点登录方式登录时，保存对方给出的用户标识与昵称。',
      '密码只保存加盐的单向散列，任何人都无法读出原密码。',
      '您的筛查与判定记录、上传的文件、收到的消息，只对您所在的企业可见。',
      '登录时间、网络地址、浏览器类型与操作记录，用于会话管理、限制异常尝试和审计。',
    ],
  },
  {
    title: '四、信息的用途与提供',
    lines: [
      '上述信息只用于提供本服务、保障账户安全和履行法定义务，不用于广告，不出售。',
      '发送验证码时，手机号交由短信服务商；您选择微信或单点登录时，登录过程由对应平台完成。除此之外，未经您同意不向第三方提供，法律另有要求的除外。',
      '只使用登录所必需的 Cookie：会话一天左右，扫码或单点登录过程十分钟；未提交的表单内容暂存于当前标签页，退出登录即清除。不做跨站跟踪。',
    ],
  },
  {
    title: '五、您的权利',
    lines: [
      '在“我的账户”可以查看、更正资料，导出与您账户有关的全部数据，查看并结束登录会话。',
      `可以申请注销：提交后有 ${accountLimits.closingDays} 天冷静期，期满后个人信息被清除且无法恢复；依法须留存的操作记录只保留账户编号。`,
    ],
  },
]
