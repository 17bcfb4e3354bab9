/**
 * Names of controlled and ordinary goods in Chinese and English, colloquial and as in declarations, each group written before the
 * table was looked at: `first` before accessories and personal goods were told from what they are for and made of, `second`
 * with it, `third` after the words had been added. First sight stands in data/classification/README.md.
 */
export const freshGoods: Readonly<Record<string, string>> = {
  first: `
四轴联动数控铣床 | 2B001 2B201 2B991
车间用三坐标测量仪 | 2B006 2B206 2B996
热等静压炉 | 2B004 2B104 2B204
光纤陀螺惯导 | 7A002 7A003 7A103 7A001 7A994 7A102
毫米波信号源 | 3A002 3A992
射频矢量网络分析仪 | 3A002 3A992
皮秒激光器 | 6A005 6A205 6A995
无水氟化氢 | 1C350
亚磷酸三甲酯 | 1C350
芳纶纤维布 | 1C010 1C210 1C990
钛合金管材 | 1C002 1C202
高纯镍粉 | 1C240
有缆水下机器人 | 8A001 8A992 8A002
侧扫声呐 | 6A001 6A991
海底电视摄像头 | 8A002 6A003 8A992
民航客机涡扇发动机 | 9A001 9A991
波音737起落架零件 | 9A991
电子束光刻设备 | 3B001 3B991
晶圆干法刻蚀机 | 3B001 3B991
英伟达H20加速卡 | 3A090 4A090 3A991 4A994
FPGA芯片 | 3A001 3A991
抗辐照存储器 | 3A001 9A515
锂6同位素 | 1C233
耐腐蚀磁力泵 | 2B350 2B999
三级生物安全柜 | 2B352
200升发酵罐 | 2B352
带蒸汽灭菌的冻干机 | 2B352
防弹背心 | 1A005 1A613
电击枪 | 0A503 0A985
警用手铐 | 0A982
步枪瞄准镜 | 0A504
霰弹枪 | 0A502
猎枪子弹 | 0A505
警用指纹比对仪 | 3A981 4A980
带VPN功能的防火墙 | 5A002 5A992
手机信号屏蔽器 | 5A001 5A980
跳频电台 | 5A001
相控阵雷达 | 6A008 6A108 6A998
微光夜视仪 | 6A002 6A003 6A992 6A993 0A504
碳纤维预浸料 | 1C010 1C210 1C990
handheld thermal imager for building inspection | 6A003 6A993 6A002
rubidium atomic clock | 3A002
image intensifier tube | 6A002
klystron | 3A001
33 GHz real-time oscilloscope | 3A002 3A992
rotor balancing machine | 2B119 2B219 2B229
vacuum induction melting furnace | 2B226 2B227
filament winder | 1B001 1B101 1B201
carbon fiber prepreg sheet | 1C010 1C210 1C990
beryllium oxide crucible | 1C230 2A225
maraging steel round bar | 1C116 1C216
spherical tungsten powder | 1C117 1C226
sodium cyanide | 1C350
drums of thionyl chloride | 1C350
botulinum toxin | 1C351 1C360 1C991
crossflow filtration skid | 2B352
inspection drone with thermal payload | 9A012 9A120
rocket motor test stand | 9B106 9B115 9B116 9B117
anti-jam GPS antenna | 7A105 7A005 7A611 5A001 7A994 7A995
phone forensics extraction software | 5D002 5A004 5A002 4D004 5D004
不锈钢保温杯 | -
鹅绒被 | -
实木餐桌 | -
儿童积木 | -
冷冻虾仁 | -
水泥砖 | -
洗衣凝珠 | -
婴儿纸尿裤 | -
一次性医用口罩 | -
输液器 | -
医用棉签 | -
木工锯片 | -
自行车内胎 | -
断桥铝门窗 | -
PVC排水管 | -
猫砂 | -
毛绒公仔 | -
绿茶 | -
速溶咖啡 | -
瑜伽垫 | -
折叠雨伞 | -
牛仔裤 | -
涤纶窗帘布 | -
菜刀 | -
不粘炒锅 | -
塑料收纳箱 | -
激光打印机墨盒 | -
手机壳 | -
碳纤维钓鱼竿 | -
数控机床用防护罩 | -
cotton bath towel | -
stainless steel cutlery set | -
gypsum board | -
clay roof tiles | -
wooden picture frame | -
bamboo chopsticks | -
dog leash | -
gel pens | -
scented candles | -
liquid hand soap | -
frozen dumplings | -
canned tuna | -
rice noodles | -
garden hose | -
lawn mower blade | -
bicycle saddle | -
car floor mats | -
windshield wiper blades | -
hospital bed sheets | -
adhesive bandages | -
wooden crutches | -
plush bear | -
jigsaw puzzle | -
leather belt | -
laptop sleeve | -
drone carrying case | -
camera strap | -
shower curtain | -
door hinges | -
paint roller | -`,
  second: `
数控电火花线切割机床 | 2B001 2B991
纳米级超精密车床 | 2B001 2B201 2B991
圆度仪 | 2B006 2B206 2B996
冷等静压机 | 2B004 2B104 2B204
MEMS加速度计 | 7A001 7A101 7A994
飞行控制计算机 | 7A116 9A991 7A994 7D003 7D101 7E004 4A101
频谱仪 | 3A002 3A992
任意波形发生器 | 3A002 3A992
千瓦级二氧化碳激光器 | 6A005 6A995
氰化钾 | 1C350
五氯化磷 | 1C350
超高分子量聚乙烯纤维 | 1C010 1C210 1C990
锆管 | 1C234
金属铪 | 1C231
闭式循环潜水呼吸器 | 8A002 8A018 8A620 8A609
多波束测深仪 | 6A001 6A991
拖曳水听器阵 | 6A001 6A991
直升机旋翼桨叶 | 9A991 9A610
航空活塞发动机 | 9A991 9A101 9A012 9A610
离子注入机 | 3B001 3B991
光刻投影物镜 | 3B001 6A004 3B991 3B992
直拉单晶炉 | 3B991 2B226 3B001 2B227
八卡A100算力服务器 | 4A090 3A090
高速模数转换芯片 | 3A001 3A991
宇航级太阳能电池片 | 3A001 9A515
六氟化铀用质谱仪 | 3A233
高压脉冲电容 | 3A001 3A201
行波管放大器 | 3A001
氦质谱检漏仪 | 3A233 2B999 1B999 3A999
哈氏合金反应釜 | 2B350
军用防毒面具 | 1A004 1A995 1A613
排爆机器人 | 1A006 2B997 0A606 2B207
手机取证设备 | 5A004 5A002
量子密钥分发设备 | 5A002
软件无线电平台 | 5A001 5A991 5A002
激光测距仪 | 6A008 6A998 6A005 0A504 6A108
每秒百万帧高速摄像机 | 6A003 6A203 6A993
质子旋进磁力仪 | 6A006 6A996
海洋重力仪 | 6A007 6A107 6A997
干式涡旋真空泵 | 2B231 2B350 2B999 2B230
ring laser gyroscope | 7A002 7A102 7A994
tactical grade IMU | 7A003 7A103 7A994 7A002
cavity magnetron | 3A001
frequency converter for gas centrifuges | 3A225
CNC flow forming lathe | 2B009 2B109 2B209
electrodynamic vibration shaker | 2B116 2B999
hafnium sponge | 1C231
kevlar aramid yarn | 1C010 1C210 1C990
phosphorus trichloride | 1C350
ricin | 1C351
Bacillus anthracis strain | 1C351
spray dryer for bacteria | 2B352
synthetic aperture radar pod | 6A008 6A108
underwater acoustic modem | 5A001 6A001 6A991
small satellite bus | 9A515 9A004
GaN MMIC power amplifier | 3A001
4H silicon carbide wafer | 3C005 3C006
EUV photoresist | 3C002
pepper spray canister | 1A984
leg irons | 0A982
陶瓷马桶 | -
加厚棉袜 | -
竹砧板 | -
充气泳池 | -
速冻水饺 | -
釉面瓷砖 | -
十字螺丝刀 | -
去屑洗发水 | -
卫生巾 | -
医用纱布块 | -
腋下拐杖 | -
砂轮片 | -
汽车脚垫 | -
塑钢窗 | -
玻璃花瓶 | -
狗粮 | -
成人拼图 | -
干红葡萄酒 | -
跳绳 | -
羊毛围巾 | -
沙发套 | -
电饭煲 | -
塑料衣架 | -
拉杆行李箱 | -
无尘粉笔 | -
钛合金保温杯 | -
相机三脚架 | -
服务器机柜螺丝 | -
打印机用色带 | -
空调滤网 | -
porcelain dinner plate | -
toilet brush | -
wooden cutting board | -
air mattress | -
frozen pizza | -
terracotta floor tile | -
screwdriver set | -
baby wipes | -
surgical gauze | -
disposable syringes | -
walking cane | -
sandpaper sheets | -
truck mud flaps | -
vinyl window frame | -
cat food | -
playing cards | -
extra virgin olive oil | -
pasta maker | -
silk tie | -
sofa cushion | -
rice cooker | -
wire coat hangers | -
desk lamp | -
carry-on suitcase | -
blackboard chalk | -
carbon fiber bicycle frame | -
titanium spork | -
laser pointer for cats | -
drone landing pad | -
printer paper | -
kevlar phone case | -
GPS dog collar strap | -
microscope slides glass | -
server rack shelf | -`,
  third: `
碳纤维管 | 1C010 1C210 1A002 1A202
碳纤维火箭发动机壳体 | 9A108 9A110 1A002 9A101 9A116
钛合金板 | 1C002 1C202
芳纶防弹头盔 | 1A005 1A613 1C010
凯夫拉背心 | 1A005 1A613 1C010
无人机 | 9A012 9A120
无人机发动机 | 9A012 9A101 9A991 9A102
红外相机镜头 | 6A003 6A004 6A002 6A993
激光切割机用激光器 | 6A005 6A995
石墨坩埚 | 1C107 1C004 2A225 1C240 3C 1C997
钽坩埚 | 2A225
镍粉 | 1C240
医用回旋加速器 | 3A101 3A999 3A992
离心机转鼓 | 2B352 2B350 0B 2B999
反应釜搅拌器 | 2B350
服务器加密卡 | 5A002
手机加密软件 | 5D002 5D992
titanium tube | 1C002 1C202
aramid vest | 1A005 1A613 1C010
kevlar helmet | 1A005 1A613 1C010
carbon fiber tube | 1C010 1C210 1A002 1A202
drone engine | 9A012 9A101 9A991
camera with thermal sensor | 6A003 6A993
zirconium crucible | 2A225 1C234
graphite crucible | 1C107 1C004 2A225
laser for cutting machine | 6A005 6A995
encryption card for server | 5A002
underwater camera | 8A002 6A003 8A992
bulletproof vest | 1A005 1A613
night vision lens | 6A002 6A003 6A004
竹制蒸笼 | -
不锈钢漏勺 | -
电动奶瓶消毒锅 | -
铝合金晾衣杆 | -
儿童滑梯 | -
硅胶手机壳 | -
加绒打底裤 | -
真丝睡衣 | -
羊绒大衣 | -
超市购物车 | -
货架层板 | -
乳胶枕 | -
防盗门锁 | -
水泥自流平 | -
轻钢龙骨 | -
铝扣板吊顶 | -
橡胶减速带 | -
草坪修剪机 | -
花岗岩台阶石 | -
不锈钢法兰螺栓 | -
电焊手套 | -
医用弹力绷带 | -
牙科一次性围巾 | -
蜂蜜柚子茶 | -
冻干咖啡粉 | -
宠物自动喂食器 | -
汽车遮阳帘 | -
单反相机背带 | -
无人机收纳箱 | -
碳纤维羽毛球拍 | -
bamboo steamer basket | -
stainless steel ladle | -
baby bottle sterilizer | -
aluminum clothes drying rack | -
kids playground slide | -
silk pajamas | -
cashmere coat | -
supermarket shopping trolley | -
latex pillow | -
rubber speed bump | -
grass trimmer line | -
granite step stone | -
hex flange bolts zinc plated | -
welding gloves | -
dental bibs disposable | -
honey citron tea | -
freeze dried coffee | -
automatic pet feeder | -
car sunshade | -
DSLR camera strap | -
drone storage box | -
carbon fiber badminton racket | -
titanium camping mug | -
wooden pallet | -
cardboard mailing tubes | -
polyester embroidery thread | -
umbrella stand | -
ironing board cover | -
glass fish tank | -
bathroom scale | -`,
}
