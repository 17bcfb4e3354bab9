import { attribute, childrenOf, textOf, type XmlElement } from '@maojian/sources/xml/element'
import { readXml, type XmlShape } from '@maojian/sources/xml/read-xml'
import { FormatFault } from '@maojian/sources'
import { shanghaiMinute } from '../../shanghai-day.ts'

export interface FeedItem {
  /** The feed's own name of it, else its address. */
  readonly guid: string
  readonly title: string
  readonly url: string
  /** yyyy-MM-dd HH:mm in Asia/Shanghai. */
  readonly published: string
  /** Whether the feed itself says when. */
  readonly dated: boolean
}

const shapes: readonly (readonly [RegExp, XmlShape])[] = [
  [/<rss[\s>]/u, { titleZh: 'RSS 订阅源', root: 'rss', groups: ['channel'] }],
  [/<feed[\s>]/u, { titleZh: 'Atom 订阅源', root: 'feed' }],
  [/<(?:[A-Za-z]+:)?RDF[\s>]/u, { titleZh: 'RSS 1.0 订阅源', root: 'RDF' }],
]

/** The root stands within so many characters, behind declaration and comments. */
const headLength = 4000

const isWebAddress = (text: string): boolean => /^https?:\/\//iu.test(text)

const linkOf = (item: XmlElement): string => {
  const atom = childrenOf(item, 'link').find(link => ['', 'alternate'].includes(attribute(link, 'rel')))
  return (atom && attribute(atom, 'href')) || textOf(item, 'link')
}

const momentOf = (item: XmlElement): Date | undefined => {
  const texts = ['pubDate', 'published', 'updated', 'date'].map(name => textOf(item, name))
  const at = texts.map(text => Date.parse(text)).find(moment => !Number.isNaN(moment))
  return at === undefined ? undefined : new Date(at)
}

/** Feeds put markup into titles: kept as plain text, entities and tags gone. */
const plainTitle = (text: string): string =>
  text
    .replace(/<[^>]*>/gu, '')
    .slice(0, 500)
    .trim()

const itemOf = (item: XmlElement, now: Date): FeedItem[] => {
  const [title, url] = [plainTitle(textOf(item, 'title')), linkOf(item)]
  if (title === '' || !isWebAddress(url)) return []
  const guid = textOf(item, 'guid') || textOf(item, 'id') || url
  const at = momentOf(item)
  return [{ guid, title, url, published: shanghaiMinute(at ?? now), dated: at !== undefined }]
}

/** Items of an RSS or Atom feed; what has no title or no web address is left out. */
export const readFeed = async (bytes: Uint8Array, now: Date): Promise<FeedItem[]> => {
  const head = new TextDecoder().decode(bytes.subarray(0, headLength))
  const shape = shapes.find(([root]) => root.test(head))?.[1]
  if (!shape) throw new FormatFault('不是 RSS 或 Atom 订阅源')
  const items: FeedItem[] = []
  const file = {
    name: '订阅源',
    open: async function* () {
      yield bytes
    },
  }
  for await (const element of readXml(file, shape))
    if (element.name === 'item' || element.name === 'entry') items.push(...itemOf(element, now))
  return items
}
