import { AccountTabs } from '../../features/account/account-tabs.tsx'
import { OrganisationTab } from '../../features/organisation/organisation-tab.tsx'

const further = [{ key: 'organisation', label: '机构', children: <OrganisationTab /> }]

export const OwnAccountPage = () => <AccountTabs further={further} />
