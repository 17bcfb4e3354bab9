/**
 * Words of business, and houses of two characters, as hands and machines write them amiss: a character that looks or sounds like the one meant. Only what is no
 * word by itself and no end and beginning of two words (材料技术 holds 料技); from general knowledge. Meant word, then what is written for it.
 */
export const misreadWords = `
技术 支术 枝术 技朮 拔术
科技 科枝 科拔
实业 实叶 实页
企业 企叶
集团 隼团 集困 集囤 集圑 隻团
通讯 通迅 通汛
通信 通倌
进出口 进出囗 迸出口 进岀口 迸出囗
出口 出囗 岀口
贸易 贸昜 贸意 贸异 贸睗
电子 电孑
电器 电噐 电嚣
机械 机诫 机槭
银行 很行 银衍 艮行 银形
公司 公词 公伺
大学 大季 大孛
航空 航穴 肮空
航天 肮天 航夭
宇航 宇肮
研究所 研宄所 硏究所
研究院 研宄院
设计 设讣
制造 制诰 制适
半导体 半导休 半寻体
精密 精蜜
仪器 仪噐
材料 材枓
能源 能原 能沅
物流 物硫 牧流
投资 投姿
国际 国祭 囯际
工程 工呈 工稈
系统 系桶 糸统
软件 软仵 钦件
网络 网洛 冈络
卫队 卫对
储蓄 储畜 诸蓄
俄罗斯 俄罗期 峨罗斯 俄罗思
科学 科孛
腾讯 滕讯 腾迅 滕迅 藤讯 腾汛
大疆 大彊
中芯国际集成 中心国际集成 中新国际集成
`
