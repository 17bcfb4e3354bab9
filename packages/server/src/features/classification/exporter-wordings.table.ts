/**
 * Products as an exporter's clerk, salesman or engineer names them, in Chinese and English, walked category by category and, for
 * ordinary goods, chapter by chapter of the tariff; written in one go before the tables were
 * widened by category by the same hand; one miss of it was read (山核桃仁).
 * After `|` the entries (or the start of a paragraph, or Chinese codes) of which one must stand among the first five, `-` for
 * ordinary goods that have no entry.
 */
export const exporterWordings: Readonly<Record<string, string>> = {
  '0': `
半自动步枪 | 0A501
运动手枪 9mm | 0A501
枪用消音器 | 0A501
步枪弹匣 30发 | 0A501
泵动式霰弹枪 | 0A502
红点瞄准镜 | 0A504
全息瞄准器 | 0A504
猎枪子弹 | 0A505
手铐脚镣 | 0A982
电击枪 | 0A503
防暴盾牌 | 0A979
防暴头盔 警用 | 0A979
带钩约束衣 | 0A983 0A982
指纹采集仪 警用 | 3A981 0A979 4A980
核反应堆压力容器 | 2A290
水力压裂设备 | 0A998
bolt-action hunting rifle | 0A501
rifle suppressor | 0A501
shotgun 12 gauge | 0A502
red dot sight | 0A504
riot shield | 0A979
police handcuffs | 0A982
stun gun | 0A503
leg irons | 0A982`,
  '1': `
防弹插板 | 1A005 1A613
防弹头盔 | 1A005 1A613 0A979
防毒面具 | 1A004 1A995
排爆机器人 | 1A006
爆炸物探测仪 | 1A004
碳纤维布 3K 斜纹 | 1C010 1C210 1C990
碳纤维预浸料 | 1C010 1C210
超高分子量聚乙烯纤维 | 1C010 1C210 1C990
芳纶短切纤维 | 1C010 1C210 1C990
碳纤维缠绕机 | 1B001 1B101 1B201
纤维铺放机 | 1B001 1B101
马氏体时效钢棒 | 1C116 1C216
钛合金粉末 | 1C002 1C202 2B910
镍基高温合金 | 1C002
高强铝合金板 7075 | 1C202 1C002
钨粉 | 1C117 1C226
钼板 | 1C117
金属镓 | 1C992 3C992 3C003 3C901 3C902
二氧化锗 | 3C901 3C902 3C992 1C992 3C004 3C001
三氧化二锑 | 1C992 1C990 1C901 3C901 3C902 3C004 3C003
铟锭 | 3C004 3C901 3C902 1C992
金属铋 | 1C229
等静压石墨块 | 1C107 1C298
高氯酸铵 | 1C111
偏二甲肼 | 1C111
端羟基聚丁二烯 | 1C111
球形铝粉 | 1C111 1C011
重水 | 1C298
三丁基磷酸酯 | 1C350 1C995 1C992 1C996
硫二甘醇 | 1C350
三乙醇胺 | 1C350
氟化氢 | 1C350
氰化钠 | 1C350
三氯氧磷 | 1C350
甲基膦酸二甲酯 | 1C350
光气 | 1C355
炭疽杆菌 | 1C351
肉毒毒素 | 1C351 1C991
蓖麻毒素 | 1C351
口蹄疫病毒 | 1C351
HMX炸药 | 1C608 1C239 1C111 1C992
铪丝 | 1C231
氢化锆 | 1C234
金属锂 同位素 锂6 | 1C233
氚 | 1C235
铍铜合金 | 1C230
硼粉 | 1C225 1C111 1C011
隐身涂料 | 1C001 1C101
超导线材 | 1C005
非晶带材 | 1C003
钕铁硼磁钢 | 1C003 1C902 1C901 1C906 1C905 1C904
氧化镝 | 1C905 1C902 1C903 1C904
溴化阻燃液压油 | 1C006
聚酰亚胺薄膜 | 1A003 1C008
civilian body armor plates | 1A005
gas mask with filter | 1A004 1A995
carbon fiber fabric | 1C010 1C210 1C990
prepreg roll | 1C010 1C210
maraging steel | 1C116 1C216
titanium alloy bar | 1C202 1C002
thionyl chloride | 1C350
sodium cyanide | 1C350
isostatic graphite | 1C107 1C298
beryllium metal | 1C230
tungsten powder | 1C117 1C226
hafnium metal | 1C231
ammonium perchlorate | 1C111
radar absorbing paint | 1C001 1C101`,
  '2': `
五轴联动加工中心 | 2B001 2B201
数控车铣复合 | 2B001 2B201
精密内圆磨床 | 2B001 2B201 2B991
电火花成型机 | 2B001 2B201 2B991
三坐标测量仪 | 2B006 2B206
激光跟踪仪 | 2B006 2B206
激光干涉仪 | 2B006 2B206 6A005
热等静压机 | 2B004 2B104 2B204
真空感应熔炼炉 | 2B227 2B226
旋压机 | 2B009 2B109 2B209
耐腐蚀化工泵 | 2B350
衬四氟阀门 | 2B350 2A226
搪瓷反应釜 | 2B350
哈氏合金换热器 | 2B350
石墨换热器 | 2B350
发酵罐 500升 | 2B352
生物安全柜 | 2B352
冷冻干燥机 | 2B352
切向流过滤系统 | 2B352
喷雾干燥机 | 2B352
碟片式离心机 | 2B352
农用喷雾机 超低容量 | 2B352
有毒气体检测仪 | 2B351 1A004
振动台 电动 | 2B116
动平衡机 | 2B119 2B219 2B229
六轴工业机器人 | 2B007 2B207 2B997 2B999
喷涂机器人 防爆 | 2B007 2B207
陶瓷轴承 | 2A001 2A991
高精度角接触轴承 | 2A001 2A991 2A101
干式螺杆真空泵 | 2B231 2B233 2B350 2B999
波纹管阀 | 2A226 2B350 2A992 2A999 2B999
CVD涂层设备 | 2B005 2B105
磁控溅射镀膜机 | 2B005 3B001
金属3D打印机 | 2B910 2B999 2B001
数控转台 | 2B008 2B991 2B993 2B001 2B996
双轴位置速率转台 | 2B120 2B008 2B121
机械手 热室用 | 2B225
5-axis machining center | 2B001 2B201
coordinate measuring machine | 2B006 2B206
hot isostatic press | 2B004 2B104 2B204
glass-lined reactor | 2B350
diaphragm pump PTFE | 2B350
fermenter 100 L | 2B352
freeze dryer | 2B352
biosafety cabinet | 2B352
vibration test system | 2B116
turbomolecular pump | 2B231 2B233 2B350 2B999
flow forming machine | 2B009 2B109 2B209
metal 3D printer | 2B910 2B999 2B001
vacuum induction furnace | 2B227 2B226`,
  '3': `
高速AD芯片 | 3A001 3A991
射频功率管 | 3A001 3A991
微波固态放大器 | 3A001
宇航级FPGA | 3A001 9A515
电压控制振荡器 | 3A001 3A991
固态硬盘 | 3A991 4A994 5A992
内存条 DDR5 | 3A991 4A994
单片机 STM32 | 3A991
显示驱动芯片 | 3A991
电源管理芯片 | 3A991
光电编码器 | 3A001.f 2B006 3A991
超级电容 | 3A001 3A991 3A201
高压脉冲电容器 | 3A001.e.2 3A201
固体激光电源 | 3A001 3A201 6A005 3A999 3A226 3A227
手持频谱仪 | 3A002 3A992
矢量信号发生器 | 3A002 3A992
网络分析仪 | 3A002 3A992
万用表 数字 | 3A992 3A999 3A991
频率计数器 | 3A002 3A992
高速数字化仪 采集卡 | 3A002 3A992
变频器 | 3A225 3A999
直流高压电源 20kV | 3A226 3A227 3A999
电感耦合等离子体质谱 | 3A233 3A999
火花隙 触发管 | 3A228
中子发生器 | 3A231
X射线机 闪光 | 3A101 3A201 3A999
干法刻蚀机 | 3B001 3B991
单晶炉 硅 | 3B991 3B001
晶圆清洗机 | 3B001 3B991
离子注入机 | 3B001 3B991
光刻掩膜版 | 3B001 3B991
EDA软件 | 3D003 3D006 3D001 3D991
硅片 12英寸 | 3C001 3C992 3C006 3C005
碳化硅衬底 | 3C005 3C006
砷化镓外延片 | 3C001
电子级氢氟酸 | 1C350 3C992
三氟化氮 | 3C992 1C992
扫描电镜 | 3B903 3A999
semiconductor etching machine | 3B001 3B991
GaN power transistor | 3A001 3A991
vector network analyzer | 3A002 3A992
digital oscilloscope | 3A002 3A992
supercapacitor | 3A001 3A991 3A201
solid state drive | 3A991 4A994 5A992
frequency inverter 600 Hz | 3A225 3A999
silicon carbide wafer | 3C005 3C006
photoresist for 193nm | 3C002 3C992
ion implanter | 3B001 3B991
krytron tube | 3A228`,
  '4': `
笔记本电脑 | 4A994 5A992
工控机 | 4A994 4A003 5A992
机架式服务器 | 4A994 4A003 5A992 5A002 4A090
游戏本 RTX显卡 | 4A994 5A992 4A090
超级计算机集群 | 4A003 4A090
加固笔记本 军用 | 4A001 4A994 5A992 3A611 4A003
量子计算机 | 4A906
平板电脑 | 4A994 5A992
磁盘阵列 | 4A994 4A003 5A992 5A002
渗透测试软件 | 4D004 4A005 5A004 5D002 4D001
算力服务器 8卡 | 4A090 3A090 4A003 5A002
rugged tablet | 4A001 4A994 5A992
AI training cluster | 4A090 3A090 4A003 5A002
desktop computer | 4A994 5A992
quantum computer | 4A906
intrusion software | 4D004 4A005 4D001`,
  '5': `
企业级路由器 | 5A002 5A992 5A991
光纤交换机 | 5A991 5A002 5A992
5G基站 | 5A991 5A002 5A001 5A992
对讲机 数字 | 5A992 5A991 5A002 5A001
卫星电话 | 5A992 5A991 5A002 5A001
光模块 400G | 5A991 5A001
U盾 | 5A992 5A002
智能门禁 加密卡 | 5A992 5A002
VPN网关 | 5A002 5A992
加密手机 | 5A002 5A992
手机信号屏蔽器 | 5A001 5A980
GPS干扰器 | 5A001 7A005
IMSI捕获设备 | 5A001 5A980
防火墙设备 | 5A002 5A992
跳频电台 | 5A001
手机取证设备 | 5A004 5A002 5A980 5D002
海底光缆 | 5A991 5A001
水声通信机 | 5A001 6A001
智能手机 | 5A992
蓝牙耳机 | 5A992 5A991
无线路由器 家用 | 5A992 5A991 5A002
智能手表 | 5A992
加密U盘 | 5A002 5A992
杀毒软件 | 5D992 5D002
WiFi摄像头 | 5A992
enterprise firewall | 5A002 5A992
satellite phone | 5A992 5A991 5A002 5A001
mobile phone jammer | 5A001 5A980
hardware security module | 5A002
optical transceiver module | 5A991 5A001
encrypted USB drive | 5A002 5A992
wireless earbuds | 5A992 5A991
walkie talkie | 5A992 5A991 5A001`,
  '6': `
红外热成像仪 | 6A003 6A993
非制冷红外探测器 | 6A002 6A003
微光夜视仪 | 6A002 0A504
制冷型红外机芯 | 6A002 6A003
短波红外相机 | 6A003
高速相机 10万帧 | 6A003 6A203
光纤激光器 3kW | 6A005
飞秒激光器 | 6A005
二氧化碳激光器 | 6A005
半导体激光器 bar条 | 6A005
激光测距仪 | 6A008 6A998 6A005 6A995
毫米波雷达 | 6A008 6A998
探地雷达 | 6A008 6A998
侧扫声呐 | 6A001
水听器阵列 | 6A001
磁力仪 | 6A006 6A996
重力仪 | 6A007 6A107 6A997
光电倍增管 | 6A002 6A992
像增强管 三代 | 6A002
铌酸锂晶体 | 6C004 6C005
硒化锌窗口 | 6C004 6C994 6A004
激光晶体 Nd:YAG | 6C005
自适应光学变形镜 | 6A004
光学平台 非球面镜 | 6A004 6A994
车载激光雷达 | 6A008 6A998
体温筛查热像仪 | 6A003 6A993
thermal imaging camera | 6A003 6A993
night vision goggles | 6A002 0A504
fiber laser 6 kW | 6A005
LiDAR sensor for cars | 6A008 6A998
hydrophone | 6A001
image intensifier tube | 6A002
marine radar | 6A008 6A998
laser rangefinder | 6A008 6A998 6A005 6A995`,
  '7': `
光纤陀螺 | 7A002 7A102 7A994
MEMS陀螺仪 | 7A002 7A102 7A994
捷联惯导系统 | 7A003 7A103
石英加速度计 | 7A001 7A101
北斗接收机 高动态 | 7A005 7A105 7A994
抗干扰GPS天线 | 7A005 7A105 7A994
无线电高度表 | 7A006 7A106
飞行控制器 飞控 | 7A116 7B001 7A994 9A012 7D003 9A991 7E004
星敏感器 | 7A004 9A515 7A104
电子罗盘 | 7A994 7A003 7A103 6A006 6A996
inertial measurement unit | 7A003 7A103 7A994
fiber optic gyroscope | 7A002 7A102 7A994
GNSS receiver module | 7A005 7A105 7A994
radio altimeter | 7A006 7A106
star tracker | 7A004 9A515 7A104`,
  '8': `
载人潜水器 | 8A001
无人潜航器 | 8A001 8A002
水下机械臂 | 8A002
水下推进器 | 8A002 8A992
船用柴油机 | 8A992
密闭循环呼吸器 潜水 | 8A002 8A018
浮力材料 深海 | 8C001 8A002
快艇 | 8A992
underwater ROV | 8A001 8A002 8A992
rebreather diving | 8A002 8A018
outboard motor boat engine | 8A992
syntactic foam | 8C001`,
  '9': `
涡轮喷气发动机 | 9A001 9A101
涡轴发动机叶片 | 9A001 9A991 9E003 9A619 9B001
植保无人机 | 9A012 9A120 2B352
航拍无人机 | 9A012 9A991
固定翼无人机 长航时 | 9A012 9A120
固体火箭发动机 | 9A007 9A107 9A604
商用卫星 | 9A515 9A004
太阳能电池片 空间用 | 9A515 3A001
卫星推进器 | 9A515 9A005 9A006
民航客机零件 | 9A991
直升机旋翼 | 9A991 9A610 9A990
飞机轮胎 | 9A991
液体火箭发动机涡轮泵 | 9A005 9A006 9A106 9A105 9A604
风洞 | 9B005 9B105
越野卡车 军用 | 9A990 0A606
拖拉机 农用 | 9A990
探空火箭 | 9A004 9A104
agricultural drone sprayer | 9A012 9A120 2B352
camera drone | 9A012 9A991
turbojet engine | 9A001 9A101
aircraft spare parts | 9A991
wind tunnel | 9B005 9B105
satellite bus | 9A515 9A004
solid rocket motor | 9A007 9A107 9A604`,
  'ordinary: food, animals, plants': `
冷冻鸡胸肉 | -
速冻水饺 | -
黑巧克力棒 | -
铁观音茶叶礼盒 | -
山核桃仁 | -
鳗鱼罐头 | -
脱水蒜粒 | -
进口红酒 | -
婴儿米粉 | -
猫粮 成猫 三文鱼味 | -
郁金香种球 | -
frozen french fries | -
instant coffee sachets | -
canned sweet corn | -
dried apricots | -
dog chew treats | -
sunflower seeds roasted | -`,
  'ordinary: textiles, clothing, leather': `
男士西装外套 | -
儿童雨靴 | -
针织手套 | -
羊绒围巾 | -
棉质工作服 | -
真皮女士钱包 | -
瑜伽裤 | -
涤纶窗帘布 | -
珊瑚绒毯子 | -
麻绳 | -
women's leather handbag | -
cotton bed linen set | -
men's polo shirts | -
knitted wool hat | -
nylon stockings | -
polyester sofa fabric | -`,
  'ordinary: house, furniture, kitchen': `
不锈钢保温杯 500ml | -
竹制砧板 | -
硅胶烘焙模具 | -
儿童书桌 | -
藤编收纳筐 | -
陶瓷花盆 | -
LED台灯 | -
玻璃水壶 | -
布艺沙发三人位 | -
香薰蜡烛 | -
电热水壶 | -
空气炸锅 5L | -
塑料衣架 | -
折叠晾衣架 | -
圣诞装饰球 | -
ceramic coffee mug | -
bamboo toothbrush | -
wooden dining chair | -
memory foam pillow | -
stainless steel cutlery set | -
robot vacuum | -
shower curtain | -
picture frames | -`,
  'ordinary: paper, toys, sports, stationery': `
A4复印纸 | -
中性笔 0.5mm | -
毛绒泰迪熊 | -
遥控玩具车 | -
儿童滑板车 | -
羽毛球拍 | -
瑜伽垫 | -
钓鱼竿套装 | -
塑料积木 | -
笔记本 线圈本 | -
户外露营帐篷 | -
木制拼图 | -
gift wrapping paper | -
ballpoint pens | -
plush teddy bear | -
soccer balls | -
camping chair | -
wooden puzzle | -`,
  'ordinary: building, tools, vehicles': `
陶瓷地砖 600x600 | -
镀锌铁丝网 | -
木工锯 | -
手动扳手套装 | -
汽车雨刮器 | -
汽车刹车片 | -
自行车车架 铝合金 | -
电动自行车 | -
浴室水龙头 | -
PVC管件 | -
铝合金门窗 | -
硅酮密封胶 | -
轮胎 汽车 | -
油漆滚筒 | -
porcelain floor tiles | -
galvanized steel nails | -
car floor mats | -
brake pads | -
garden hose reel | -
motorcycle helmet | -
hand drill bits set | -`,
  'ordinary: cosmetics, medical, plastics, appliances': `
一次性医用口罩 | -
玻璃体温计 | -
保湿面霜 | -
洗发水 | -
电动牙刷 | -
纸尿裤 | -
创可贴 | -
塑料保鲜盒 | -
PE塑料袋 | -
壁挂式空调 | -
滚筒洗衣机 | -
轮椅 手动 | -
隐形眼镜护理液 | -
美甲灯 | -
吹风机 | -
latex examination gloves | -
hand sanitizer gel | -
electric toothbrush | -
wheelchair | -
plastic food containers | -
washing machine | -
lipstick set | -
elastic bandage | -`,
}
