/**
 * Names of a further round, written before any table was changed for them, though after some forty of them had been found
 * wrong by somebody else; `-` is an ordinary thing that is EAR99.
 */
export const inventedGoods = {
  materialsZh: `
铼合金单晶叶片 | 9A001 9E003 9C001
碳化硅纤维编织布 | 1C010 1C007
聚酰亚胺薄膜 高性能 | 1A003
碳纤维缠绕气瓶 | 1A202 1A002
T1000碳丝 | 1C010 1C210
芳纶1414长丝 | 1C010 1C210
超高分子量聚乙烯无纬布 | 1C010 1C210 1A005
钨铜喉衬 | 1C117 9A106 9A108 1C004
钛铝靶材 | 1C002 1C202 3C992 1C999
铍镜坯 | 1C230 6C004
碲化镉单晶 | 6C002 6C992 3C001
锑化铟晶片 | 3C001 3C003 3C005 3C004 6C002
三氧化二锑 | 3C003
二氧化锗 | 3C002
磷化铟衬底 | 3C001 3C004 3C005
碳化硼粉 | 1C007 1C004 1C998 1C225
高纯铋锭 | 1C229 6C001
海绵钛 | 1C002 1C202 1C990 1C001
马氏体时效钢板 | 1C116 1C216
无取向非晶带材 | 1C003
吸波涂料 | 1C001
隐身涂层材料 | 1C001
液压油 全氟聚醚 | 1C006
镍基高温合金粉末 | 1C002
定制石墨纸 | 1C108 1C107 1C298
柔性石墨板 | 1C108 1C107 1C298
球形铝粉 | 1C111
高氯酸铵 | 1C111
端羟基聚丁二烯 | 1C111
硼粉 无定形 | 1C111 1C225
氧化钬粉末 | 1C909
氧化铒 | 1C910
氧化铥 | 1C911
氧化铕荧光级 | 1C912
金属镱锭 | 1C913
钐钴永磁体 | 1C902
`,
  processingZh: `
三轴铣床 | 2B001 2B201 2B991
叶片铣床 | 2B001 2B201 2B991
键槽拉床 | 2B001 2B991 2B999
深孔钻床 | 2B001 2B201 2B991 2B999
坐标镗床 | 2B001 2B201 2B991
螺纹磨床 | 2B001 2B201 2B991
成形磨齿机 | 2B003 2B991
单点金刚石车床 | 2B001 2B201
超精密飞刀铣床 | 2B001 2B201 2B991
流化床 | 1B003 2B350 3B901 2B005 2B999 2B105
旋压机床 | 2B009 2B109 2B209
滚珠丝杠 精密级 | 2B201 2B999 2B992 2B991
摆角铣头 | 2B008 2B992 2B001
光栅尺 | 2B006 2B206 2B992
圆度仪 | 2B006 2B206 2B996
热等静压炉 | 2B004 2B104 2B204
真空感应熔炼炉 | 2B226 2B227
电弧重熔炉 | 2B227
耐腐蚀磁力泵 | 2B350
聚四氟乙烯衬里阀门 | 2B350
哈氏合金换热器 | 2B350
搪玻璃反应罐 | 2B350
双端面机械密封泵 | 2B350
切向流过滤系统 | 2B352
一次性生物反应袋 | 2B352
喷雾干燥塔 | 2B352
气溶胶吸入染毒柜 | 2B352 2B999
动平衡机 立式 | 2B119 2B219
液压振动台 | 2B116 9B106
机翼装配工装 | 9B001 1B001 9B991 9A991 2B991 9B115 9B990
精密铸造工装 | 9B001 2B999 9B004
单晶铸造炉 | 9B001 2B227 9B002
蜡模压注机 叶片 | 9B001
热压罐 | 1B001 2B999 2B004
自动铺丝机 | 1B001 1B101
预浸料生产线 | 1B001 1B101
`,
  electronicsZh: `
12位高速模数转换芯片 | 3A001 3A101
抗辐射FPGA | 3A001
磷化铟太赫兹芯片 | 3A001
固态功率放大器 Ku波段 | 3A001
脉冲氢闸流管 | 3A228
触发火花隙 | 3A228
高压脉冲电容 | 3A201 3A001
高频逆变器 600Hz | 3A225
中频变频电源 | 3A225
直流高压电源 100kV | 3A227
电子束光刻机 | 3B001
晶圆清洗机 | 3B001 3B991
等离子刻蚀机 | 3B001
原子层沉积炉 | 3B001
掩膜版 | 3B001
光掩模基板 | 3B001
EUV保护膜 | 3B001
光刻胶 ArF浸没 | 3C002
电子级三甲基镓 | 3C003 3C001 3C004
高纯磷烷 | 3C004
六氟化钨 | 3C992 3C004
AI训练卡 | 4A090 3A090
八卡AI服务器 | 4A090 3A090
量子计算机 | 4A906
稀释制冷机 | 3A904
单光子探测器 | 6A002 3A001
信号发生器 毫米波 | 3A002
实时频谱仪 | 3A002
网络安全渗透平台 | 4A005 4D004 5A004 5D004
加密对讲机 | 5A002 5A991 5A992
硬件加密机 | 5A002
VPN网关 | 5A002 5A992
400G交换机 | 5A991 5A992 5A002
手机信号屏蔽器 | 5A001 0A903
IMSI捕获器 | 5A001 5A980
激光窃听器 | 5A001 5A980
海底光缆中继器 | 5A001 5A991
掺铒光纤 | 6A005 6A991 1C910 5A991 6A994 5A001
扩频电台 | 5A001
星载转发器 | 9A515 5A001 5A991
`,
  sensingZh: `
多波束测深仪 | 6A001
海底地震仪 | 6A001 6A996 6A991
水声应答器 | 6A001 6A991
制冷型红外机芯 | 6A003 6A002
微光像增强管 | 6A002
紫外告警探测器 | 6A002
光电倍增管 | 6A002 6A202
条纹相机 | 6A003 6A203
高光谱成像仪 | 6A002 6A003
碳化硅反射镜 | 6A004 6C004
非球面反射镜 | 6A004
可变形镜 | 6A004
脉冲CO2激光器 | 6A005 6A205
钛宝石飞秒激光器 | 6A005
半导体激光巴条 | 6A005
光泵磁力仪 | 6A006
航空重力仪 | 6A007 6A107
合成孔径雷达 | 6A008
机载气象雷达 | 6A008 6A998 6A108
穿墙雷达 | 6A008 6A998
闪光X光机 | 3A201 6A203 3A230 3A229
机械陀螺转子 | 7A002 7A102
光纤陀螺仪 | 7A002 7A102
半球谐振陀螺 | 7A002 7A102
MEMS惯性测量单元 | 7A003 7A103
捷联惯导系统 | 7A003 7A103
星敏感器 | 7A004 7A104
抗干扰卫导天线 | 7A005 7A105
重力匹配导航 | 7A003 7A006 7A103 6A007 7E
雷达高度表 | 7A006 7A106
多普勒计程仪 | 7A008 6A001
转台 三轴惯导测试 | 2B120 7B003 7B103 7B102
深海载人潜水器 | 8A001
水下滑翔机 | 8A001
自主水下航行器 AUV | 8A001
不依赖空气推进系统 | 8A002
泵喷推进器 | 8A002
水下机械手 | 8A002
闭式循环呼吸器 | 8A002
绞吸式挖泥船 | 8A901
`,
  aerospaceZh: `
涡扇发动机 | 9A001 9A101 9A991
涡桨发动机叶片 | 9A001 9A991 9B001 9E003
巡飞弹 | 9A610 4A 0A604 9A604 9A012 9A112 9A120
农业喷药无人机 | 9A012 9A120 9A501
垂起固定翼无人机 | 9A012 9A120
察打一体无人机 | 9A012 9A610 9A120 9A112
靶机 | 9A012 9A610 9A115 9A112
运载火箭 | 9A004 9A604
液体火箭发动机推力室 | 9A005 9A105 9A106 9A119 9A604
固体火箭发动机壳体 | 9A007 9A107 9A108 9A604
姿控推力器 | 9A005 9A105 9A106 9A515 9A604
霍尔电推进 | 9A515 9A005
遥感卫星 | 9A515 9A004
卫星太阳翼 | 9A515 3A001
超燃冲压发动机 | 9A011 9A111
风洞天平 | 9B005 9B105
火箭发动机试车台 | 9B117 9B116
再入飞行器防热罩 | 9A116 9C116 9A604
战斗机 | 9A610
轰炸机 | 9A610
武装直升机 | 9A610
教练机 | 9A610 9A991
空空导弹 | 9A604 0A604 4A101 9A115
弹道导弹 | 9A604 0A604 9A004 9A104 9A115
巡航导弹 | 9A604 0A604 9A012 9A101
主战坦克 | 0A606
步兵战车 | 0A606
装甲运兵车 | 0A606
潜艇 | 8A620 8A609 8A001
驱逐舰 | 8A609
鱼雷 | 0A604 8A609
水雷 | 0A604 8A609
榴弹炮 | 0A602
迫击炮 | 0A602
机枪 | 0A501
狙击步枪 | 0A501
霰弹枪 | 0A502
手枪消音器 | 0A501
手榴弹 | 0A604
航空炸弹 | 0A604
`,
  nuclearChemistryZh: `
重水 | 1C298 1A225 1B228
六氟化铀 | 0C 0A002 2A291 1C298 2B228 2A290
天然铀 | 0C 0A002 2A291 2A290
铀矿石 | 0C 2A290 2A291
贫铀 | 0C 2A290 2A291
核燃料棒 | 0A002 2A290 2A291
反应堆压力容器 | 0A002 2A290 2A291
氚靶 | 1C235 3A231
中子发生器 | 3A231
钚238 | 1C236 2A290 2A291 0C
铪棒材 | 1C231
核级锆管 | 1C234
氟化电解槽 | 1B225
甲基膦酸二甲酯 | 1C350
亚磷酸三乙酯 | 1C350
硫二甘醇 | 1C350
三乙醇胺 | 1C350
氟化氢钾 | 1C350
五氯化磷 | 1C350
炭疽杆菌 | 1C351
埃博拉病毒 | 1C351
肉毒毒素 | 1C351
蓖麻毒素 | 1C351
口蹄疫病毒 | 1C351
水稻白叶枯病菌 | 1C354
基因合成片段 | 1C353
黑索金 | 1C608 1C239 1C018
奥克托今 | 1C608 1C239 1C018
TNT炸药 | 1C608 1C992 1C018 1C239
雷管 | 1A007 3A232 1C992
导爆索 | 1A008 1C992 1A007
催泪喷射器 | 1A984 1A985
电击腰带 | 0A982
束缚椅 | 0A982
电警棍 | 0A503 0A978
绞刑架 | 0A981
防弹插板 | 1A005 1A613
防毒面具 | 1A004
排爆机器人 | 1A006
指纹粉 | 1A985
稀土冶炼分离技术 | 1E902
稀土磁体制造技术 | 1E902
`,
  materialsEn: `
flexible graphite paper | 1C107 1C108 1C298
graphite foil | 1C107 1C108 1C298
graphite sheet | 1C107 1C108 1C298
silicon carbide fiber tow | 1C010 1C007
prepreg carbon cloth | 1C010 1C210
spherical aluminum powder | 1C111
maraging steel bar | 1C116 1C216
tungsten nozzle insert | 1C117 9A106 9A108
beryllium mirror | 1C230 6C004 6A004
hafnium crystal bar | 1C231
depleted zirconium tube | 1C234
lithium-6 hydride | 1C233
radar absorbing paint | 1C001
viton perfluoro seal | 1A001 1C009
polyimide film | 1A003
ceramic armor tile | 1A005 1A613 1C007
body armor plate | 1A005 1A613
gas mask canister | 1A004
respirator mask CBRN | 1A004
bomb disposal suit | 1A005 1A613 1A006 1A004
ammonium perchlorate | 1C111
hydrazine | 1C111
thiodiglycol | 1C350
phosphorus oxychloride | 1C350
sodium cyanide | 1C350
anthrax culture | 1C351
ricin | 1C351
RDX | 1C239 1C608 1C018
detonating cord | 1A008 1C992 1A007
antimony ingot | 3C003 1C999 1C003
germanium lens blank | 3C002 6C004 6C002 6A004
indium phosphide wafer | 3C001 3C004 3C005
bismuth metal | 1C229 6C001
nickel powder | 1C240
tear gas spray | 1A984
fingerprint powder | 1A985
`,
  processingEn: `
vertical milling machine 5 axis | 2B001 2B201
jig grinder | 2B001 2B201 2B991
diamond turning lathe | 2B001 2B201
gear hobbing machine | 2B003 2B991
spin forming lathe | 2B009 2B109 2B209
tilting rotary table | 2B008 2B992 2B001 2B991
coordinate measuring machine | 2B006 2B206
hot isostatic press | 2B004 2B104 2B204
CVD furnace | 2B005 2B105 3B001
vacuum induction furnace | 2B226 2B227
glass lined reactor | 2B350
hastelloy valve | 2B350
teflon lined pump | 2B350
freeze dryer sterilizable | 2B352
glove box biosafety class III | 2B352
fermenter 50 L | 2B352
vibration shaker system | 2B116
balancing machine rotor | 2B119 2B219 2B991
vacuum pump turbo | 2B231 2B350
bellows valve | 2A226 2B350
investment casting tooling | 9B001 9B004
turbine blade broaching machine | 9B001 2B001 2B991 9B991
fluidized bed coater graphite | 3B901 2B999 2B005
filament winder | 1B001 1B101 1B201
autoclave for composites | 1B001 2B999
`,
  electronicsEn: `
inverter | 3A225
400G switch | 5A991 5A992 5A002
switch 51.2T | 5A991 5A992 5A002
photo mask | 3B001
reticle | 3B001
triggered spark gap | 3A228
thyratron | 3A228
pulse capacitor | 3A201 3A001
frequency changer | 3A225
high voltage power supply 50 kV | 3A227 3A226
flash ADC | 3A001 3A101
GaN power amplifier | 3A001
traveling wave tube | 3A001
arbitrary waveform generator | 3A002
ion implanter | 3B001
etcher plasma | 3B001
EUV pellicle | 3B001
photoresist | 3C002
GPU cluster node | 4A090 3A090 4A003
intrusion software | 4D004 4A005
VPN router | 5A002 5A992 5A991
cell phone jammer | 5A001 0A903
IMSI catcher | 5A001 5A980
underwater modem | 5A001 6A001 5A991
quantum key distribution | 5A002
cryptographic module | 5A002
mass spectrometer ICP | 3A233 3A999
neutron generator | 3A231
detonator bridgewire | 3A232 1A007
`,
  sensingEn: `
hydrophone | 6A001
side scan sonar | 6A001 6A991
image intensifier tube | 6A002
thermal camera core | 6A003 6A002
streak camera | 6A003 6A203
deformable mirror | 6A004
fiber laser 6 kW | 6A005
excimer laser | 6A005 6A205
magnetometer | 6A006
gravimeter | 6A007 6A107
ground penetrating radar | 6A008 6A998
lidar | 6A008 6A998
accelerometer quartz | 7A001 7A101
fiber optic gyro | 7A002 7A102
inertial measurement unit | 7A003 7A103
star tracker | 7A004 7A104 9A515
anti-jam GPS antenna | 7A005 7A105
radio altimeter | 7A006 7A106
rate table | 2B120 7B003 7B103 7B102
remotely operated vehicle subsea | 8A001
rebreather | 8A002
thruster for submersible | 8A002
dredger | 8A901 8A992
`,
  armsEn: `
turbofan engine | 9A001 9A101 9A991
rocket motor case | 9A007 9A107 9A108 9A604
satellite bus | 9A515 9A004
star shade spacecraft | 9A515 9A004
hypersonic wind tunnel | 9B005 9B105
surveillance drone | 9A012 9A120
loitering munition | 9A610 0A604 9A604 9A012
fighter jet | 9A610
bomber | 9A610
attack helicopter | 9A610
battle tank | 0A606
armored personnel carrier | 0A606
warship | 8A609
torpedo | 0A604 8A609
cruise missile | 9A604 0A604 9A012 9A101
howitzer | 0A602
mortar | 0A602
machine gun | 0A501
silencer | 0A501
flashbang | 0A604 1A984 0A602 0A603
hand grenade | 0A604
rifle scope | 0A504
shotgun | 0A502
shock belt | 0A982
stun cuffs | 0A982
thumbcuffs | 0A982
fingercuffs | 0A982
riot shield | 0A979 1A005 0A978
police baton | 0A978
heavy water | 1C298
uranium hexafluoride | 0C 2A291 2A290 2B228
yellowcake | 0C 2A291 2A290
fuel rod | 0A002 2A290 2A291
reactor vessel nuclear | 0A002 2A290 2A291
tritium | 1C235
`,
  ordinaryZh: `
不锈钢晾衣架 | -
实木双人床 | -
儿童上下铺床 | -
铁艺单人床 | -
折叠午休床 | -
宠物狗床 | -
婴儿摇篮床 | -
美容按摩床 | -
棉麻四件套床品 | -
乳胶床垫 | -
工装裤 男 | -
餐厅服务员工装 | -
汽修工装连体服 | -
牛皮纸袋 | -
美术水彩纸 | -
厨房吸油纸 | -
烘焙油纸 | -
彩色卡纸 | -
红包封 | -
宣纸 | -
镀锡铁罐 | -
铝箔烧烤盘 | -
木质儿童积木 | -
塑料玩具坦克 | -
儿童水枪玩具 | -
毛绒恐龙公仔 | -
遥控玩具赛车 | -
泡泡机玩具 | -
拼装飞机模型玩具 | -
木制手枪玩具 | -
女士羊绒围巾 | -
男士纯棉袜 | -
防晒冰袖 | -
加绒打底裤 | -
儿童雨衣 | -
棒球帽 | -
羽绒马甲 | -
帆布单肩包 | -
皮革钱包 | -
登山背包 | -
陶瓷碗碟套装 | -
玻璃沙拉碗 | -
不粘炒锅 | -
硅胶锅铲 | -
保温饭盒 | -
竹制砧板 | -
不锈钢漏勺 | -
咖啡滤杯 | -
红酒开瓶器 | -
一次性竹筷 | -
桂花糕 | -
速冻水饺 | -
五香牛肉干 | -
绿豆饼 | -
碧螺春茶叶 | -
山西陈醋 | -
玉米罐头 | -
干香菇 | -
海带丝 | -
葵花籽 | -
猫抓板 | -
狗狗牵引绳 | -
鱼缸水草灯 | -
鸟食 | -
仓鼠跑轮 | -
园艺手套 | -
花园浇水管 | -
草坪修剪剪刀 | -
防草布 | -
塑料花盆 | -
浴室防滑垫 | -
马桶刷套装 | -
不锈钢毛巾架 | -
浴帘杆 | -
陶瓷洗手盆 | -
厨房水龙头 | -
不锈钢水槽 | -
木地板 | -
瓷砖美缝剂 | -
墙纸 | -
铝合金人字梯 | -
十字螺丝刀 | -
活动扳手 | -
自攻螺钉 | -
不锈钢合页 | -
门锁 | -
卷尺 | -
砂纸 | -
美工刀 | -
热熔胶棒 | -
瓦楞纸箱 | -
封箱胶带 | -
气泡袋 | -
不干胶标签 | -
缠绕膜 | -
圆珠笔 | -
学生橡皮擦 | -
素描本 | -
儿童水彩笔 | -
文件夹 | -
电热水壶 | -
家用吸尘器 | -
落地电风扇 | -
空气炸锅 | -
电饭煲 | -
蒸汽熨斗 | -
家用缝纫机 | -
电动牙刷头 | -
吹风机 | -
LED台灯 | -
庭院太阳能灯 | -
圣诞彩灯串 | -
露营灯 | -
手电筒 | -
香薰蜡烛 | -
儿童自行车 | -
滑板 | -
瑜伽球 | -
羽毛球 | -
乒乓球台 | -
跳绳 | -
健身哑铃 | -
泳镜 | -
鱼竿 | -
露营帐篷 | -
尤克里里 | -
电子琴 | -
木吉他 | -
汽车座套 | -
雨刮器 | -
车载手机支架 | -
汽车脚垫 | -
摩托车头盔 | -
自行车打气筒 | -
手机钢化膜 | -
手机壳 | -
数据线 | -
平板保护套 | -
鼠标垫 | -
耳机收纳盒 | -
创可贴 | -
医用纱布 | -
轮椅 | -
体温计 | -
棉签 | -
口红 | -
洗发水 | -
牙膏 | -
面膜 | -
指甲剪 | -
婴儿纸尿裤 | -
奶瓶 | -
婴儿推车 | -
口水巾 | -
儿童餐椅 | -
光伏逆变器 | -
墙壁开关面板 | -
家用插座 | -
床头开关 | -
睡眠眼罩 | -
`,
  ordinaryEn: `
wooden bed frame | -
bunk bed | -
folding bed | -
dog bed | -
memory foam mattress | -
cotton work pants | -
chef uniform | -
leather belt | -
waist belt for women | -
canvas belt | -
seat belt cover | -
kraft paper bag | -
watercolor paper | -
baking paper | -
toilet paper | -
gift wrapping paper | -
wallpaper | -
face mask cosmetic | -
sleep mask | -
halloween mask | -
light switch | -
wall switch | -
bedside lamp switch | -
solar inverter | -
plastic toy tank | -
water gun toy | -
toy fighter jet | -
plush dinosaur | -
wooden train set | -
building blocks | -
jigsaw puzzle | -
doll house | -
board game | -
playing cards | -
kids scooter | -
ceramic mug | -
glass salad bowl | -
stainless steel fork | -
nonstick frying pan | -
silicone spatula | -
bamboo cutting board | -
lunch box | -
wine opener | -
tea towel | -
paper straws | -
cotton t-shirt | -
denim jacket | -
wool scarf | -
baseball cap | -
leather gloves | -
running shoes | -
rain boots | -
swimming trunks | -
silk tie | -
bath robe | -
canvas tote bag | -
travel suitcase | -
leather wallet | -
school backpack | -
cosmetic bag | -
dried mango | -
green tea | -
instant noodles | -
soy sauce | -
canned corn | -
peanut butter | -
frozen shrimp | -
chocolate bar | -
olive oil | -
roasted coffee beans | -
cat tree | -
dog leash | -
bird feeder | -
aquarium gravel | -
pet hair brush | -
garden hose | -
flower pot | -
hedge shears | -
lawn rake | -
bird bath | -
bath mat | -
shower curtain | -
toilet brush | -
kitchen faucet | -
ceramic sink | -
vinyl flooring | -
door hinge | -
cabinet handle | -
wood screws | -
claw hammer | -
tape measure | -
screwdriver set | -
sandpaper | -
step ladder | -
paint roller | -
cardboard box | -
packing tape | -
bubble wrap | -
shipping labels | -
zip ties | -
ballpoint pen | -
sketchbook | -
colored pencils | -
sticky notes | -
stapler | -
electric kettle | -
vacuum cleaner | -
ceiling fan | -
air fryer | -
rice cooker | -
steam iron | -
hair dryer | -
electric toothbrush heads | -
desk lamp | -
string lights | -
led bulb | -
camping lantern | -
scented candle | -
picture frame | -
wall clock | -
throw pillow | -
bed sheets | -
window curtain | -
area rug | -
beach towel | -
yoga mat | -
tennis racket | -
basketball | -
jump rope | -
dumbbells | -
swimming goggles | -
fishing rod | -
camping tent | -
sleeping bag | -
acoustic guitar | -
ukulele | -
violin bow | -
car seat cover | -
wiper blades | -
car floor mats | -
bicycle pump | -
motorcycle gloves | -
phone case | -
screen protector | -
usb cable | -
mouse pad | -
laptop sleeve | -
adhesive bandage | -
cotton swabs | -
wheelchair | -
walking cane | -
lipstick | -
shampoo | -
toothpaste | -
nail clippers | -
baby stroller | -
baby bottle | -
diapers | -
high chair | -
hair clips | -
costume jewelry | -
sunglasses | -
`,
} as const
