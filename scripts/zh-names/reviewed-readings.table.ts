/**
 * Rows whose characters do not read as the pinyin under which the party is listed, and are right all the same.
 * Each was looked at by itself; the tests name rows that no longer need to stand here.
 */
export const reviewedReadings: readonly { readonly reason: string; readonly rows: readonly string[] }[] = [
  {
    reason:
      'The listed pinyin is a former name, the parent or a unit of the party; this is another of its names.',
    rows: [
      'ofac-sdn 9753 中国精密机械进出口有限公司',
      'ofac-sdn 23648 金木棉集团',
      'ofac-sdn 30754 开封炭素有限公司',
      'ofac-sdn 49499 九州风神',
      'ofac-nonsdn 15268 克拉玛依市商业银行',
      'ofac-nonsdn 32053 中航重机股份有限公司',
      'ofac-nonsdn 32056 中航沈飞股份有限公司',
      'ofac-nonsdn 32056 中航黑豹股份有限公司',
      'ofac-nonsdn 32078 内蒙古第一机械集团股份有限公司',
      'ofac-nonsdn 32084 航天彩虹无人机股份有限公司',
      'ofac-nonsdn 32106 中国船舶重工集团动力股份有限公司',
      'ofac-nonsdn 32107 中光学集团股份有限公司',
      'bis-entity-list BEIJINGMACHINERYINDUSTRYAUTOMATIONRESEARCHINSTITUTECOLTD/CN 北京机械工业自动化研究所有限公司',
      'bis-entity-list CHINASTATESHIPBUILDINGCORPORATIONLIMITEDCSSC718THRESEARCHINSTITUTE/CN 中国船舶重工集团公司第七一八研究所',
      'bis-entity-list CHINASTATESHIPBUILDINGCORPORATIONLIMITEDCSSC7THRESEARCHACADEMY/CN 中国船舶重工集团公司第七研究院',
      'bis-entity-list FIBERHOMETECHNOLOGIESGROUP/CN 烽火科技集团有限公司',
      'bis-entity-list FIBERHOMETECHNOLOGIESGROUP/CN 烽火科技',
      'bis-entity-list FIBERHOMETECHNOLOGIESGROUP/CN 烽火通信科技股份有限公司',
      'bis-entity-list FIBERHOMETECHNOLOGIESGROUP/CN 烽火通信',
      'bis-entity-list NATIONALUNIVERSITYOFDEFENSETECHNOLOGY/CN 国防科学技术大学',
      'bis-entity-list XIAMENMEIYAPICOINFORMATIONCOLTD/CN 国投智能（厦门）信息股份有限公司',
      'bis-entity-list YAGUANGTECHNOLOGYGROUPCOLTD/CN 太阳鸟游艇股份有限公司',
      'bis-meu HARBINGENERALAIRCRAFTINDUSTRYCOLTD/CN 哈尔滨通用飞机工业有限责任公司',
    ],
  },
  {
    reason: 'A number or a brand that shares no sound with the listed pinyin.',
    rows: [
      'ofac-sdn 24977 延边银星网络科技有限公司',
      'bis-entity-list BAOTOUGUANGHUACHEMICALINDUSTRIALCORPORATION/CN 中核二〇二厂',
      'bis-entity-list BEIJINGHUAWEILONGSHINEINFORMATIONTECHNOLOGYCOLTD/CN 北京华为朗新科技有限公司',
      'bis-entity-list CAMBRICONTECHNOLOGIESCORPORATIONLIMITED/CN 寒武纪',
      'bis-entity-list CHENGDUYAGUANGELECTRONICSCOLTD/CN 国营第九七〇厂',
      'bis-entity-list GUANGZHOUHAIGECOMMUNICATIONGROUPCOLTD/CN 国营第七五〇厂',
      'bis-entity-list GUILINCHANGHAIDEVELOPMENTCOLTD/CN 国营第七二二厂',
      'bis-entity-list HUBEIGUANGXINGCOMMUNICATIONSTECHNOLOGYCOLTD/CN 国营第七一一厂',
      'bis-entity-list LOONGSONTECHNOLOGY/CN 龙芯',
      'bis-entity-list SHAANXICHANGLINGELECTRONICTECHNOLOGYCOLTD/CN 国营第七八二厂',
      'bis-meu AVICLEIHUAELECTRONICTECHNOLOGYRESEARCHINSTITUTE/CN 中航工业607所',
      'us-1260h CETCCYBERSPACESECURITYTECHNOLOGYCOLTD/CN 中电科网络安全科技股份有限公司',
      'us-1260h CHENGDUWESTONEINFORMATIONINDUSTRYCOLTD/CN 卫士通',
    ],
  },
  {
    reason: 'A short name that abridges within a listed word.',
    rows: [
      'ofac-sdn 52536 瓦轴',
      'bis-entity-list SHANGHAIAISINOCHIPELECTRONICSTECHNOLOGYCOLTD/CN 航芯',
      'bis-entity-list SIENQINGDAOCOLTD/CN 芯恩',
      'bis-entity-list XINJIANGSAILINGINFORMATIONTECHNOLOGYCOLTD/CN 熙菱信息',
      'bis-uvl CHANGHEAIRCRAFTINDUSTRIESGROUP/CN 昌飞',
    ],
  },
  {
    reason: 'Listed in Cantonese spelling.',
    rows: ['ofac-nonsdn 29242 邓炳强', 'ofac-nonsdn 29243 郑若骅', 'ofac-nonsdn 29260 陈国基'],
  },
  {
    reason: 'Listed first under the other of two names.',
    rows: ['ofac-nonsdn 30967 孙青野'],
  },
  {
    reason: 'The list misspells or misreads the characters.',
    rows: [
      'bis-entity-list BEIJINGCLOUDMINDTECHNOLOGYCOLTD/CN 北京达闼科技有限公司',
      'bis-entity-list BEIJINGCLOUDMINDTECHNOLOGYCOLTD/CN 达闼',
      'bis-entity-list BEIJINGCLOUDMINDTECHNOLOGYCOLTD/CN 达闼科技',
      'bis-entity-list HIGON/CN 天津海光先进技术投资有限公司',
      'bis-entity-list MOORETHREADINTELLIGENTTECHNOLOGYBEIJINGCOLTD/CN 摩尔线程智能科技（北京）股份有限公司',
      'bis-entity-list MOORETHREADINTELLIGENTTECHNOLOGYBEIJINGCOLTD/CN 摩尔线程智能科技（北京）有限责任公司',
      'bis-entity-list NANJINGSIMITEOPTICALINSTRUMENTSCOLTD/CN 南京施密特光学仪器有限公司',
      'bis-entity-list XINJIANGDAQONEWENERGYCOLTD/CN 新疆大全新能源股份有限公司',
      'us-uflpa XINJIANGDAQONEWENERGYCOLTD/CN 新疆大全新能源股份有限公司',
      'us-uflpa XINJIANGDAQONEWENERGYCOLTD/CN 大全能源',
      'us-special-leg AIRFORCESHIJIANZHUANGFLIGHTACADEMY/-- 空军石家庄飞行学院',
      'us-special-leg XIANJIATONGUNIVERSITY/-- 西安交通大学',
    ],
  },
]
