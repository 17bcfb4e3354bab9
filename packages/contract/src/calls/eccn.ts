import * as z from 'zod'
import { defineCall } from '../call.ts'
import { atMost, controlTexts, pageSizes } from '../limits.ts'
import { blankable, wireInt } from '../wire.ts'

/** A set of codes travels as the text of a JSON array; one bare code or an empty text is taken too. */
const codeSet = z.preprocess(
  value => {
    if (typeof value !== 'string') return value ?? []
    if (!value.startsWith('[')) return value === '' ? [] : value.split(',')
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  },
  z.array(z.string().max(8)).max(40),
)

const eccnText = z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40)

export const searchModes = ['CODE', 'NAME'] as const
export type SearchMode = (typeof searchModes)[number]

/** Exact names of spec 000 §3 first; what follows is ours. */
export const cclItem = z.object({
  eccn: z.string(),
  name: z.string(),
  note: z.string(),
  highlightEccn: z.string(),
  cclCategory: z.string(),
  cclGroup: z.string(),
  extraId: z.string(),
  isCCLInvolve: z.union([z.literal(0), z.literal(1)]),
  nameEn: z.string(),
  reasons: z.array(z.string()),
  /** EAR99 and rows without an entry open nothing. */
  clickable: z.boolean(),
})

const facet = z.object({ code: z.string(), name: z.string(), nameEn: z.string(), count: z.number() })

const searchRequest = z.object({
  key: z.string().trim().max(300, atMost('关键词', 300)).default(''),
  /** Old clients of the item search send the name as keyword. */
  keyword: z.string().trim().max(300).optional(),
  category: codeSet,
  group: codeSet,
  mode: blankable(z.enum(searchModes)),
  page: wireInt(1, 10_000).default(1),
  pageSize: wireInt(1, 200).default(pageSizes.search),
})

/** One search under both names it has had. */
export const searchEccns = defineCall({
  method: 'POST',
  path: '/api/eccn/search',
  also: ['/api/risk/ccl/search'],
  summary: 'ECCN 查询（编码或物项名称）',
  access: 'public',
  request: searchRequest,
  reply: z.object({
    items: z.array(cclItem),
    count: z.number(),
    /** Codes still available for this result; the others are greyed. */
    categoryList: z.array(z.string()),
    groupList: z.array(z.string()),
    categories: z.array(facet),
    groups: z.array(facet),
    /** Mode that answered: a name typed into the code box is searched as a name, and the other way round. */
    mode: z.enum(searchModes),
    /** The paragraph asked for, where its entry has none of that name; '' otherwise. */
    missingParagraph: z.string(),
    /** Day of the official text that was searched beside the titles; '' without one. */
    editionDate: z.string(),
    asOf: z.string(),
    ms: z.number(),
  }),
})

const named = z.object({ eccn: z.string(), name: z.string() })

/** What the entry says in the imported official text; null until somebody imports it. */
const official = z
  .object({
    editionDate: z.string(),
    title: z.string(),
    licenceNotes: z.array(z.string()),
    reporting: z.array(z.string()),
    exceptions: z.array(z.object({ symbol: z.string(), text: z.string() })),
    sta: z.array(z.string()),
    relatedControls: z.string(),
    relatedDefinitions: z.string(),
    items: z.array(
      z.object({
        kind: z.enum(['text', 'item', 'note', 'row']),
        paragraph: z.string(),
        text: z.string(),
      }),
    ),
    /** Where this text says otherwise than the facts that decide. */
    differences: z.array(z.string()),
  })
  .nullable()

const typedContent = z.object({ itemList: z.array(z.object({ type: z.string(), content: z.string() })) })

export const getEccn = defineCall({
  method: 'POST',
  path: '/api/eccn/detail',
  summary: 'ECCN 详情',
  access: 'public',
  request: z.object({ eccn: eccnText }),
  reply: z.object({
    eccn: z.string(),
    name: z.string(),
    licenseRequirement: z.object({
      reason: z.string(),
      controlCountryList: z.array(
        z.object({
          control: z.string(),
          countryChart: z.string(),
          /** Column of the country chart, where one decides (`NS2`); empty otherwise. */
          code: z.string(),
          scope: z.string(),
          condition: z.string(),
          citation: z.string(),
        }),
      ),
      noteList: z.array(z.string()),
      reportRequirement: z.string(),
    }),
    exception: typedContent,
    specialException: typedContent,
    listItemControl: z.object({ relatedDefinitions: z.string(), relatedControls: z.string() }),
    children: z.array(named),
    noteList: z.array(z.object({ name: z.string(), content: z.string() })),
    nameEn: z.string(),
    /** The paragraph asked for, within the entry. */
    paragraph: z.string(),
    category: facet,
    group: facet,
    path: z.array(named),
    related: z.array(named),
    terms: z.array(z.string()),
    jurisdiction: z.string(),
    official,
    url: z.string(),
    asOf: z.string(),
  }),
})

export interface EccnNode {
  readonly eccn: string
  readonly name: string
  readonly children: EccnNode[]
}

const eccnNode: z.ZodType<EccnNode> = z.object({
  eccn: z.string(),
  name: z.string(),
  children: z.lazy(() => z.array(eccnNode)),
})

/** Whole tree under a code: a category (`3`, `5-1`), a group in it (`3A`), an entry or a paragraph. */
export const mapEccn = defineCall({
  method: 'POST',
  path: '/api/eccn/map',
  summary: 'ECCN 关系树',
  access: 'public',
  request: z.object({ eccn: z.string().trim().max(40).default('') }),
  reply: z.object({
    eccn: z.string(),
    name: z.string(),
    children: z.array(eccnNode),
    path: z.array(named),
    asOf: z.string(),
  }),
})

export const getCclItem = defineCall({
  method: 'GET',
  path: '/api/risk/ccl/detail',
  summary: '管制物项详情',
  access: 'public',
  request: z.object({ eccn: eccnText }),
  reply: cclItem.extend({
    noteGroupList: z.array(z.object({ groupName: z.string(), noteList: z.array(z.string()) })),
    html: z.string(),
    path: z.array(named),
    /** Day of the official text that `html` shows; '' while it shows our facts. */
    editionDate: z.string(),
    url: z.string(),
    asOf: z.string(),
  }),
})

export const getCclExtras = defineCall({
  method: 'POST',
  path: '/api/risk/ccl/detail2',
  summary: '管制物项的管制事由与许可例外',
  access: 'public',
  request: z.object({ eccn: eccnText, extraId: z.string().max(40).optional() }),
  reply: z.object({
    controlledList: z.array(z.object({ reason: z.string(), columnName: z.string() })),
    exceptionList: z.array(z.object({ exceptionType: z.string(), exception: z.string() })),
  }),
})

export const suggestCcl = defineCall({
  method: 'GET',
  path: '/api/risk/ccl/suggest',
  summary: 'ECCN 联想（至多 20 条）',
  access: 'public',
  request: z.object({ keyword: z.string().trim().max(300) }),
  reply: z.array(named),
})

/** Categories, product groups and reasons of control with their names and how many entries each holds. */
export const listReference = defineCall({
  method: 'GET',
  path: '/api/eccn/reference',
  summary: '商业管制清单的类别、组别与管制事由',
  access: 'public',
  request: z.object({}),
  reply: z.object({
    categories: z.array(facet),
    groups: z.array(facet),
    reasons: z.array(facet),
    count: z.number(),
    asOf: z.string(),
  }),
})

/** Industries of an item: the categories of the list, and under one of them its product groups. */
export const listItemIndustries = defineCall({
  method: 'POST',
  path: '/api/risk/industry/list',
  summary: '物项行业（清单类别及其产品组）',
  access: 'public',
  request: z.object({ code: z.string().trim().max(8).default('') }),
  reply: z.array(z.object({ code: z.string(), name: z.string(), nameEn: z.string() })),
})
