import type { Access } from './call.ts'

/** Groups of the side menu, in order; what belongs to none stands above them. */
export const menuGroups = {
  screening: '筛查',
  control: '出口管制',
  projects: '项目与报告',
  content: '内容',
} as const
export type MenuGroup = keyof typeof menuGroups

/** Names of the query by which the address of a page keeps how its table is shown. */
export const tableQuery = ['page', 'pageSize', 'sort', 'hide', 'density'] as const

export type MenuIcon =
  | 'home'
  | 'search'
  | 'audit'
  | 'batch'
  | 'alert'
  | 'database'
  | 'barcode'
  | 'tags'
  | 'table'
  | 'globe'
  | 'shield'
  | 'matrix'
  | 'book'
  | 'report'
  | 'history'
  | 'project'
  | 'gavel'
  | 'graph'
  | 'path'
  | 'flag'
  | 'news'
  | 'eye'

/** What a user should know of a page before trusting it; one sentence each. */
export interface PageHelp {
  /** The question that it answers. */
  readonly decides: string
  /** On what data, and how fresh. */
  readonly data: string
  /** What it does not say. */
  readonly limits: string
}

/** All there is to say of a page; router, menu, palette, tags and the tests of screens read it here. */
export interface Page {
  /** Spelt as the spec spells it. */
  readonly path: string
  readonly title: string
  /** Names of its query. */
  readonly query: readonly string[]
  /** Where its screen stands in web/src, without `.tsx`; the component bears the name of the file. */
  readonly screen: string
  /** Who has the use of it; a page explains itself to everybody else. */
  readonly access: Access
  readonly menu?: { readonly group?: MenuGroup; readonly icon: MenuIcon }
  /** The page of the menu that a detail page belongs to. */
  readonly under?: string
  /** Query names that make two addresses two pages; without them the page has nothing to show. */
  readonly needs?: readonly string[]
  /** Every page of the menu explains itself. */
  readonly help?: PageHelp
  /** Further words by which the palette finds it. */
  readonly words?: string
  /** Stands without menu and tags. */
  readonly plain?: true
  /** Queries under which the tests of screens look at it; just its path where none are given. */
  readonly looks?: readonly string[]
}
