/** Words for who holds shares, or for a company of which somebody does: 股东, 子公司, subsidiary. */
const words = [
  '股[东東]|(?:出[资資]|投[资資]|所有|持有|[发發]起)[人者]|(?<!普通|[执執]行事[务務])合[伙夥]人|(?<!\\p{L})控股(?!\\p{L})',
  '[母子孙孫]公司|子企[业業]|[附下][属屬](?:公司|企[业業])|(?:控股|[参參]股|合[营營]|[联聯][营營]|合[资資])(?:公司|企[业業])',
  '(?:share|stock)holder|ownership-of-shares',
  '(?<![a-z])(?:parent|(?:sub)?subsidiary|(?:beneficial )?owner|UBO|founder|joint venture|limited partner|unitholder)(?![a-z])',
  '(?<!\\p{L})(?:Tochter(?:gesellschaft|unternehmen|firma)|Gesellschafter(?:in)?|Aktionär(?:in)?)(?!\\p{L})',
  '(?<!\\p{L})(?:дочерн[а-я]+ (?:компания|общество|предприятие|организация)|дочка|акционер|учредитель|участник|собственник)(?!\\p{L})',
]
  .map(word => `(?:${word})`)
  .join('|')

const anywhere = new RegExp(words, 'iu')

/** 全资子公司, 股东, subsidiary of as the whole of a role, but no 原股东, no former shareholder. */
const whole = new RegExp(
  `^(?![不非无無原曾前未]|former|ex-|previous|no |not |бывш)(?:[\\p{L}\\p{N}\\s（）()/-]{0,20}?)(?:${words})(?: of)?$`,
  'iu',
)

/** Whether words of control tell of shares too, of which nobody says how many; others say nothing of shares. */
export const tellsShares = (control: string): boolean => anywhere.test(control)

/** Whether the role of a tie is that of a holder of shares, or of what he holds. */
export const isHolderRole = (role: string): boolean => whole.test(role.trim())

const lead =
  /控股(?:股[东東]|方|公司)|[绝絕][对對]控股|母公司|全[资資]|最大股[东東]|第一大股[东東]|(?<![a-z])(?:controlling (?:shareholder|stake|interest|owner|member)|parent|wholly[- ]owned|majority[- ](?:owned|owner|shareholder|stake)|largest shareholder)(?![a-z])|ownership-of-shares-(?:50-to-75|75-to-100)-percent/iu

/** Whether words of control tell of a holder than whom no other one can hold more: 控股股东, parent, wholly owned. */
export const tellsLead = (control: string): boolean => lead.test(control)
