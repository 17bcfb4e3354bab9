/**
 * Products as a web shop or a freight list names them, written after the tables were widened by category and measured once; of
 * the hand that widened them, who looked for things not named there. After `|` the entries of which one must stand among the first
 * five, `-` for ordinary goods that have no entry.
 */
export const shopWordings: Readonly<Record<string, string>> = {
  controlled: `
碳纤维无人机机架 六轴 | 9A012 9A120 1C010 9A991
微波暗室吸波尖劈 | 1C001 1C101
制冷机芯热像瞄准吊舱 | 6A003 6A002 0A504
四氯化钛 工业级 | 1C111 1C350 1C992 1C995
五硫化二磷 | 1C350
氟化钾粉末 | 1C350
频哪酮 | 1C350 1C355
锆英砂 海绵锆颗粒 | 1C234
铌锭 电子束熔炼 | 1C002 1C003 1C005 1C240
立式车铣中心 双主轴 | 2B001 2B201
坐标镗床 | 2B001 2B201 2B991
齿轮磨床 数控 | 2B001 2B201 2B003 2B991 2B993
圆度仪 | 2B006 2B206 2B996
氟塑料合金离心泵 | 2B350
钽换热器 | 2B350
生物反应器 一次性 50L | 2B352
负压隔离手套箱 三级 | 2B352
孢子喷雾气溶胶发生器 | 2B352 9A120
任意波形发生器 25GSa/s | 3A002 3A992 3A001
相位噪声分析仪 | 3A002 3A992
倍频器 太赫兹 | 3A001 3A002 6A002
碳化硅外延炉 | 3B001 3B991
原子层沉积设备 | 3B001 3B991
深紫外光刻胶 KrF | 3C002 3C992
边缘计算盒子 AI推理 | 4A090 3A090 4A994 5A992 3A991
瘦客户机 | 4A994 5A992
量子密钥分发设备 | 5A002
网闸 单向隔离 | 5A002 5A992
车载T-BOX | 5A992 5A991 7A994
电力线载波加密模块 | 5A002 5A992 5A991
InSb 焦平面 | 6A002
钛宝石激光放大器 | 6A005
拖曳式磁探仪 | 6A006 6A996
环形激光陀螺 | 7A002 7A102
组合导航板卡 RTK+IMU | 7A003 7A103 7A005 7A994 7A105
深潜器耐压舱 | 8A001 8A002 8A992
涡轴发动机 无人直升机用 | 9A001 9A012 9A101 9A991 9A102
舰载直升机牵引车 | 9A610 9A990 9A991 9A609 8A609
carbon fibre drone propeller | 9A012 9A120 1C010 9A991
phosphorus pentasulfide | 1C350
corrosion resistant magnetic drive pump | 2B350
jig grinder | 2B001 2B201 2B991
single-use bioreactor | 2B352
arbitrary waveform generator | 3A002 3A992 3A001
atomic layer deposition tool | 3B001 3B991
quantum key distribution system | 5A002
cooled MWIR camera core | 6A003 6A002
ring laser gyroscope | 7A002 7A102
towed sonar array | 6A001
reaction wheel for cubesat | 9A515`,
  ordinary: `
黄油曲奇铁罐装 | -
鲜榨椰子水 | -
苦荞茶 | -
冻鱿鱼筒 | -
酸辣凤爪 | -
意式浓缩咖啡液 | -
多肉拼盘 | -
婴儿云柔巾 | -
男士船袜 五双装 | -
法兰绒格子衬衫 | -
灯笼裤 | -
宠物凉垫 | -
遮光窗帘 成品 | -
拼色沙发盖巾 | -
鞋撑 雪松木 | -
日式拉门柜 | -
旋转调料架 | -
厨房沥水架 | -
陶瓷炖盅 | -
玻璃沙拉盆 | -
竹编果盘 | -
马桶垫 | -
香薰石膏片 | -
儿童餐盘 分格 | -
钩织玩偶材料包 | -
木质轨道小火车 | -
荧光手环 | -
跳跳球 | -
铅笔帽 | -
皮质日程本 | -
指尖陀螺 | -
羽毛球拍手胶 | -
自行车打气筒 | -
汽车头枕 | -
后备箱垫 | -
门缝密封条 | -
马桶疏通器 | -
钉枪钉 | -
地暖管 | -
彩色玻璃砖 | -
足贴 | -
洗脸海绵 | -
假睫毛胶水 | -
电动磨脚器 | -
桌面吸尘器 | -
shortbread cookies tin | -
dried mango slices | -
toddler winter mittens | -
linen throw pillow covers | -
bamboo cutting board with handles | -
glass spice jars | -
kids art smock | -
bath toy organizer | -
wooden train tracks | -
sidewalk chalk | -
door draft stopper | -
car trunk organizer | -
toilet plunger | -
cuticle oil | -
makeup sponges | -
desk organizer | -
laundry hamper | -
corn hole game | -
dog harness | -
plastic cable ties | -`,
}
