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

/** Pages that show something once they are told what. */
export const filledScreens = [
  '/sanctionSearch?key=HUAWEI',
  `${pages.eccBodyDetailsPage.path}?eccn=3A001`,
  `${pages.detailsPage.path}?eccn=3E001`,
  `${pages.licenceDetermination.path}?eccn=3A001.a.2&destination=BR&value=4000`,
  `${pages.index.path}?componentName=destination&seachKey=BR`,
] as const
