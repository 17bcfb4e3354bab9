import { readingsOf } from './han.ts'
import { readTable } from '../table.ts'

const characters = new Set<string>()
const spellings = new Map<string, Set<string>>()

const inPinyin = new Set<string>()

const link = (a: string, b: string): void => {
  spellings.set(a, (spellings.get(a) ?? new Set()).add(b))
}

for (const [pinyin, han, others] of readTable('surnames.tsv')) {
  if (han!.length === 2 && pinyin!.length > 5) characters.add(han!)
  else for (const char of han!) characters.add(char)
  inPinyin.add(pinyin!)
  for (const other of others?.split(' ') ?? []) {
    if (other === '' || other === pinyin) continue
    link(pinyin!, other)
    link(other, pinyin!)
  }
}
const double =
  '欧阳 司徒 诸葛 司马 上官 尉迟 东方 皇甫 慕容 令狐 公孙 夏侯 轩辕 淳于 单于 申屠 太叔 仲孙 长孙 宇文 司空 司寇 鲜于 闾丘 亓官 巫马 公西 颛孙 壤驷 公良 漆雕 乐正 宰父 谷梁 拓跋 拓拔 夹谷 段干 百里 东郭 南门 呼延 羊舌 微生 梁丘 左丘 东门 西门 南宫 第五 公冶 宗政 濮阳 公羊 澹台 赫连 钟离 端木 子车 万俟 独孤'
for (const surname of double.split(' ')) characters.add(surname)

// Further surnames in current use, without other romanisations worth listing.
const others =
  '习包柏卞卜岑柴车成迟储楚崔单邓狄丁窦杜鄂樊费丰封凤符甘皋耿弓龚巩勾苟顾关管桂郭国过海杭郝赫洪花华怀宦滑黄霍姬嵇计季冀翦简江降焦揭解晋荆井景鞠瞿阚柯寇匡况邝劳雷冷黎厉利连练凌令柳楼禄吕栾麻麦茅梅门米苗闵明牟慕穆那聂宁牛农区潘庞裴皮平蒲濮朴祁漆戚綦强乔谯秦裘曲屈全权冉饶荣茹阮芮桑沙山商尚佘申慎盛师时寿舒双水税司松宿隋台邰滕铁佟童屠万汪王危隗温文闻翁邬巫毋武奚席冼咸相向项邢幸熊宣玄荀鄢燕晏阳易银应雍游於虞喻郁元袁岳云臧翟詹展湛仉甄支智种仲竺祝庄卓訾宗祖左兰蓝娄路栗苑毕代段付伏阎佟'
for (const char of others) {
  characters.add(char)
  for (const reading of readingsOf(char)) inPinyin.add(reading)
}

/** Surnames of one character. */
export const surnameCharacters = [...characters].filter(name => name.length === 1).join('')

export const isSurname = (han: string): boolean => characters.has(han)

/** Other romanisations of a Chinese surname (WONG for WANG): compatible, never equal. */
export const surnameSpellings = (word: string): ReadonlySet<string> | undefined => spellings.get(word)

export const isPinyinSurname = (syllable: string): boolean => inPinyin.has(syllable)

/** A surname spelt as in Hong Kong, Taiwan or overseas and never in pinyin (CHAN, HSU). */
export const isForeignSpelling = (word: string): boolean => spellings.has(word) && !inPinyin.has(word)
