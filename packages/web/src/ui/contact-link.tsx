import { pages } from '@maojian/contract/pages'
import { site } from '../api/site.ts'
import { ButtonLink } from './button-link.tsx'

/** The way to whoever serves this installation; none where nobody is named there. */
export const ContactLink = ({ primary }: { readonly primary?: true }) =>
  (site.servicePhone !== '' || site.serviceNote !== '') && (
    <ButtonLink {...(primary && { primary })} to={pages.contactUs.path}>
      {pages.contactUs.title}
    </ButtonLink>
  )
