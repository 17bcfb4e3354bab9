import { expect, type Page } from '@playwright/test'
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
  pages.partCatalogue.path,
  pages.regulationText.path,
  pages.relationalPageFaces.path,
  pages.listHealth.path,
  pages.complianceReport.path,
  pages.terms.path,
  pages.contactUs.path,
  pages.account.path,
  pages.filePreview.path,
  pages.messages.path,
] as const

/** Pages without menu and tags. */
export const plainScreens = [
  pages.login.path,
  pages.register.path,
  pages.resetPassword.path,
  pages.updateUserInfo.path,
  pages.outbox.path,
] as const

/** The page has drawn what it loads; the stream of messages keeps the network busy for ever. */
export const untilDrawn = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('output[aria-label^="正在"]')).toHaveCount(0)
}
/** Pages that show something once they are told what. */
export const filledScreens = [
  '/sanctionSearch?key=HUAWEI',
  `${pages.eccBodyDetailsPage.path}?eccn=3A001`,
  `${pages.detailsPage.path}?eccn=3E001`,
  `${pages.licenceDetermination.path}?eccn=3A001.a.2&destination=BR&value=4000`,
  `${pages.index.path}?componentName=destination&seachKey=BR`,
] as const
