import { personalAccountData } from './features/account/entry.ts'
import { savedClassifications } from './features/classification/entry.ts'
import { savedDecisionPolicy, savedDecisions } from './features/decision/entry.ts'
import { savedCertificates, savedChains, savedRecords } from './features/evidence/entry.ts'
import { personalFiles, savedFiles } from './features/file/entry.ts'
import { savedItemFlows } from './features/item/entry.ts'
import { personalMessages } from './features/message/entry.ts'
import { savedInvitations, type OwnedData } from './features/organisation/entry.ts'
import { savedPartFiles, savedParts } from './features/part/entry.ts'
import { savedProjectReports, savedProjects } from './features/project/entry.ts'
import { personalRenderings } from './features/rendering/entry.ts'
import { savedBatches } from './features/screening/entry.ts'
import { savedWatchChannels, savedWatches, savedWatchPolicy } from './features/watch/entry.ts'

/** Everything that belongs to an account or to an organisation: read when it is exported, erased in its time. */
export const ownedData: OwnedData = {
  personal: [...personalAccountData, personalFiles, personalMessages, personalRenderings],
  saved: [
    savedInvitations,
    savedFiles,
    savedPartFiles,
    savedParts,
    savedClassifications,
    savedBatches,
    savedItemFlows,
    savedProjects,
    savedProjectReports,
    savedDecisions,
    savedWatches,
    savedWatchPolicy,
    savedWatchChannels,
    savedDecisionPolicy,
    savedCertificates,
    savedRecords,
    savedChains,
  ],
}
