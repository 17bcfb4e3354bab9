import type { FactValue, Stage } from '../rule/determination.ts'
import type { ReviewPolicyKind } from '../facts/control-facts.ts'
import { endUseZh } from '../../vocabulary/end-use-words.ts'
import { namesNobodyZh } from '../../vocabulary/names-nobody.ts'
import { countryZh, reasonZh, textOf } from './fact-zh.ts'
import { unreliableWords, type UnreliableKind } from '../china/unreliable-measure.ts'
import { policiesZh } from './policy-zh.ts'
import { stagesZh } from './stage.table.ts'

type Facts = Readonly<Record<string, FactValue>>
type Sentence = string | ((facts: Facts) => string)

const use = (facts: Facts): string => endUseZh(textOf(facts['endUse']))
const place = (facts: Facts): string => countryZh(facts['destination'])
const seated = (facts: Facts): string => (facts['isSeat'] === true ? '总部' : '')
const eccn = (facts: Facts): string => textOf(facts['eccn'])
const scope = (facts: Facts): string => `${eccn(facts)}的${reasonZh(facts['reason'])}管制`

/** Which entry of several: the list's own reference. */
const reference = (facts: Facts): string => {
  const text = textOf(facts['reference'])
  return text === '' ? '' : `（${text}）`
}

const entityScopes: Readonly<Record<string, string>> = {
  all: '全部受EAR管辖物项',
  'all-except': '除条目所列外的全部受EAR管辖物项',
  ccl: '商业管制清单物项',
  'ccl-and-named': '商业管制清单物项及另行列明的EAR99物项',
}

const catalogue = (facts: Facts): string => `出口许可证管理货物目录（${textOf(facts['year'])}年）`

const licenceKinds: Readonly<Record<string, string>> = {
  quota: '须凭配额证明申领出口许可证',
  tender: '须凭配额招标中标证明申领出口许可证',
  licence: '须申领出口许可证',
}

const licenceKindZh = (facts: Facts): string => licenceKinds[textOf(facts['kind'])] ?? ''

const conditionOf = (facts: Facts): string => {
  const condition = textOf(facts['condition'])
  return condition === '' ? '' : `且${condition}`
}

const policyZh = (value: FactValue | undefined): string =>
  policiesZh[textOf(value) as ReviewPolicyKind] ?? policiesZh.presumption_of_denial

/** One sentence for each rule of the proof, in our own words. */
export const sentenceTable: Readonly<Record<string, Sentence>> = {
  'subject-assumed': '未说明原产地和美国成分，按受美国《出口管理条例》管辖处理。',
  'us-origin': '物项原产美国，或自美国出口、经美国转运，受该条例管辖。',
  published: '技术或软件已公开发布，不受该条例管辖；请保存公开依据。',
  'published-encryption':
    '5D002加密软件公开发布后仍受该条例管辖，除非其源代码公开可得并已按742.15(b)办理（对外公布，非标准密码另须通知主管机关）：是否属此情形？',
  'published-firearm':
    '可直接输入数控机床或增材制造设备、用以制造枪械或其机匣的文件，公开发布后仍受该条例管辖：是否不属此类文件？',
  'published-subject': '虽已公开发布，仍受该条例管辖。',
  'from-elsewhere': '自美国以外起运，所填路线不经美国。',
  'from-us-open': '尚未确认物项是否位于美国或经美国转运。',
  'de-minimis': f =>
    `外国制造物项中受控美国成分的门槛为${textOf(f['limit'])}%，现填占比为${shareZh(f['share'])}。`,
  'no-de-minimis': '含有不适用最低比例的美国成分，无论占比多少都受管辖。',
  'no-de-minimis-open': '尚未确认是否含有不适用最低比例的美国成分（如600系列、9x515内容物运往D:5）。',
  'content-computed': f =>
    `逐项计算受控美国成分：占${rangeZh(f)}，门槛${textOf(f['limit'])}%。计入：${listZh(f['controlled'])}。`,
  'content-no-level': f => `${listZh(f['noLevel'])}运往该目的地不适用最低比例：含有即受管辖，不论占比。`,
  'content-open': f =>
    `受控美国成分占${rangeZh(f)}，门槛${textOf(f['limit'])}%在其间：${listZh(f['open'])}是否需要许可未定，核实后是否超过门槛？`,
  'direct-product': f =>
    `外国直接产品规则（${product(f)}）：目的地、当事方在其范围内。物项是否为该规则所列美国技术、软件或主要设备的直接产品？`,
  'direct-product-match': f =>
    `当事方可能是带有脚注的实体清单主体（${textOf(f['doubt'])}），外国直接产品规则（${product(f)}）可能及于它：是否为同一主体？物项是否为该规则所列美国技术、软件或主要设备的直接产品？`,
  'direct-product-owner': f =>
    `${textOf(f['doubt'])}其股东在实体清单带有脚注，外国直接产品规则（${product(f)}）可能随之及于当事方：物项是否为该规则所列美国技术、软件或主要设备的直接产品？`,
  'direct-product-none': '没有外国直接产品规则及于该目的地、当事方和物项。',
  'direct-product-claimed':
    '已答物项属外国直接产品，但没有外国直接产品规则及于所填的目的地、当事方和物项：请核对所依规则（734.9各款），填明其当事方或改答，否则由专家复核。',
  'direct-product-no': '已确认物项不是任何外国直接产品规则所列技术、软件或设备的直接产品。',
  'direct-product-outside': f => `已确认物项不是外国直接产品规则（${product(f)}）所列的直接产品。`,
  'direct-product-partner': f => `自第746部分补编3所列国家发运，外国直接产品规则（${product(f)}）不适用。`,
  'direct-product-subject': f => `物项属外国直接产品（${product(f)}），受该条例管辖。`,
  'direct-product-licence': f => `外国直接产品规则（${product(f)}）：需要许可。`,
  deemed: f => `向${place(f)}国籍的人披露技术或源代码，视同向该国出口（以最近的国籍或永久居留为准）。`,
  'deemed-free': '该项禁运许可要求不及于视同出口；清单管制仍按国籍国判断。',
  reexport: '自第三国再出口：物项受该条例管辖时，许可要求与自美国出口相同。',
  transfer: '在同一国家内改变最终用途或最终用户（国内转让）：国别表管制不及于此，第744、746部分仍适用。',
  'licence-terms':
    '物项此前如凭许可证或许可例外运来，其条件可能不准许此次交易（如限定最终用户、最终用途）；未说明，按没有此类限制处理。',
  'licence-terms-bind':
    '物项此前凭许可证或许可例外运来，其条件不准许此次交易（如限定了最终用户、最终用途，或要求另行批准）。',
  'licence-terms-lies-there': f =>
    `${eccn(f)}${paragraphZh(f['paragraph'])}运往${place(f)}需要许可（${listZh((f['reasons'] as readonly string[]).map(reasonZh))}），在当地的此类物项多系凭许可证或许可例外运来：此物项是否如此，且其条件不准许此次国内转让（如限定了最终用户、最终用途，或要求另行批准）？不知其如何运来的，不得按无需许可处理。`,
  'chart-transfer': f => `${scope(f)}：国别表只及于出口和再出口，国内转让不按此列要求许可。`,
  transit: f =>
    `途经${place(f)}：该物项运往该国需要许可（${textOf(f['reasons'])}），未获许可或例外不得经其转运。`,
  'transit-free': f => `途经${place(f)}：不因转运另需许可。`,
  'transit-open': f => `途经${place(f)}：该物项运往该国是否需要许可尚未确定。`,
  'transit-embargoed': f => `途经${place(f)}（禁运地区）：在该地卸货或换装即为向其出口，请确认。`,
  'high-priority': f =>
    `税号${textOf(f['hsCode'])}列入共同高优先物项清单：转运至俄罗斯的警示信号，须查清最终用户和去向。`,
  'high-priority-not-held': f =>
    `税号${textOf(f['hsCode'])}是否列入共同高优先物项清单须核实：尚未导入该清单。`,
  'high-priority-part': f =>
    `税号${textOf(f['hsCode'])}之下有的子目列入共同高优先物项清单：请写到六位以上再核对。`,
  'high-priority-none': f => `税号${textOf(f['hsCode'])}不在共同高优先物项清单内。`,
  'party-elsewhere': f =>
    `${seated(f)}所在地${countryZh(f['country'])}与目的地${place(f)}不同，属警示信号，须查清物项最终去向。`,
  'party-goes-on': f =>
    `${seated(f)}所在地${countryZh(f['country'])}与目的地${place(f)}不同，而该物项运往${countryZh(f['country'])}需要许可或尚须核对：物项是否最终运往、转往${countryZh(f['country'])}（最终目的国）？警示信号排除前不得交易；确将运往该国的，请以该国为目的地重新判定。`,
  'party-stays': f =>
    `${seated(f)}所在地${countryZh(f['country'])}与目的地${place(f)}不同；已确认物项留在${place(f)}，请保存依据。`,
  'bank-open': '列名的银行是否在交易中作为中间收货人或代理人行事？仅办理付款时该名单不及于它，但属警示信号。',
  'not-subject': '美国成分未超门槛，也不是外国直接产品，不受该条例管辖。',
  'other-agency': f => `${eccn(f)}只是指引条目，物项由${agencyZh(f['agency'])}管辖，须按该机构规定办理。`,
  'agency-excluded': f => `${eccn(f)}不含由${agencyZh(f['agency'])}管辖的物项，此处按不属于该类处理。`,
  'ear99-declared': '按EAR99申报，未经核实；EAR99是逐项排除后的结果，不等于放行。',
  'unknown-entry': f => `${eccn(f)}不在现有清单数据中，须由专家核对分类。`,
  'moved-entry': f => `${eccn(f)}的物项已移至${textOf(f['to'])}，请按新条目重新分类。`,
  'related-outside': f =>
    `${eccn(f)}的许可要求没有涉及${textOf(f['related'])}：请核对所服务的物项，或按其所属条目${textOf(f['elsewhere']) === '' ? '' : `（${textOf(f['elsewhere'])}）`}重新分类。`,
  'entry-without-rows': f => `未能读到${eccn(f)}的许可要求，须由专家查阅原文。`,
  declared: f => `按${eccn(f)}${paragraphZh(f['paragraph'])}申报分类。`,
  'unknown-paragraph': f => `${eccn(f)}下没有${textOf(f['paragraph'])}项的记录，请核对段落。`,
  'paragraph-without-rows': f =>
    `${eccn(f)}的${textOf(f['paragraph'])}项没有任何管制理由，通常表示该物项由其他机构（如ITAR、核管会）管辖，不等于无需许可。`,
  'specially-designed': '条目含“专门设计”一词，请按772.1的判定与排除条款确认。',
  'encryption-class': '加密物项：请确认是否已按740.17分类、是否属大众市场物项。',
  'military-series': '属600系列或9x515条目，最终用户和此前批准情况会影响例外的使用。',
  destination: f => `目的地为${place(f)}，所属国家组：${textOf(f['groups']) || '无'}。`,
  'destination-unknown': f => `${place(f)}在国别表中没有对应行，不能视为无管制。`,
  domestic: '目的地为美国境内，不构成出口；向外国人披露技术另按视同出口判断。',
  'treated-as': f => `${place(f)}按${countryZh(f['treated'])}的规定办理。`,
  cuba: '古巴全面禁运：受该条例管辖的全部物项（含EAR99）均需许可，原则上拒绝。',
  'north-korea-embargo': '朝鲜：除EAR99食品和药品外，全部物项均需许可。',
  syria: '叙利亚：除EAR99食品和药品外，全部物项均需许可；EAR99可查看SPP例外。',
  iran: '伊朗：清单内物项需许可，且不得使用任何例外。',
  'iran-ofac': '伊朗：该物项另受财政部外国资产控制办公室的全面禁运限制，须取得其授权。',
  'occupied-ukraine': '收货地位于被占的克里米亚、顿涅茨克或卢甘斯克地区：除少数情形外全部物项需许可。',
  'occupied-open': '请核对收货地址是否位于克里米亚或所谓顿涅茨克、卢甘斯克地区。',
  'occupied-deemed': '视同出口按国籍判断，乌克兰国籍的人不因被占地区的禁运而需要许可。',
  'not-occupied': '已确认收货地址不在被占地区。',
  'food-or-medicine': '属EAR99食品、药品或获准的通信软件，不适用该禁运许可要求。',
  'food-or-medicine-open': '未说明是否为食品或药品，按不是处理。',
  'russia-belarus': f => `运往${place(f)}：清单内任何ECCN均需许可，原则上拒绝。`,
  'russia-civil-exclusion': '收货人为美国或A:5、A:6国家企业的民用子公司，符合746.8(a)(12)(ii)排除。',
  'russia-civil-exclusion-open': '该ECCN可对特定民用子公司免除许可，未说明收货人是否符合，按不符合处理。',
  'russia-listed-goods': f =>
    `EAR99物项须核对是否列入第746部分补编4、5、6的税号和物项清单${hsZh(f)}${heldZh(f['notHeld'])}。`,
  'russia-listed-code': f => `税号${textOf(f['hsCode'])}列入第746部分补编4或5：运往${place(f)}需要许可。`,
  'russian-industry-outside': '税号不在第746部分补编2之内，物项也无ECCN：油气用途规则不及于它。',
  'russia-not-listed': '已确认EAR99物项未列入第746部分补编4、5、6。',
  'iran-deemed':
    '向伊朗籍人员披露EAR99技术：该条例不要求许可，但外国资产控制办公室的规定可能要求其授权，须核实。是否需要该办公室授权？',
  'iraq-list': f => `伊拉克：${scope(f)}所列物项，出口、再出口和在其境内转让均需许可，国别表无标记也不例外。`,
  'iraq-open': f => `伊拉克：${scope(f)}所列物项均需许可；该项是否受此管制尚未确定。`,
  'iraq-regional': f =>
    `伊拉克：清单以地区稳定事由管制的物项均需许可，而${scope(f)}只点名其他国家，是否及于伊拉克须核实。`,
  'iraq-exceptions': '伊拉克：许可例外仅限第746.3条(c)款所列。',
  'iraq-military': '伊拉克：已知用于军事最终用途或军事最终用户，任何物项均需许可。',
  'chart-column': f => `${scope(f)}查国别表${textOf(f['column'])}列（${place(f)}）。`,
  'chart-referral': f => `国别表对${place(f)}不作标记，须按禁运条款判断，空白不表示允许。`,
  'footnote-cameras': f => `国别表脚注2、4：部分热成像相机运往${place(f)}另有较宽规定，此处按一般规定处理。`,
  'footnote-3': f => `国别表脚注3：0A919军用商品运往${place(f)}另有规定，须由专家核对。`,
  'note-china': f =>
    `${eccn(f)}的许可要求注释点名1890至1898年制造的枪械运往中国（现有文本未载，须核实）：属于该项吗？`,
  'footnote-7': f => `国别表脚注7：${eccn(f)}运往印度仍按RS2需要许可。`,
  'footnote-10': f => `国别表脚注10：${eccn(f)}运往${place(f)}仍需许可，虽然表内无标记。`,
  'every-paragraph': f =>
    `${eccn(f)}未填段落：不论属哪一段，运往${place(f)}都需要许可；段落决定事由、审查政策和例外，请补充。`,
  'paragraph-open': f => `${scope(f)}只涵盖部分段落，请补充具体段落。`,
  'scope-technical': f => `${scope(f)}附有技术或用途条件，需要确认是否满足。`,
  'scope-parameters': f => `${scope(f)}以达到${textOf(f['refs']) || '所指条目'}的参数为条件，需要确认。`,
  'scope-for': f => `${scope(f)}取决于为哪些物项所用：${rangesZh(f['refs'])}，需要确认。`,
  'scope-for-reason': f =>
    `${scope(f)}取决于所服务的物项（${rangesZh(f['refs'])}）是否因同一事由受控，需要确认。`,
  'scope-unless': f =>
    `${scope(f)}有除外情形（${exclusionZh(f)}）：是否符合？未说明，按不符合、管制适用处理。`,
  'scope-unverified': f => `${scope(f)}的内容未能核实，须由专家查阅原文。`,
  'advanced-worldwide':
    '先进计算物项：文本要求对全球许可，主管机关宣布自2025-05-13起不执行；原适用范围内按需要许可，其余须核实。',
  'advanced-regional': f =>
    `先进计算物项：D:1、D:4、D:5（A:5、A:6除外）及阿联酋需要许可，目的地为${place(f)}。`,
  'chip-tools': f => `半导体制造设备或高带宽存储：运往澳门和D:5组需要许可，目的地为${place(f)}。`,
  'from-d5': '自澳门或D:5组国家再出口先进计算技术需要许可，请确认起运地。',
  worldwide: '量子、先进半导体等新增管制：对全部目的地需要许可。',
  'y-paragraph': f => `600系列或9x515的.y段：运往中国、俄罗斯、委内瑞拉需要许可，目的地为${place(f)}。`,
  'un-embargo': f => `联合国武器禁运管制，目的地为${place(f)}。`,
  'russia-industry': f => `俄罗斯行业制裁物项，目的地为${place(f)}。`,
  encryption: f => `加密物项：除加拿大外均需许可，目的地为${place(f)}。`,
  'significant-item': f => `重要物项：除加拿大外均需许可，目的地为${place(f)}。`,
  'except-canada': f => `犯罪控制物项：除加拿大外均需许可，目的地为${place(f)}。`,
  'all-destinations': f => `${scope(f)}：对全部目的地需要许可。`,
  surreptitious: '秘密监听物项：对全部目的地需要许可。',
  'short-supply': '供应短缺物项：按第754部分判断，须由专家核对。',
  'north-korea': f => `反恐管制仅及朝鲜，目的地为${place(f)}。`,
  'iran-north-korea': f => `反恐管制及于伊朗和朝鲜，目的地为${place(f)}。`,
  'group-e1': f => `反恐管制及于E:1组国家，目的地为${place(f)}。`,
  iraq: f => `地区稳定管制及于伊拉克，目的地为${place(f)}。`,
  pakistan: f => `地区稳定管制及于巴基斯坦，目的地为${place(f)}。`,
  'iraq-pakistan': f => `地区稳定管制及于伊拉克和巴基斯坦，目的地为${place(f)}。`,
  'cwc-nonparty': f => `化学武器公约管制：运往非缔约国需要许可，目的地为${place(f)}。`,
  'cwc-nonparty-technology': f => `化学武器公约技术管制：运往非缔约国需要许可，目的地为${place(f)}。`,
  'footnote-5': '该管制只针对实体清单脚注5的当事方。',
  'np-computer': '计算机的核不扩散管制须按742.3(b)逐案判断。',
  'policy-chip-limits-2026':
    '芯片的总处理性能是否低于21000、总内存带宽是否低于6500 GB/s，并自美国出口、已在美国商业销售（2026年1月15日起逐案审查）？未说明，按否处理。',
  'policy-not-datacentre': '物项是否确非为数据中心设计或销售？未说明，按用于数据中心处理。',
  'ai-model-weights':
    '人工智能模型权重：管制由人工智能扩散规则新设，没有更早的适用范围；主管机关宣布自2025-05-13起不执行，须核实。',
  'parties-assumed': '未提供当事方筛查结果，按未列入任何名单处理。',
  'parties-clear': '当事方已筛查，未发现第744部分名单命中。',
  'parties-elsewhere': f =>
    `当事方命中的名单（${textOf(f['lists'])}）本身不产生第744部分的许可要求，但属警示信号，须按该名单自身的规定核对。`,
  'party-nobody': f =>
    `“${textOf(f['names'])}”${namesNobodyZh}：当事方未经筛查，不能按未列名处理，请补全名称。`,
  'party-common': f =>
    `“${textOf(f['names'])}”${namesNobodyZh}：请补全名称；名称已是全称的，须按地址、登记编号等另行核对——是否为名单所列主体？`,
  'party-open-hit': f => `当事方可能是名单所列主体（${textOf(f['names'])}），须先核对是否为同一主体。`,
  'lists-not-held': f => `尚未导入以下名单，未能核对：${namesZh(f['lists'])}。`,
  'mieu-list': f =>
    `当事方为744.22列名的军事情报最终用户${reference(f)}：任何物项均需许可，推定拒绝，仅可能适用GOV。`,
  nonproliferation: f =>
    `当事方受防扩散制裁${reference(f)}：所依法律属744.19所列时，任何许可申请都将被拒绝，须先核对。`,
  'nonproliferation-other': '已确认制裁所依法律不在744.19所列之内。',
  'nonproliferation-denied': '制裁所依法律属744.19所列：凡需许可的交易，申请将被拒绝。',
  'outside-sdn': f =>
    `当事方为特别指定国民${reference(f)}：物项虽不受该条例管辖，仍须遵守外国资产控制办公室的规定。`,
  'outside-footnote': f =>
    `当事方在实体清单带有脚注${textOf(f['footnotes'])}${reference(f)}：须另行确认物项不是对应外国直接产品规则所及的产品。`,
  'outside-listed': f =>
    `当事方列于第744部分名单${reference(f)}：该名单只及受该条例管辖的物项，请保存物项不受管辖的依据。`,
  'outside-owned': f => `${textOf(f['reason'])}该规则只及受该条例管辖的物项，请保存物项不受管辖的依据。`,
  'denied-person':
    '当事方被列入拒绝交易名单：禁止该令所及的一切交易，不得使用任何许可例外；除非BIS对该令另有书面授权。',
  'entity-list': f =>
    `当事方被列入实体清单${reference(f)}：${entityScopes[textOf(f['scope'])] ?? '全部受EAR管辖物项'}需要许可，除条目另有规定外不得使用例外；审查政策：${policyZh(f['policy'])}${f['mixed'] === true ? '；条目对其所列的部分物项逐案审查，请核对补编4的审查政策栏' : ''}。`,
  'entity-list-excluded': '条目对部分物项或交易另有除外：请核对条目的许可要求栏，未确认前按需要许可处理。',
  'entity-list-outside': '实体清单条目只及清单内物项，EAR99不在其内。',
  'entity-list-specified': '实体清单条目限定了物项范围，请核对条目的许可要求栏。',
  'entity-footnote': f =>
    `实体清单脚注${textOf(f['footnotes'])}${reference(f)}：外国制造物项可能受外国直接产品规则约束。`,
  'meu-list': '当事方为军事最终用户名单实体，物项列于第744部分补编2：需要许可。',
  'meu-outside': '当事方为军事最终用户名单实体，但该物项不在第744部分补编2内。',
  'military-items-open': '该ECCN只有部分物项列于第744部分补编2，请核对技术范围。',
  'unverified-list': '当事方被列入未经核实名单：不得使用任何许可例外。',
  'uvl-statement': '未经核实名单当事方：不需许可的交易须先取得其书面声明。',
  sdn: f =>
    `当事方为特别指定国民（${textOf(f['programmes'])}）：需要许可，并以外国资产控制办公室的授权为准。`,
  'sdn-other': '当事方为其他项目的特别指定国民，请先核对外国资产控制办公室的规定。',
  affiliates: f => `${textOf(f['reason'])}适用50%规则${stateZh(f['state'])}，按名单方中最严的限制办理。`,
  'affiliate-minority': f => `${textOf(f['reason'])}未达50%，不适用50%规则，但须关注控制关系。`,
  'affiliate-unknown': f => `${textOf(f['reason'])}名单方持股比例不明（警示信号29）：须查清后再交易。`,
  'affiliate-red-flag': f =>
    `${textOf(f['reason'])}名单方持股已达50%，50%规则${stateZh(f['state']) || '（该日不适用）'}，但属警示信号，须先排除。`,
  'affiliate-uncovered': f => `股东${textOf(f['names'])}列于50%规则所不及的名单，仍属警示信号，须先排除。`,
  'ofac-owned': f => `${textOf(f['reason'])}外国资产控制办公室的50%规则一直有效，须先核对其规定。`,
  'owners-untold': f =>
    `未收录股权数据：未填写当事方的股东。BIS关联企业50%规则${stateZh(f['state']) || '（该日尚未实施）'}；持股比例不明属警示信号29。`,
  'owners-clear': f => `已填写的股东中没有第744部分50%规则所及的名单方${stateZh(f['state'])}。`,
  'end-use-assumed': '未回答最终用途问题，按民用且无警示信号处理。',
  'end-use-flagged': '未回答最终用途问题；当事方有上述军事警示信号，不能按民用处理，其余用途按“否”处理。',
  'end-use-clear': '最终用途问题均已排除。',
  'end-use-partly': f => `最终用途问题${textOf(f['open'])}未回答，按“否”处理。`,
  'known-danger':
    '已知或应知存在国家安全、大规模杀伤性武器或恐怖主义风险：是否触及第744部分的最终用途、最终用户限制，须先查清。',
  'end-use-unclear': f => `最终用途“${use(f)}”答为不清楚，须补充尽职调查。`,
  nuclear: '已知用于核爆炸、未受保障的核活动等用途：需要许可。',
  'nuclear-exempt': '目的地列于第744部分补编3，不适用核最终用途许可要求。',
  missile: '已知用于火箭或无人机（D:4组，或运载大规模杀伤性武器）：需要许可。',
  'missile-outside': '火箭或无人机用途在D:4组之外，且不用于运载大规模杀伤性武器。',
  'missile-there':
    '当事方或其母公司总部在D:4组国家：物项虽运往他处，是否用于该国的火箭或无人机项目（航程300公里以上或不明）？',
  'missile-delivery': '请确认火箭或无人机是否用于运载大规模杀伤性武器。',
  'chemical-biological': '已知用于化学或生物武器：对任何目的地都需要许可。',
  'naval-nuclear': '已知用于外国舰船核动力：需要许可，且不得使用例外。',
  'us-person-outside':
    '第744.6条约束的是美国人的行为，与物项是否受该条例管辖无关：美国人（含在美国境内的人、美国公民、永久居民及依美国法设立的实体）运输、传输、维修或以其他方式支持该条所列大规模杀伤性武器、军事情报或先进芯片制造用途，须先取得许可，须由专家核对。',
  'us-person-assumed':
    '所述用途属第744.6条禁止美国人支持的范围：未回答是否有美国人参与，按“否”处理；如有，物项不受该条例管辖也须先取得许可。',
  'us-person': '涉及美国人支持活动或外国船舶、航空器，须由专家核对。',
  military: f =>
    textOf(f['user']) === ''
      ? `已知用于军事最终用途或军事最终用户（${place(f)}）：需要许可，仅可能适用GOV。`
      : `${textOf(f['user'])}从名称看是军事最终用户（744.21(g)，${place(f)}）：需要许可，仅可能适用GOV。`,
  'military-there':
    '当事方或其母公司总部在744.21所列国家：物项虽运往他处，是否最终用于该国的军事最终用途，或供该国名单所列的军事最终用户？',
  'military-service': f =>
    `${textOf(f['name'])}从名称看属${countryZh(f['country'])}的武装力量、国民警卫队、国家警察或政府情报、侦察机构：按已知的军事最终用户处理（744.21(g)），不论对最终用途如何回答。`,
  'military-user-open': f =>
    `${textOf(f['name'])}${militarySignZh(f)}：是否为军事最终用户（武装力量、国民警卫队、国家警察、政府情报或侦察机构，或其行为、职能意在支持军事最终用途的主体），或物项是否用于军事最终用途？未列入名单不免除核查义务。`,
  'military-user-not': f =>
    `${textOf(f['name'])}${militarySignZh(f)}；已确认其不是军事最终用户，物项也不用于军事最终用途，请保存依据。`,
  'military-outside': f => `${place(f)}不在744.21军事最终用途规则所列国家之内。`,
  'military-item-outside': '该物项不在第744部分补编2所列物项之内，744.21(a)(1)对其不要求许可。',
  'military-camera': '热成像相机类物项供军事用户使用，请按744.9核对。',
  'military-microprocessor': '高性能微处理器供D:1组军事用途，请按744.17核对性能指标。',
  'military-intelligence': '已知用于军事情报最终用途或用户：任何物项均需许可。',
  'intelligence-named': f =>
    `${textOf(f['name'])}从名称看是744.22(f)(2)点名的${countryZh(f['country'])}军事情报最终用户（“${textOf(f['words'])}”）：任何物项（含EAR99）无论运往何处均需许可，不论对最终用途如何回答，仅可能适用GOV。`,
  'intelligence-service': f =>
    `${textOf(f['name'])}从名称看属${countryZh(f['country'])}武装力量的情报或侦察机构（“${textOf(f['words'])}”）：按744.22(f)(2)所称军事情报最终用户处理，任何物项（含EAR99）均需许可，不论对最终用途如何回答，仅可能适用GOV。`,
  'intelligence-open': f =>
    `${textOf(f['name'])}名称含“${textOf(f['words'])}”：是否为武装力量或国民警卫队的情报、侦察机构（744.22(f)(2)军事情报最终用户），或物项是否用于军事情报最终用途？如是，任何物项（含EAR99）均需许可。`,
  'intelligence-there': f =>
    `${textOf(f['name'])}从名称看属${countryZh(f['country'])}武装力量的情报或侦察机构（“${textOf(f['words'])}”），而${place(f)}不在744.22所列国家之内，在该处仅限744.22(f)(2)点名的机构：是否为其点名的机构，或物项是否转往所列国家供军事情报之用？`,
  'military-intelligence-elsewhere': '军事情报用户可能位于所列国家之外，请核对其身份。',
  semiconductor:
    '已知用于澳门或D:5组（或总部在该处的当事方）的超级计算机、数据中心、先进制程或芯片设备：需要许可。',
  'semiconductor-outside': '目的地和当事方总部均不在澳门或D:5组。',
  headquarters: f =>
    `${eccn(f)}属先进计算物项，当事方或其最终母公司总部在澳门或D:5组：运往${place(f)}也需要许可。`,
  'headquarters-elsewhere': '当事方及其最终母公司总部均不在澳门或D:5组。',
  'headquarters-open': f =>
    `${eccn(f)}属先进计算物项：当事方或其最终母公司总部是否在澳门或D:5组（如中国）？在则运往任何目的地都需要许可。`,
  'headquarters-paragraph': f =>
    `${eccn(f)}只有部分段落属先进计算物项，总部在澳门或D:5组的当事方须补充具体段落。`,
  'semiconductor-facility':
    'EAR99物项供总部在澳门或D:5组的公司：是否用于运往位于澳门或D:5组的先进制程晶圆厂的集成电路研制或生产？',
  'semiconductor-headquarters': '请确认当事方或其最终母公司总部是否在澳门或D:5组。',
  'human-rights': '涉及犯罪控制或人权风险，须由专家评估。',
  'russian-industry': '已知用于俄罗斯、白俄罗斯油气等项目：需要许可，原则上拒绝。',
  'russian-diversion': '已知最终用于俄罗斯、白俄罗斯产业，存在转运风险，须先查清。',
  'bar-sl': '秘密监听物项只可能使用GOV例外。',
  'bar-crime-control': '犯罪控制物项运往该目的地，除GOV外不得使用例外。',
  'bar-missile': '导弹技术物项只可使用少数例外，不得使用LVS、GBS。',
  'bar-chip-tools': '芯片制造设备运往澳门或D:5组，除GOV外不得使用例外。',
  'bar-advanced-computing': f => `先进计算物项只可能使用：${textOf(f['only'])}。`,
  'bar-torture': '该物项不得使用任何例外。',
  'bar-0y521': '0Y521条目的物项除GOV和第774部分补编5列明者外不得使用例外。',
  'bar-military-series': '600系列和9x515物项运往D:5组，除GOV外不得使用例外。',
  exceptions: f =>
    `例外候选：${textOf(f['candidates']) || '无'}；不可用：${textOf(f['unavailable']) || '无'}；视交易事实而定：${textOf(f['byFacts']) || '无'}。`,
  prohibited: '结论：禁止交易。',
  licence_required: f =>
    textOf(f['byFacts']) === ''
      ? '结论：需要许可证，未见可用的例外。'
      : `结论：需要许可证；按所填事实未见可用的例外，另有例外（${textOf(f['byFacts'])}）视交易事实而定，须逐项核对。`,
  exception_may_apply: '结论：需要许可证；有例外候选，须逐项确认条件。',
  expert_review: f => `结论：${openZh(f['open'])}尚待确认，须补充回答或由专家复核。`,
  'subject-open': f =>
    `结论：${openZh(f['open'])}尚待确认；物项如受该条例管辖，即有上述许可要求，须补充回答或由专家复核。`,
  no_licence_required: '结论：在所填事实和所作假定之下未发现许可要求；不等于放行。',
  'outside-ear': '结论：按所填事实不受该条例管辖；请保存依据。',
  'cn-domestic': '在中国境内向中国的组织或个人交付，不属于出口。',
  'cn-foreign-recipient': '在中国境内向外国组织或个人提供管制物项，按出口办理。',
  'cn-foreign-recipient-open':
    '在中国境内交付：收货人是否为外国组织或个人（含外国在华机构）？是则按出口办理。',
  'cn-origin-open':
    '自中国境外发运：物项是否原产中国、曾自中国出口，或过境、转运、通运经过中国？否则中国清单的出口许可不及于它。',
  'cn-origin': '自中国境外发运，但物项原产中国或曾自中国出口：仍按中国出口管制核对。',
  'cn-abroad': f =>
    `自中国境外发运${stateZh(f['state'])}：物项是否含价值0.1%及以上的中国原产管制稀土、以中国稀土技术生产，或本身为中国原产的管制稀土物项？是则须取得中国许可；${rareEarthRefusedZh}`,
  'cn-abroad-origin': f =>
    `自中国境外发运：物项是否为原产中国的公告附件所列稀土物项（自${textOf(f['from'])}起实施）？是则须取得中国许可；${rareEarthRefusedZh}`,
  'cn-abroad-suspended': f =>
    `自中国境外发运：${textOf(f['subject'])}的管制在该日暂停实施，至${textOf(f['until'])}。`,
  'cn-abroad-not-yet': f =>
    `自中国境外发运：${textOf(f['subject'])}（中国原产稀土价值占0.1%及以上）的管制自${textOf(f['from'])}起实施，该日尚未实施。`,
  'cn-rare-earth': f =>
    `${textOf(f['subject'])}${stateZh(f['state'])}：清单外物项也须取得许可，未经许可不得提供。`,
  'cn-rare-earth-free': '已说明物项不用于境外稀土开采、冶炼分离、金属冶炼、磁材制造或二次资源回收利用。',
  'cn-rare-earth-untold': f =>
    `是否明知物项用于或实质性有助于境外稀土开采、冶炼分离、金属冶炼、磁材制造或二次资源回收利用${stateZh(f['state'])}？未说明，按否处理；是则清单外物项也须取得许可。`,
  'cn-outside': '物项不自中国出口，也不含中国原产管制成分。',
  'cn-code-open': '未填写两用物项管制编码，请先按两用物项出口管制清单归类。',
  'cn-code-unreadable': f => `${textOf(f['code'])}不是有效的管制编码。`,
  'cn-code-unknown': f => `${textOf(f['code'])}不在现有清单和公告数据中，请核对。`,
  'cn-not-listed': '声明不在两用物项出口管制清单内，仍适用全面管制条款。',
  'cn-customs-code': f =>
    `税号${textOf(f['hsCode'])}是公告为两用物项编码${textOf(f['codes'])}所列的参考海关商品编号${textOf(f['state'])}，却声明不在清单内：物项是否达到该编码的参数？须核对参数并留存分类理由。`,
  'cn-listed': f =>
    textOf(f['levels']) === ''
      ? `${textOf(f['code'])}在两用物项出口管制清单内，出口须取得许可。`
      : `${textOf(f['base'])}在两用物项出口管制清单内，出口须取得许可；下级编码${textOf(f['levels'])}未收录，按${textOf(f['base'])}判定。`,
  'cn-notice': f => `${textOf(f['code'])}由公告管制（${textOf(f['subject'])}）${stateZh(f['state'])}。`,
  'cn-notice-suspended': f => `相关公告（${textOf(f['subject'])}）在该日暂停实施，至${textOf(f['until'])}。`,
  'cn-notice-not-yet': f => `${textOf(f['code'])}所依公告（${textOf(f['subject'])}）在该日尚未实施。`,
  'cn-licence-goods': f =>
    `海关编码${textOf(f['hsCode'])}属${catalogue(f)}的“${textOf(f['goods'])}”：${licenceKindZh(f)}。`,
  'cn-licence-goods-open': f =>
    `海关编码${textOf(f['hsCode'])}可能属${catalogue(f)}的“${textOf(f['goods'])}”（${textOf(f['codes'])}）：本货物的10位海关编码是否在其中${conditionOf(f)}？是则${licenceKindZh(f)}。`,
  'cn-licence-goods-last-open': f =>
    `该日所属年度的出口许可证管理货物目录未收录；${textOf(f['year'])}年目录的“${textOf(f['goods'])}”列有海关编码${textOf(f['codes'])}：请核对现行目录，本货物是否仍须出口许可证${conditionOf(f)}？`,
  'cn-licence-goods-none': f =>
    `海关编码${textOf(f['hsCode'])}不在${catalogue(f)}内${textOf(f['codes']) === '' ? '' : `；同一8位税号下列有${textOf(f['codes'])}（${textOf(f['goods'])}），请核对10位编码`}。`,
  'cn-licence-goods-untold': '未填海关编码，未查对出口许可证管理货物目录（配额和许可证货物）。',
  'cn-licence-goods-year': '该日所属年度的出口许可证管理货物目录未收录，未查对配额和许可证货物。',
  'cn-military': f => `${textOf(f['subject'])}。`,
  'cn-military-service': f =>
    `${textOf(f['name'])}从名称看属${place(f)}的军事用户；${textOf(f['subject'])}。`,
  'cn-military-sign': f =>
    `${textOf(f['subject'])}。${textOf(f['name'])}名称含“${textOf(f['words'])}”：是否为${place(f)}军事用户，或物项是否用于军事用途${strengthZh(f)}？`,
  'cn-military-untold': f =>
    `${textOf(f['subject'])}。最终用户是否为${place(f)}军事用户，或物项是否用于军事用途${strengthZh(f)}？未说明，按否处理。`,
  'cn-un-embargo': f =>
    `${place(f)}受联合国安理会全面制裁，中国以商务部、海关总署公告执行其禁运（公告未收入本库）：物项是否在禁止之列（机械、运输工具、钢铁和其他金属、油品、奢侈品、军品及两用物项等）？须由专家逐项核对。`,
  'cn-un-embargo-free': f => `${place(f)}：已核对物项不在执行安理会决议的禁运公告之列，请保存依据。`,
  'cn-destination': f =>
    f['state'] === 'verify'
      ? `${textOf(f['subject'])}：该公告暂停实施至${textOf(f['until'])}，暂停期已过，是否恢复实施？须核实，未核实前按有效处理。`
      : `${textOf(f['subject'])}。`,
  'cn-goes-on': f =>
    `${textOf(f['subject'])}。收货方或最终用户位于${countryZh(f['country'])}，物项却发往${place(f)}：是否最终运往、转往${countryZh(f['country'])}？`,
  'cn-stays': f => `收货方或最终用户位于${countryZh(f['country'])}；已确认物项留在${place(f)}，请保存依据。`,
  'cn-parties-assumed': '未提供当事方筛查结果，按未列入中国各名单处理。',
  'cn-control-list':
    '当事方被列入出口管制管控名单：禁止向其出口两用物项；特殊情况下确需出口的，须向商务部申请，经批准后方可进行。',
  'cn-control-list-unlisted': '当事方被列入出口管制管控名单；声明物项不属两用物项。',
  'cn-control-list-catch-all': '与管控名单方交易，须先排除全面管制条款所列风险。',
  'cn-watch-list':
    '当事方被列入关注名单：不得申请通用许可或以登记填报信息方式获得出口凭证；申请单项许可时须提交风险评估报告并作出承诺（公告2026年第12号、第28号所列日本实体：书面承诺不用于提升日本军事实力，涉日本军事用户、军事用途的不予批准）。',
  'cn-unreliable': f => `当事方被列入不可靠实体清单：${unreliableZh(f)}。`,
  'cn-unreliable-other': f => `当事方被列入不可靠实体清单：${unreliableZh(f)}。`,
  'cn-countermeasures': '当事方被采取反制措施：请核对具体措施。',
  'cn-list-paused': f =>
    `当事方列于${chinaListZh(f)}，其措施在该日暂停${textOf(f['until']) === '' ? '' : `，至${textOf(f['until'])}`}；恢复以公告为准。`,
  'cn-list-pause-over': f =>
    `当事方列于${chinaListZh(f)}，其措施暂停至${textOf(f['until'])}；暂停期已过，是否恢复须核实。`,
  'cn-list-unverified': f =>
    `当事方列于${chinaListZh(f)}；该列入其后是否暂停或停止实施未核实，须向发布机构核对，未核实前按有效处理。`,
  'cn-affiliate': f => `${textOf(f['reason'])}请核对公告是否及于其控股企业。`,
  'cn-catch-all-open': '未回答全面管制问题：是否知道或应当知道存在国家安全、大规模杀伤性武器或恐怖主义风险。',
  'cn-catch-all': f => `最终用途“${use(f)}”属全面管制条款所列风险，清单外物项也须申请许可。`,
  'cn-catch-all-weighed': f =>
    `最终用途“${use(f)}”：是否危害国家安全而适用全面管制条款（清单外物项也须申请许可），须先查清。`,
  'cn-catch-all-unclear': f =>
    `最终用途“${use(f)}”答为不清楚：如属实，可能适用全面管制条款（清单外物项也须申请许可），须先查清。`,
  'cn-prohibited': '中国出口管制结论：禁止出口。',
  'cn-trade-licence': '中国出口结论：属出口许可证管理货物，须取得出口许可证。',
  'cn-licence_required': '中国出口管制结论：须取得许可证。',
  'cn-expert_review': f => `中国出口管制结论：${openZh(f['open'])}尚待确认，须补充信息或由专家复核。`,
  'cn-no_licence_required': '中国出口管制结论：在所填事实之下未发现许可要求。',
}

/** 公告2025年第61号第二条、第三条. */
const rareEarthRefusedZh =
  '对境外军事用户、管控名单和关注名单主体（含其控股50%及以上的子公司、分公司），以及用于大规模杀伤性武器、恐怖主义、军事用途或提升军事潜力的申请，原则上不予许可。'

/** 公告2026年第1号 goes beyond military users and uses. */
const strengthZh = ({ destination }: Facts): string =>
  destination === 'JP' ? '，或有助于提升日本军事实力的其他用户、用途' : ''

/** Why somebody may be a military end user: lists of military companies, or words of the name. */
const militarySignZh = ({ lists, words }: Facts): string => {
  const listed = textOf(lists) === '' ? [] : [`命中军工企业名单（${textOf(lists)}）`]
  const named = textOf(words) === '' ? [] : [`名称含“${textOf(words)}”`]
  return [...listed, ...named].join('，')
}

const partyLists: Readonly<Record<string, string>> = {
  'denied-persons': '拒绝交易名单',
  'entity-list': '实体清单',
  'meu-list': '军事最终用户名单',
  'mieu-list': '军事情报最终用户',
  'unverified-list': '未经核实名单',
  sdn: '特别指定国民名单',
  nonproliferation: '防扩散制裁名单',
}

const chinaLists: Readonly<Record<string, string>> = {
  'cn-control-list': '出口管制管控名单',
  'cn-watch-list': '关注名单',
  'cn-unreliable': '不可靠实体清单',
  'cn-countermeasures': '反制清单',
}

const unreliableZh = ({ measure }: Facts): string => unreliableWords[measure as UnreliableKind] ?? ''

const chinaListZh = (facts: Facts): string => `${chinaLists[textOf(facts['list'])] ?? ''}${reference(facts)}`

const namesZh = (value: FactValue | undefined): string =>
  (Array.isArray(value) ? value : []).map(name => partyLists[name] ?? String(name)).join('、')

const openZh = (value: FactValue | undefined): string =>
  (Array.isArray(value) ? value : []).map(stage => stagesZh[stage as Stage]).join('、')

const agencies: Readonly<Record<string, string>> = {
  ITAR: '美国国务院（ITAR）',
  NRC: '美国核管理委员会',
  DOE: '美国能源部',
}

const agencyZh = (value: FactValue | undefined): string => agencies[textOf(value)] ?? textOf(value)

const paragraphZh = (value: FactValue | undefined): string =>
  textOf(value) === '' ? '' : `的${textOf(value)}项`

const shareZh = (value: FactValue | undefined): string =>
  typeof value === 'number' ? `${String(value)}%` : '不明'

const states: Readonly<Record<string, string>> = {
  on: '（有效）',
  off: '（暂停）',
  verify: '（暂停期已过，是否恢复须核实，按有效处理）',
}

const stateZh = (value: FactValue | undefined): string => states[textOf(value)] ?? ''

const rangesZh = (value: FactValue | undefined): string => textOf(value).replaceAll('-', '至') || '见条目'

/** What a row leaves out: in words, or by the items that it names. */
const exclusionZh = ({ exclusion, refs }: Facts): string => {
  if (textOf(exclusion) !== '') return textOf(exclusion)
  return textOf(refs) === '' ? '见条目' : `为${rangesZh(refs)}所用`
}

const listZh = (value: FactValue | undefined): string => textOf(value) || '无'

const rangeZh = ({ least, most }: Facts): string =>
  least === most ? `${textOf(least)}%` : `${textOf(least)}%至${textOf(most)}%`

const hsZh = ({ hsCode }: Facts): string => (textOf(hsCode) === '' ? '' : `（税号${textOf(hsCode)}）`)

const heldZh = (notHeld: FactValue | undefined): string =>
  Array.isArray(notHeld) && notHeld.length > 0 ? '；补编4、5的税号清单尚未导入，须核实' : ''

const product = (facts: Facts): string => productRules[textOf(facts['productRule'])] ?? ''

/** Rules of 734.9 by what they are for. */
const productRules: Readonly<Record<string, string>> = {
  ns: '国家安全',
  '9x515': '9x515物项',
  '600': '600系列',
  'footnote-1': '实体清单脚注1',
  'footnote-4': '实体清单脚注4',
  'footnote-5': '实体清单脚注5',
  'footnote-3': '俄白军事最终用户',
  russia: '俄罗斯、白俄罗斯和被占地区',
  advanced: '先进计算',
  supercomputer: '超级计算机',
  iran: '伊朗',
  tools: '半导体制造设备',
  weights: '人工智能模型权重，2025-05-13起不执行，须核实',
}
