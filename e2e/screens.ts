import { pages } from '@maojian/contract/pages'

/** Pages that a visitor and a signed-in user may open without further arguments. */
export const openScreens = [
  pages.home.path,
  pages.index.path,
  pages.sanctionSearch.path,
  pages.sensitiveList.path,
  pages.eccnSearchPage.path,
  // A few rows stand for the whole chart, whose thousands of cells the accessibility check cannot finish in time.
  `${pages.listofCountries.path}?code=CC2&find=united`,
  pages.importingCountry.path,
  pages.licenceDetermination.path,
  pages.licenceMatrix.path,
  pages.relationalPageFaces.path,
  pages.listHealth.path,
] as const
