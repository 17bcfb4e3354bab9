/** What each call is named on the wire: path, other paths, request fields, reply fields. Changing one breaks old clients. */
export const goldenCalls: readonly (readonly [string, string, string])[] = [
  [
    'POST /api/account/apiKey/create',
    `
      name
    `,
    `
      id name hint createdAt lastUsedAt key
    `,
  ],
  [
    'GET /api/account/apiKey/list',
    ``,
    `
      [].id [].name [].hint [].createdAt [].lastUsedAt
    `,
  ],
  [
    'POST /api/account/apiKey/revoke',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/admin/apiKey/revoke',
    `
      userId id
    `,
    ``,
  ],
  [
    'GET /api/admin/audit/export',
    `
      userId event keyword startDate endDate
    `,
    `
      fileName content rows
    `,
  ],
  [
    'GET /api/admin/audit/page',
    `
      userId event keyword startDate endDate page pageSize
    `,
    `
      data data[].id data[].at data[].userId data[].loginName data[].event data[].eventName
      data[].address data[].requestId data[].detail count events events[].event events[].name
    `,
  ],
  [
    'POST /api/admin/enterprise/link',
    `
      id partyId same reason
    `,
    `
      jobId
    `,
  ],
  [
    'POST /api/admin/job/cancel',
    `
      id
    `,
    ``,
  ],
  [
    'GET /api/admin/job/list',
    ``,
    `
      abandoned data data[].id data[].name data[].title data[].key data[].state data[].stateName
      data[].attempts data[].done data[].total data[].note data[].error data[].createdAt
      data[].startedAt
    `,
  ],
  [
    'POST /api/admin/job/retry',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/admin/membership/end',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/admin/membership/grant',
    `
      userId roleId from until note
    `,
    `
      id
    `,
  ],
  [
    'POST /api/admin/quota/set',
    `
      userId kind daily
    `,
    ``,
  ],
  [
    'POST /api/admin/session/revoke',
    `
      userId id
    `,
    `
      revoked
    `,
  ],
  [
    'GET /api/admin/user/detail',
    `
      userId
    `,
    `
      user user.userId user.phone user.loginName user.company user.organisationId user.roleId
      user.roleName user.membershipUntil user.state user.sessions user.createdAt user.lastLoginAt
      memberships memberships[].id memberships[].roleId memberships[].roleName memberships[].from
      memberships[].until memberships[].note memberships[].grantedBy memberships[].active quotas
      quotas[].kind quotas[].name quotas[].limit quotas[].used quotas[].own sessions sessions[].id
      sessions[].createdAt sessions[].expiresAt sessions[].address sessions[].userAgent apiKeys
      apiKeys[].id apiKeys[].name apiKeys[].hint apiKeys[].createdAt apiKeys[].lastUsedAt
    `,
  ],
  [
    'GET /api/admin/user/page',
    `
      keyword role page pageSize
    `,
    `
      data data[].userId data[].phone data[].loginName data[].company data[].organisationId
      data[].roleId data[].roleName data[].membershipUntil data[].state data[].sessions
      data[].createdAt data[].lastLoginAt count
    `,
  ],
  [
    'POST /api/admin/user/role',
    `
      userId roleId
    `,
    ``,
  ],
  [
    'GET /api/chain/map/statistics',
    ``,
    `
      [].countryId [].country [].count [].newCount
    `,
  ],
  [
    'GET /api/china/control/search',
    `
      keyword page pageSize
    `,
    `
      data data[].code data[].title data[].titleEn data[].industry data[].type data[].reason
      data[].hs data[].state data[].stateName data[].citation data[].from data[].notices
      data[].notices[].notice data[].notices[].subject data[].notices[].from
      data[].notices[].suspendedFrom data[].notices[].suspendedTo data[].notices[].codes
      data[].notices[].state data[].notices[].stateName data[].why count notices notices[].notice
      notices[].subject notices[].from notices[].suspendedFrom notices[].suspendedTo notices[].codes
      notices[].state notices[].stateName licenceGoods licenceGoods[].goods licenceGoods[].kind
      licenceGoods[].kindName licenceGoods[].quotaTo licenceGoods[].condition licenceGoods[].codes
      licenceGoods[].codeCount licenceGoods[].citation licenceGoods[].from licenceGoods[].to
      duties duties[].text duties[].citation date factsDay
    `,
  ],
  [
    'POST /api/classification',
    `
      name limit
    `,
    `
      name candidates candidates[].eccn candidates[].title candidates[].why candidates[].thresholds
      candidates[].cnCode ask ask[].id ask[].text ask[].options ask[].options[].id
      ask[].options[].text ask[].options[].next ask[].options[].codes usual why
    `,
  ],
  [
    'POST /api/classification/copy',
    `
      id
    `,
    `
      id version name partNumber eccn title cnCode reason answers steps steps[].question
      steps[].answer steps[].left state stateName author savedAt reviewer reviewedAt reviewReason
      factsDay basis basisName changes
    `,
  ],
  [
    'GET /api/classification/list',
    `
      keyword page pageSize
    `,
    `
      data data[].id data[].version data[].name data[].partNumber data[].eccn data[].title
      data[].cnCode data[].reason data[].answers data[].steps data[].steps[].question
      data[].steps[].answer data[].steps[].left data[].state data[].stateName data[].author
      data[].savedAt data[].reviewer data[].reviewedAt data[].reviewReason data[].factsDay
      data[].basis data[].basisName data[].changes data[].mayReview count
    `,
  ],
  [
    'POST /api/classification/path',
    `
      answers
    `,
    `
      steps steps[].question steps[].answer steps[].left ask ask.id ask.text ask.options
      ask.options[].id ask.options[].text ask.options[].next ask.options[].codes codes codes[].code
      codes[].title codes[].thresholds
    `,
  ],
  [
    'POST /api/classification/recheck',
    `
      id version
    `,
    `
      id version name partNumber eccn title cnCode reason answers steps steps[].question
      steps[].answer steps[].left state stateName author savedAt reviewer reviewedAt reviewReason
      factsDay basis basisName changes
    `,
  ],
  [
    'GET /api/classification/record',
    `
      id format
    `,
    ``,
  ],
  [
    'POST /api/classification/remove',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/classification/review',
    `
      id version decision reason
    `,
    `
      id version name partNumber eccn title cnCode reason answers steps steps[].question
      steps[].answer steps[].left state stateName author savedAt reviewer reviewedAt reviewReason
      factsDay basis basisName changes
    `,
  ],
  [
    'POST /api/classification/save',
    `
      id version name partNumber eccn cnCode reason answers
    `,
    `
      id version name partNumber eccn title cnCode reason answers steps steps[].question
      steps[].answer steps[].left state stateName author savedAt reviewer reviewedAt reviewReason
      factsDay basis basisName changes
    `,
  ],
  [
    'POST /api/component/search /api/risk/component/search',
    `
      name code relationType page pageSize
    `,
    `
      data data[].id data[].code data[].name data[].manufacturer data[].eccn data[].known data[].hts
      data[].fileName data[].line data[].publishedOn data[].importedOn data[].own count ms
    `,
  ],
  [
    'POST /api/cpy/bond/relation',
    `
      start end hops
    `,
    `
      entityList entityList[].id entityList[].model entityList[].name entityList[].code
      entityList[].color entityList[].start entityList[].end entityList[].riskSymbol
      entityList[].finding entityList[].sample relationList relationList[].id relationList[].start
      relationList[].end relationList[].type relationList[].typeName relationList[].percent
      relationList[].percentHigh relationList[].percentText relationList[].role
      relationList[].amount relationList[].currency relationList[].control relationList[].since
      relationList[].until relationList[].ended relationList[].toldBy relationList[].toldOn paths
      sentences isCut
    `,
  ],
  [
    'POST /api/cpy/detail/guidedGraph',
    `
      anyCpyNo riskOnly ended
    `,
    `
      name code id nodeType riskSymbol finding attention riskMain hasRecentNews scale stockType
      guaranteeJson rowkey total sample endedNum children children[].name children[].code
      children[].id children[].nodeType children[].riskSymbol children[].finding
      children[].attention children[].riskMain children[].hasRecentNews children[].scale
      children[].stockType children[].guaranteeJson children[].rowkey children[].total
      children[].sample children[].children children[].children[].name children[].children[].code
      children[].children[].id children[].children[].nodeType children[].children[].riskSymbol
      children[].children[].finding children[].children[].attention children[].children[].riskMain
      children[].children[].hasRecentNews children[].children[].scale
      children[].children[].stockType children[].children[].guaranteeJson
      children[].children[].rowkey children[].children[].total children[].children[].sample
      children[].children[].relation children[].children[].relationType
      children[].children[].percent children[].children[].percentHigh children[].children[].control
      children[].children[].since children[].children[].until children[].children[].ended
      children[].children[].toldBy children[].children[].toldOn children[].children[].children
    `,
  ],
  [
    'POST /api/cpy/detail/guidedGraphOne',
    `
      anyCpyNo nodeType group offset riskOnly ended rowkey
    `,
    `
      [].name [].code [].id [].nodeType [].riskSymbol [].finding [].attention [].riskMain
      [].hasRecentNews [].scale [].stockType [].guaranteeJson [].rowkey [].total [].sample
      [].children [].children[].name [].children[].code [].children[].id [].children[].nodeType
      [].children[].riskSymbol [].children[].finding [].children[].attention [].children[].riskMain
      [].children[].hasRecentNews [].children[].scale [].children[].stockType
      [].children[].guaranteeJson [].children[].rowkey [].children[].total [].children[].sample
      [].children[].relation [].children[].relationType [].children[].percent
      [].children[].percentHigh [].children[].control [].children[].since [].children[].until
      [].children[].ended [].children[].toldBy [].children[].toldOn [].children[].children
    `,
  ],
  [
    'POST /api/cpy/search/quick',
    `
      searchKey type
    `,
    `
      [].code [].name [].type [].sample
    `,
  ],
  [
    'POST /api/deal/check',
    `
      name date partners partners[].name partners[].country partners[].role items items[].name
      items[].eccn items[].cnCode items[].hsCode items[].value items[].currency items[].usOrigin
      items[].usContentPercent items[].usTechnology items[].facts countries countries[].country
      countries[].kind endUse logistics logistics[].kind logistics[].name logistics[].imo
      logistics[].tail logistics[].code logistics[].country settlement settlement[].bank settlement[].bic
      settlement[].country settlement[].currency settlement[].role
    `,
    `
      verdict warnings warnings[].section warnings[].level warnings[].subject warnings[].why
      warnings[].source warnings[].citation warnings[].kind warnings[].effect warnings[].row
      warnings[].place warnings[].also warnings[].also[].section warnings[].also[].row open open[].section open[].id open[].text open[].row open[].place notes
      decidedAway decidedAway[].section decidedAway[].subject decidedAway[].party
      decidedAway[].score decidedAway[].why decidedAway[].row decidedAway[].place lists
      lists.snapshot lists.engine lists.editions lists.editions[].source lists.editions[].shortName
      lists.editions[].edition lists.editions[].publishedOn lists.editions[].entries
      lists.editions[].starterData rulesOf rulesUpTo
    `,
  ],
  [
    'POST /api/deal/project',
    `
      name date partners partners[].name partners[].country partners[].role items items[].name
      items[].eccn items[].cnCode items[].hsCode items[].value items[].currency items[].usOrigin
      items[].usContentPercent items[].usTechnology items[].facts countries countries[].country
      countries[].kind endUse logistics logistics[].kind logistics[].name logistics[].imo
      logistics[].tail logistics[].code logistics[].country settlement settlement[].bank settlement[].bic
      settlement[].country settlement[].currency settlement[].role
    `,
    `
      id
    `,
  ],
  [
    'POST /api/decision/approve',
    `
      id
    `,
    `
      id subject partyId party same sameName reason state stateName author decidedAt reviewOn
      approvedBy endedBy endReason sequence
    `,
  ],
  [
    'POST /api/decision/decide',
    `
      name country birthDate partyId same reason reviewOn previous
    `,
    `
      id subject partyId party same sameName reason state stateName author decidedAt reviewOn
      approvedBy endedBy endReason sequence
    `,
  ],
  [
    'POST /api/decision/decideRows',
    `
      batchId rows rows[].line rows[].previous same reason reviewOn
    `,
    `
      saved changedElsewhere changedElsewhere[].line changedElsewhere[].decision
      changedElsewhere[].decision.id changedElsewhere[].decision.subject
      changedElsewhere[].decision.partyId changedElsewhere[].decision.party
      changedElsewhere[].decision.same changedElsewhere[].decision.sameName
      changedElsewhere[].decision.reason changedElsewhere[].decision.state
      changedElsewhere[].decision.stateName changedElsewhere[].decision.author
      changedElsewhere[].decision.decidedAt changedElsewhere[].decision.reviewOn
      changedElsewhere[].decision.approvedBy changedElsewhere[].decision.endedBy
      changedElsewhere[].decision.endReason changedElsewhere[].decision.sequence
    `,
  ],
  [
    'POST /api/decision/fourEyes',
    `
      fourEyes
    `,
    `
      fourEyes
    `,
  ],
  [
    'GET /api/decision/list',
    `
      keyword state partyId page pageSize
    `,
    `
      data data[].id data[].subject data[].partyId data[].party data[].same data[].sameName
      data[].reason data[].state data[].stateName data[].author data[].decidedAt data[].reviewOn
      data[].approvedBy data[].endedBy data[].endReason data[].sequence data[].mayApprove count
      fourEyes
    `,
  ],
  [
    'POST /api/decision/withdraw',
    `
      id reason
    `,
    `
      id subject partyId party same sameName reason state stateName author decidedAt reviewOn
      approvedBy endedBy endReason sequence
    `,
  ],
  [
    'POST /api/determination',
    `
      eccn paragraph destination date value endUses facts made contentShare relatedTo activity
      shipFrom via hsCode content content.price content.parts content.parts[].eccn
      content.parts[].value cnCode headquarters
    `,
    `
      outcome outcomeName proof proof[].stage proof[].stageName proof[].rule proof[].sentence
      proof[].citation proof[].effect proof[].effectName proof[].kind proof[].kindName questions
      questions[].id questions[].text questions[].citation questions[].blocking questions[].answer
      questions[].answeredBy reasons reasons[].rule reasons[].reason reasons[].citation
      reasons[].policy reasons[].policyName reasons[].policyCitation riskLevel verdict listed
      listed.text listed.certain headline tone eccn paragraph name destination destinationName date factsDay warnings exceptions
      exceptions[].symbol exceptions[].citation exceptions[].state exceptions[].stateName
      exceptions[].conditions exceptions[].conditions[].text exceptions[].conditions[].state
      counterfactuals counterfactuals[].text counterfactuals[].outcome china china.outcome
      china.outcomeName china.proof china.proof[].stage china.proof[].stageName china.proof[].rule
      china.proof[].sentence china.proof[].citation china.proof[].effect china.proof[].effectName
      china.proof[].kind china.proof[].kindName china.questions china.questions[].id
      china.questions[].text china.questions[].citation china.questions[].blocking
      china.questions[].answer china.questions[].answeredBy endUser endUser.name endUser.screened
      endUser.snapshotId endUser.publishedAt endUser.warning endUser.hits endUser.hits[].id
      endUser.hits[].type endUser.hits[].name endUser.hits[].nameZh endUser.hits[].country
      endUser.hits[].score endUser.hits[].riskLevel endUser.hits[].reason endUser.hits[].lists
      endUser.hits[].lists[].source endUser.hits[].lists[].shortName
      endUser.hits[].lists[].reference endUser.hits[].decisive endUser.hits[].forbids endUser.hits[].forbiddenBy
      endUser.hits[].decidedByPerson endUser.hits[].state parties
      parties[].role parties[].roleName parties[].name parties[].country parties[].warning
      parties[].hits parties[].hits[].id parties[].hits[].type parties[].hits[].name parties[].hits[].nameZh
      parties[].hits[].country parties[].hits[].score parties[].hits[].riskLevel
      parties[].hits[].reason parties[].hits[].lists parties[].hits[].lists[].source
      parties[].hits[].lists[].shortName parties[].hits[].lists[].reference
      parties[].hits[].decisive parties[].hits[].forbids parties[].hits[].forbiddenBy
      parties[].hits[].decidedByPerson parties[].hits[].state disclaimer
    `,
  ],
  [
    'GET /api/determination/destinations',
    `
      eccn date
    `,
    `
      rows rows[].countryId rows[].nameCn rows[].name rows[].outcome rows[].outcomeName
      rows[].riskLevel rows[].reasons counts counts[].outcome counts[].outcomeName counts[].count
      subject subjectName date factsDay warnings
    `,
  ],
  [
    'POST /api/determination/endUser',
    `
      eccn paragraph destination date value endUses facts made contentShare relatedTo activity
      shipFrom via hsCode content content.price content.parts content.parts[].eccn
      content.parts[].value cnCode headquarters endUser decisions owners owners[].owner
      owners[].percent owners[].since owners[].until owners[].source owners[].control owners[].owned
      parties parties[].role parties[].name parties[].country parties[].headquarters
    `,
    `
      outcome outcomeName proof proof[].stage proof[].stageName proof[].rule proof[].sentence
      proof[].citation proof[].effect proof[].effectName proof[].kind proof[].kindName questions
      questions[].id questions[].text questions[].citation questions[].blocking questions[].answer
      questions[].answeredBy reasons reasons[].rule reasons[].reason reasons[].citation
      reasons[].policy reasons[].policyName reasons[].policyCitation riskLevel verdict listed
      listed.text listed.certain headline tone eccn paragraph name destination destinationName date factsDay warnings exceptions
      exceptions[].symbol exceptions[].citation exceptions[].state exceptions[].stateName
      exceptions[].conditions exceptions[].conditions[].text exceptions[].conditions[].state
      counterfactuals counterfactuals[].text counterfactuals[].outcome china china.outcome
      china.outcomeName china.proof china.proof[].stage china.proof[].stageName china.proof[].rule
      china.proof[].sentence china.proof[].citation china.proof[].effect china.proof[].effectName
      china.proof[].kind china.proof[].kindName china.questions china.questions[].id
      china.questions[].text china.questions[].citation china.questions[].blocking
      china.questions[].answer china.questions[].answeredBy endUser endUser.name endUser.screened
      endUser.snapshotId endUser.publishedAt endUser.warning endUser.hits endUser.hits[].id
      endUser.hits[].type endUser.hits[].name endUser.hits[].nameZh endUser.hits[].country
      endUser.hits[].score endUser.hits[].riskLevel endUser.hits[].reason endUser.hits[].lists
      endUser.hits[].lists[].source endUser.hits[].lists[].shortName
      endUser.hits[].lists[].reference endUser.hits[].decisive endUser.hits[].forbids endUser.hits[].forbiddenBy
      endUser.hits[].decidedByPerson endUser.hits[].state parties
      parties[].role parties[].roleName parties[].name parties[].country parties[].warning
      parties[].hits parties[].hits[].id parties[].hits[].type parties[].hits[].name parties[].hits[].nameZh
      parties[].hits[].country parties[].hits[].score parties[].hits[].riskLevel
      parties[].hits[].reason parties[].hits[].lists parties[].hits[].lists[].source
      parties[].hits[].lists[].shortName parties[].hits[].lists[].reference
      parties[].hits[].decisive parties[].hits[].forbids parties[].hits[].forbiddenBy
      parties[].hits[].decidedByPerson parties[].hits[].state disclaimer
    `,
  ],
  [
    'GET /api/determination/endUses',
    ``,
    `
      [].questionId [].text [].citation [].exclusive
    `,
  ],
  [
    'GET /api/determination/items',
    `
      countryId date
    `,
    `
      rows rows[].eccn rows[].name rows[].outcome rows[].outcomeName rows[].riskLevel rows[].reasons
      counts counts[].outcome counts[].outcomeName counts[].count subject subjectName date factsDay
      warnings
    `,
  ],
  [
    'POST /api/determination/project',
    `
      eccn paragraph destination date value endUses facts made contentShare relatedTo activity
      shipFrom via hsCode content content.price content.parts content.parts[].eccn
      content.parts[].value cnCode headquarters endUser decisions owners owners[].owner
      owners[].percent owners[].since owners[].until owners[].source owners[].control owners[].owned
      parties parties[].role parties[].name parties[].country parties[].headquarters
    `,
    `
      id
    `,
  ],
  [
    'GET /api/determination/report',
    `
      eccn paragraph destination date value endUses facts made contentShare relatedTo activity
      shipFrom via hsCode content content.price content.parts content.parts[].eccn
      content.parts[].value cnCode headquarters endUser decisions owners owners[].owner
      owners[].percent owners[].since owners[].until owners[].source owners[].control owners[].owned
      parties parties[].role parties[].name parties[].country parties[].headquarters format
    `,
    ``,
  ],
  [
    'GET /api/dev/outbox',
    ``,
    `
      [].at [].phone [].code [].text
    `,
  ],
  [
    'GET /api/dic/country',
    ``,
    `
      [].id [].nameCn [].name [].onlyDestination
    `,
  ],
  [
    'GET /api/dic/industry',
    ``,
    `
      [].code [].name
    `,
  ],
  [
    'POST /api/eccn/ccc/list',
    `
      code eccn
    `,
    `
      data data[].cb1 data[].cb2 data[].cb3 data[].np1 data[].np2 data[].ns1 data[].ns2 data[].mt1
      data[].rs1 data[].rs2 data[].fc1 data[].cc1 data[].cc2 data[].cc3 data[].at1 data[].at2
      data[].country data[].name data[].countryId data[].remark data[].footnotes data[].riskLevel
      footnotes footnotes[].number footnotes[].text footnotes[].textEn footnotes[].citation
      highlight asOf
    `,
  ],
  [
    'POST /api/eccn/detail',
    `
      eccn
    `,
    `
      eccn name licenseRequirement licenseRequirement.reason licenseRequirement.controlCountryList
      licenseRequirement.controlCountryList[].control
      licenseRequirement.controlCountryList[].countryChart
      licenseRequirement.controlCountryList[].code licenseRequirement.controlCountryList[].scope
      licenseRequirement.controlCountryList[].condition
      licenseRequirement.controlCountryList[].citation licenseRequirement.noteList
      licenseRequirement.reportRequirement exception exception.itemList exception.itemList[].type
      exception.itemList[].content specialException specialException.itemList
      specialException.itemList[].type specialException.itemList[].content listItemControl
      listItemControl.relatedDefinitions listItemControl.relatedControls children children[].eccn
      children[].name noteList noteList[].name noteList[].content nameEn paragraph category
      category.code category.name category.nameEn category.count group group.code group.name
      group.nameEn group.count path path[].eccn path[].name related related[].eccn related[].name
      terms jurisdiction official official.editionDate official.title official.licenceNotes
      official.reporting official.exceptions official.exceptions[].symbol official.exceptions[].text
      official.sta official.relatedControls official.relatedDefinitions official.items
      official.items[].kind official.items[].paragraph official.items[].text official.differences
      url asOf
    `,
  ],
  [
    'POST /api/eccn/map',
    `
      eccn
    `,
    `
      eccn name children children[].eccn children[].name children[].children path path[].eccn
      path[].name asOf
    `,
  ],
  [
    'GET /api/eccn/reference',
    ``,
    `
      categories categories[].code categories[].name categories[].nameEn categories[].count groups
      groups[].code groups[].name groups[].nameEn groups[].count reasons reasons[].code
      reasons[].name reasons[].nameEn reasons[].count count asOf
    `,
  ],
  [
    'POST /api/eccn/search /api/risk/ccl/search',
    `
      key keyword category group mode page pageSize
    `,
    `
      items items[].eccn items[].name items[].note items[].highlightEccn items[].cclCategory
      items[].cclGroup items[].extraId items[].isCCLInvolve items[].nameEn items[].reasons
      items[].clickable count categoryList groupList categories categories[].code categories[].name
      categories[].nameEn categories[].count groups groups[].code groups[].name groups[].nameEn
      groups[].count mode missingParagraph editionDate asOf ms
    `,
  ],
  [
    'POST /api/enterprise/find',
    `
      party name
    `,
    `
      [].id [].name [].kindName [].country [].riskSymbol [].finding [].relationId [].relations
      [].sample
    `,
  ],
  [
    'POST /api/enterprise/group',
    `
      id
    `,
    `
      self self.id self.name self.kindName self.country self.percentText self.riskSymbol
      self.finding self.lists self.partyId self.relationId self.sample parents parents.rows
      parents.rows[].id parents.rows[].name parents.rows[].kindName parents.rows[].country
      parents.rows[].percentText parents.rows[].riskSymbol parents.rows[].finding
      parents.rows[].lists parents.rows[].partyId parents.rows[].relationId parents.rows[].sample
      parents.total sisters sisters.rows sisters.rows[].id sisters.rows[].name
      sisters.rows[].kindName sisters.rows[].country sisters.rows[].percentText
      sisters.rows[].riskSymbol sisters.rows[].finding sisters.rows[].lists sisters.rows[].partyId
      sisters.rows[].relationId sisters.rows[].sample sisters.total daughters daughters.rows
      daughters.rows[].id daughters.rows[].name daughters.rows[].kindName daughters.rows[].country
      daughters.rows[].percentText daughters.rows[].riskSymbol daughters.rows[].finding
      daughters.rows[].lists daughters.rows[].partyId daughters.rows[].relationId
      daughters.rows[].sample daughters.total held
    `,
  ],
  [
    'POST /api/enterprise/ownership',
    `
      id name date
    `,
    `
      id name date held note sample snapshotId others others[].id others[].name listed listed[].id
      listed[].name listed[].partyId listed[].lists regimes regimes.ofac regimes.ofac.state
      regimes.ofac.low regimes.ofac.high regimes.ofac.paths regimes.ofac.reason regimes.eu
      regimes.eu.state regimes.eu.low regimes.eu.high regimes.eu.paths regimes.eu.reason regimes.uk
      regimes.uk.state regimes.uk.low regimes.uk.high regimes.uk.paths regimes.uk.reason regimes.bis
      regimes.bis.state regimes.bis.low regimes.bis.high regimes.bis.paths regimes.bis.reason
      regimes.cn regimes.cn.state regimes.cn.low regimes.cn.high regimes.cn.paths regimes.cn.reason
    `,
  ],
  [
    'GET /api/evidence/certificate/confirm',
    `
      token
    `,
    `
      number issuedAt screenedAt verdictName warning related decidedAway maskedName typeName asOf lists missing
      oldestEdition newestEdition snapshotId digest intact
    `,
  ],
  [
    'POST /api/evidence/certificate/confirm-name',
    `
      token name
    `,
    `
      agrees
    `,
  ],
  [
    'GET /api/evidence/certificate/file',
    `
      number format
    `,
    ``,
  ],
  [
    'POST /api/evidence/certificate/issue',
    `
      record subject reference
    `,
    `
      number issuedAt issuedBy reference verifyUrl record
    `,
  ],
  [
    'GET /api/evidence/certificate/list',
    `
      record
    `,
    `
      [].number [].issuedAt [].issuedBy [].reference [].verifyUrl
    `,
  ],
  [
    'POST /api/evidence/certificate/verify',
    `
      certificate signature
    `,
    `
      valid problem number asked asked.name asked.otherNames asked.typeName asked.country
      asked.birthDate asked.codes asked.addresses asked.asOf asked.screenedAt verdict warning
      decidedAway issuedAt digest keyId
    `,
  ],
  [
    'GET /api/evidence/keys',
    ``,
    `
      keys keys[].id keys[].createdAt keys[].publicKey
    `,
  ],
  [
    'GET /api/evidence/record/detail',
    `
      id
    `,
    `
      record record.id record.at record.kind record.kindName record.title record.verdict
      record.verdictName record.hits record.warned record.operator record.snapshotId record.number
      record.seal erased intact settings settings[].label settings[].value engine warning nearAsked
      subjects subjects[].name subjects[].otherNames subjects[].typeName subjects[].countryName
      subjects[].birthDate subjects[].codes subjects[].addresses subjects[].verdict
      subjects[].verdictName subjects[].count subjects[].hits subjects[].hits[].id
      subjects[].hits[].name subjects[].hits[].matchedName subjects[].hits[].score
      subjects[].hits[].level subjects[].hits[].state subjects[].hits[].lists
      subjects[].hits[].reason subjects[].near subjects[].near[].id subjects[].near[].name
      subjects[].near[].matchedName subjects[].near[].score subjects[].near[].level
      subjects[].near[].state subjects[].near[].lists subjects[].near[].reason decisions
      decisions[].id decisions[].changeName decisions[].subject decisions[].party decisions[].partyId
      decisions[].sameName decisions[].reason decisions[].stateName decisions[].author
      decisions[].decidedAt decisions[].reviewOn decisions[].approvedBy decisions[].endedBy
      decisions[].endReason lists lists[].id
      lists[].name lists[].edition lists[].publishedOn lists[].entries lists[].starterData
      lists[].digest missing digest previousSeal
    `,
  ],
  [
    'GET /api/evidence/record/file',
    `
      keyword kind verdict operator startDate endDate format
    `,
    ``,
  ],
  [
    'GET /api/evidence/record/list',
    `
      keyword kind verdict operator startDate endDate page pageSize
    `,
    `
      data data[].id data[].at data[].kind data[].kindName data[].title data[].verdict
      data[].verdictName data[].hits data[].warned data[].operator data[].snapshotId data[].number
      data[].seal count operators operators[].userId operators[].name operators[].records
    `,
  ],
  [
    'POST /api/evidence/record/repeat',
    `
      id
    `,
    `
      state title detail manner exact at subjects subjects[].name subjects[].recorded
      subjects[].recorded.verdict subjects[].recorded.verdictName subjects[].recorded.count
      subjects[].again subjects[].again.verdict subjects[].again.verdictName subjects[].again.count
      subjects[].today subjects[].today.verdict subjects[].today.verdictName subjects[].today.count
      subjects[].isSame subjects[].isUnchanged subjects[].parties subjects[].parties[].id
      subjects[].parties[].name subjects[].parties[].recorded subjects[].parties[].again
      subjects[].parties[].today
    `,
  ],
  [
    'GET /api/evidence/verify',
    `
      all
    `,
    `
      intact records erased kept chains decisions waiting sealedLater sealedLaterOn checkedAt problems
    `,
  ],
  [
    'GET /api/file/content',
    `
      id ticket
    `,
    ``,
  ],
  [
    'GET /api/file/preview/code',
    `
      fileId type
    `,
    `
      url fileName fileType inline
    `,
  ],
  [
    'POST /api/file/upload',
    `
      purpose
    `,
    `
      fileId fileName fileType size fastDfsUrl
    `,
  ],
  [
    'POST /api/get_info /get_info',
    `
      token
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  [
    'POST /api/graph/detail',
    `
      ids relationType page pageSize
    `,
    `
      data data[].id data[].startId data[].startName data[].endId data[].endName data[].amount
      data[].currency data[].date data[].source count
    `,
  ],
  [
    'GET /api/industrialChainCompared',
    ``,
    `
      [].industryCode [].industryName [].total [].listed [].related [].previous
    `,
  ],
  [
    'POST /api/info/detai/newsGraph/nodeinfo',
    `
      code name type
    `,
    `
      id code name type kindName newsNum allNum bondNum pubPeople country status riskSymbol finding
      relationId partyId namesakes namesakes[].partyId namesakes[].name namesakes[].lists sample
    `,
  ],
  [
    'POST /api/investigation/item/next /api/risk/project/new/item/next',
    `
      id projectId itemId module answer answer[].questionId answer[].answerId look industry itemName
      eccn cclKeyword cclCategory cclGroup dataEccn isInvolveCCL componentId componentType
      componentKeyword isInvolveComponent isComponentInvolve countryId dataCountryId name extraId
      data data.countries data.names dataEndUse fileList fileList[].fileId countryName dataRiskLevel
      dataItem dataCountry
    `,
    `
      id projectId status pageCode module step title path itemName industry name eccn
      componentKeyword componentType componentId isInvolveComponent cclKeyword cclCategory cclGroup
      isInvolveCCL questionGroup questionGroup.title questionGroup.questionList
      questionGroup.questionList[].questionId questionGroup.questionList[].kind
      questionGroup.questionList[].question questionGroup.questionList[].description
      questionGroup.questionList[].citation questionGroup.questionList[].required
      questionGroup.questionList[].options questionGroup.questionList[].options[].answerId
      questionGroup.questionList[].options[].text questionGroup.questionList[].answer
      questionGroup.questionList[].answers questionGroup.questionList[].extraId
      questionGroup.questionList[].componentKeyword questionGroup.questionList[].componentType
      questionGroup.questionList[].fileList questionGroup.questionList[].fileList[].fileId
      questionGroup.questionList[].fileList[].fileName
      questionGroup.questionList[].fileList[].fileType
      questionGroup.questionList[].fileList[].fastDfsUrl questionList questionList[].questionId
      questionList[].kind questionList[].question questionList[].description questionList[].citation
      questionList[].required questionList[].options questionList[].options[].answerId
      questionList[].options[].text questionList[].answer questionList[].answers
      questionList[].extraId questionList[].componentKeyword questionList[].componentType
      questionList[].fileList questionList[].fileList[].fileId questionList[].fileList[].fileName
      questionList[].fileList[].fileType questionList[].fileList[].fastDfsUrl exceptionList
      exceptionList[].exception exceptionList[].citation exceptionList[].state
      exceptionList[].stateName exceptionList[].destinations exceptionList[].conditions
      exceptionList[].conditions[].questionId exceptionList[].conditions[].text
      exceptionList[].conditions[].state exceptionList[].conditions[].answer conclusion addedItem
      addedItem[].key addedItem[].value extra extra.finished extra.itemId extra.riskLevel extra.reason
      extra.countryList extra.countryList[].countryId extra.countryList[].country
      extra.countryList[].riskLevel extra.countryList[].reason extra.countryList[].outcome
      extra.countryList[].outcomeName extra.countryList[].reasons extra.userList
      extra.userList[].name extra.userList[].riskLevel extra.userList[].reason
      extra.userList[].lists extra.suggestionList extra.suggestionList[].countryId
      extra.suggestionList[].country extra.suggestionList[].outcome
      extra.suggestionList[].outcomeName extra.suggestionList[].riskLevel
      extra.suggestionList[].listed extra.suggestionList[].listed.text
      extra.suggestionList[].listed.certain
      extra.suggestionList[].verdict extra.suggestionList[].proof
      extra.suggestionList[].proof[].stage extra.suggestionList[].proof[].stageName
      extra.suggestionList[].proof[].rule extra.suggestionList[].proof[].sentence
      extra.suggestionList[].proof[].citation extra.suggestionList[].proof[].effect
      extra.suggestionList[].proof[].effectName extra.suggestionList[].proof[].kind
      extra.suggestionList[].proof[].kindName extra.suggestionList[].exceptions
      extra.suggestionList[].exceptions[].symbol extra.suggestionList[].exceptions[].citation
      extra.suggestionList[].exceptions[].state extra.suggestionList[].exceptions[].stateName
      extra.suggestionList[].exceptions[].conditions
      extra.suggestionList[].exceptions[].conditions[].text
      extra.suggestionList[].exceptions[].conditions[].state extra.suggestionList[].counterfactuals
      extra.suggestionList[].counterfactuals[].text extra.suggestionList[].counterfactuals[].outcome
      extra.suggestionList[].questions extra.suggestionList[].questions[].id
      extra.suggestionList[].questions[].text extra.suggestionList[].questions[].citation
      extra.suggestionList[].questions[].blocking extra.suggestionList[].questions[].answer
      extra.suggestionList[].questions[].answeredBy extra.suggestionList[].warnings
      extra.suggestionList[].china extra.suggestionList[].china.outcome
      extra.suggestionList[].china.outcomeName extra.suggestionList[].china.proof
      extra.suggestionList[].china.proof[].stage extra.suggestionList[].china.proof[].stageName
      extra.suggestionList[].china.proof[].rule extra.suggestionList[].china.proof[].sentence
      extra.suggestionList[].china.proof[].citation extra.suggestionList[].china.proof[].effect
      extra.suggestionList[].china.proof[].effectName extra.suggestionList[].china.proof[].kind
      extra.suggestionList[].china.proof[].kindName extra.suggestionList[].china.questions
      extra.suggestionList[].china.questions[].id extra.suggestionList[].china.questions[].text
      extra.suggestionList[].china.questions[].citation
      extra.suggestionList[].china.questions[].blocking
      extra.suggestionList[].china.questions[].answer
      extra.suggestionList[].china.questions[].answeredBy extra.warningList
      extra.warningList[].level extra.warningList[].why extra.warningList[].source
      extra.warningList[].citation extra.documents
    `,
  ],
  [
    'POST /api/investigation/item/previous /api/risk/project/new/item/previous',
    `
      id module
    `,
    `
      id projectId status pageCode module step title path itemName industry name eccn
      componentKeyword componentType componentId isInvolveComponent cclKeyword cclCategory cclGroup
      isInvolveCCL questionGroup questionGroup.title questionGroup.questionList
      questionGroup.questionList[].questionId questionGroup.questionList[].kind
      questionGroup.questionList[].question questionGroup.questionList[].description
      questionGroup.questionList[].citation questionGroup.questionList[].required
      questionGroup.questionList[].options questionGroup.questionList[].options[].answerId
      questionGroup.questionList[].options[].text questionGroup.questionList[].answer
      questionGroup.questionList[].answers questionGroup.questionList[].extraId
      questionGroup.questionList[].componentKeyword questionGroup.questionList[].componentType
      questionGroup.questionList[].fileList questionGroup.questionList[].fileList[].fileId
      questionGroup.questionList[].fileList[].fileName
      questionGroup.questionList[].fileList[].fileType
      questionGroup.questionList[].fileList[].fastDfsUrl questionList questionList[].questionId
      questionList[].kind questionList[].question questionList[].description questionList[].citation
      questionList[].required questionList[].options questionList[].options[].answerId
      questionList[].options[].text questionList[].answer questionList[].answers
      questionList[].extraId questionList[].componentKeyword questionList[].componentType
      questionList[].fileList questionList[].fileList[].fileId questionList[].fileList[].fileName
      questionList[].fileList[].fileType questionList[].fileList[].fastDfsUrl exceptionList
      exceptionList[].exception exceptionList[].citation exceptionList[].state
      exceptionList[].stateName exceptionList[].destinations exceptionList[].conditions
      exceptionList[].conditions[].questionId exceptionList[].conditions[].text
      exceptionList[].conditions[].state exceptionList[].conditions[].answer conclusion addedItem
      addedItem[].key addedItem[].value extra extra.finished extra.itemId extra.riskLevel extra.reason
      extra.countryList extra.countryList[].countryId extra.countryList[].country
      extra.countryList[].riskLevel extra.countryList[].reason extra.countryList[].outcome
      extra.countryList[].outcomeName extra.countryList[].reasons extra.userList
      extra.userList[].name extra.userList[].riskLevel extra.userList[].reason
      extra.userList[].lists extra.suggestionList extra.suggestionList[].countryId
      extra.suggestionList[].country extra.suggestionList[].outcome
      extra.suggestionList[].outcomeName extra.suggestionList[].riskLevel
      extra.suggestionList[].listed extra.suggestionList[].listed.text
      extra.suggestionList[].listed.certain
      extra.suggestionList[].verdict extra.suggestionList[].proof
      extra.suggestionList[].proof[].stage extra.suggestionList[].proof[].stageName
      extra.suggestionList[].proof[].rule extra.suggestionList[].proof[].sentence
      extra.suggestionList[].proof[].citation extra.suggestionList[].proof[].effect
      extra.suggestionList[].proof[].effectName extra.suggestionList[].proof[].kind
      extra.suggestionList[].proof[].kindName extra.suggestionList[].exceptions
      extra.suggestionList[].exceptions[].symbol extra.suggestionList[].exceptions[].citation
      extra.suggestionList[].exceptions[].state extra.suggestionList[].exceptions[].stateName
      extra.suggestionList[].exceptions[].conditions
      extra.suggestionList[].exceptions[].conditions[].text
      extra.suggestionList[].exceptions[].conditions[].state extra.suggestionList[].counterfactuals
      extra.suggestionList[].counterfactuals[].text extra.suggestionList[].counterfactuals[].outcome
      extra.suggestionList[].questions extra.suggestionList[].questions[].id
      extra.suggestionList[].questions[].text extra.suggestionList[].questions[].citation
      extra.suggestionList[].questions[].blocking extra.suggestionList[].questions[].answer
      extra.suggestionList[].questions[].answeredBy extra.suggestionList[].warnings
      extra.suggestionList[].china extra.suggestionList[].china.outcome
      extra.suggestionList[].china.outcomeName extra.suggestionList[].china.proof
      extra.suggestionList[].china.proof[].stage extra.suggestionList[].china.proof[].stageName
      extra.suggestionList[].china.proof[].rule extra.suggestionList[].china.proof[].sentence
      extra.suggestionList[].china.proof[].citation extra.suggestionList[].china.proof[].effect
      extra.suggestionList[].china.proof[].effectName extra.suggestionList[].china.proof[].kind
      extra.suggestionList[].china.proof[].kindName extra.suggestionList[].china.questions
      extra.suggestionList[].china.questions[].id extra.suggestionList[].china.questions[].text
      extra.suggestionList[].china.questions[].citation
      extra.suggestionList[].china.questions[].blocking
      extra.suggestionList[].china.questions[].answer
      extra.suggestionList[].china.questions[].answeredBy extra.warningList
      extra.warningList[].level extra.warningList[].why extra.warningList[].source
      extra.warningList[].citation extra.documents
    `,
  ],
  [
    'POST /api/investigation/report/new',
    `
      reportId
    `,
    `
      reportId number projectId projectName summary author checkTime state progress progress.done
      progress.total progress.note verdict headline highRiskCount middleRiskCount warningSummaryList
      warningSummaryList[].title warningSummaryList[].itemRisk
      warningSummaryList[].itemRisk.highCount warningSummaryList[].itemRisk.middleCount
      warningSummaryList[].countryRisk warningSummaryList[].countryRisk.highCount
      warningSummaryList[].countryRisk.middleCount warningSummaryList[].endUserRisk
      warningSummaryList[].endUserRisk.highCount warningSummaryList[].endUserRisk.middleCount
      warningSummaryList[].endUseRisk warningSummaryList[].endUseRisk.highCount
      warningSummaryList[].endUseRisk.middleCount warningSummaryList[].logisticsRisk
      warningSummaryList[].logisticsRisk.highCount warningSummaryList[].logisticsRisk.middleCount
      warningSummaryList[].settlementRisk warningSummaryList[].settlementRisk.highCount
      warningSummaryList[].settlementRisk.middleCount highWarning highWarning.itemWarning
      highWarning.itemWarning.title highWarning.itemWarning.warningList
      highWarning.itemWarning.warningList[].title highWarning.itemWarning.warningList[].riskLevel
      highWarning.itemWarning.warningList[].word highWarning.itemWarning.warningList[].why
      highWarning.itemWarning.warningList[].source highWarning.itemWarning.warningList[].citation
      highWarning.itemWarning.warningList[].type highWarning.countryWarning
      highWarning.countryWarning.title highWarning.countryWarning.warningList
      highWarning.countryWarning.warningList[].title
      highWarning.countryWarning.warningList[].riskLevel
      highWarning.countryWarning.warningList[].word highWarning.countryWarning.warningList[].why
      highWarning.countryWarning.warningList[].source
      highWarning.countryWarning.warningList[].citation
      highWarning.countryWarning.warningList[].type highWarning.endUseWarning
      highWarning.endUseWarning.title highWarning.endUseWarning.warningList
      highWarning.endUseWarning.warningList[].title
      highWarning.endUseWarning.warningList[].riskLevel highWarning.endUseWarning.warningList[].word
      highWarning.endUseWarning.warningList[].why highWarning.endUseWarning.warningList[].source
      highWarning.endUseWarning.warningList[].citation highWarning.endUseWarning.warningList[].type
      highWarning.logisticsWarning highWarning.logisticsWarning.title
      highWarning.logisticsWarning.warningList highWarning.logisticsWarning.warningList[].title
      highWarning.logisticsWarning.warningList[].riskLevel
      highWarning.logisticsWarning.warningList[].word highWarning.logisticsWarning.warningList[].why
      highWarning.logisticsWarning.warningList[].source
      highWarning.logisticsWarning.warningList[].citation
      highWarning.logisticsWarning.warningList[].type highWarning.endUserWarning
      highWarning.endUserWarning.title highWarning.endUserWarning.warningList
      highWarning.endUserWarning.warningList[].title
      highWarning.endUserWarning.warningList[].riskLevel
      highWarning.endUserWarning.warningList[].word highWarning.endUserWarning.warningList[].why
      highWarning.endUserWarning.warningList[].source
      highWarning.endUserWarning.warningList[].citation
      highWarning.endUserWarning.warningList[].type highWarning.settlementWarning
      highWarning.settlementWarning.title highWarning.settlementWarning.warningList
      highWarning.settlementWarning.warningList[].title
      highWarning.settlementWarning.warningList[].riskLevel
      highWarning.settlementWarning.warningList[].word
      highWarning.settlementWarning.warningList[].why
      highWarning.settlementWarning.warningList[].source
      highWarning.settlementWarning.warningList[].citation
      highWarning.settlementWarning.warningList[].type middleWarning middleWarning.itemWarning
      middleWarning.itemWarning.title middleWarning.itemWarning.warningList
      middleWarning.itemWarning.warningList[].title
      middleWarning.itemWarning.warningList[].riskLevel middleWarning.itemWarning.warningList[].word
      middleWarning.itemWarning.warningList[].why middleWarning.itemWarning.warningList[].source
      middleWarning.itemWarning.warningList[].citation middleWarning.itemWarning.warningList[].type
      middleWarning.countryWarning middleWarning.countryWarning.title
      middleWarning.countryWarning.warningList middleWarning.countryWarning.warningList[].title
      middleWarning.countryWarning.warningList[].riskLevel
      middleWarning.countryWarning.warningList[].word middleWarning.countryWarning.warningList[].why
      middleWarning.countryWarning.warningList[].source
      middleWarning.countryWarning.warningList[].citation
      middleWarning.countryWarning.warningList[].type middleWarning.endUseWarning
      middleWarning.endUseWarning.title middleWarning.endUseWarning.warningList
      middleWarning.endUseWarning.warningList[].title
      middleWarning.endUseWarning.warningList[].riskLevel
      middleWarning.endUseWarning.warningList[].word middleWarning.endUseWarning.warningList[].why
      middleWarning.endUseWarning.warningList[].source
      middleWarning.endUseWarning.warningList[].citation
      middleWarning.endUseWarning.warningList[].type middleWarning.logisticsWarning
      middleWarning.logisticsWarning.title middleWarning.logisticsWarning.warningList
      middleWarning.logisticsWarning.warningList[].title
      middleWarning.logisticsWarning.warningList[].riskLevel
      middleWarning.logisticsWarning.warningList[].word
      middleWarning.logisticsWarning.warningList[].why
      middleWarning.logisticsWarning.warningList[].source
      middleWarning.logisticsWarning.warningList[].citation
      middleWarning.logisticsWarning.warningList[].type middleWarning.endUserWarning
      middleWarning.endUserWarning.title middleWarning.endUserWarning.warningList
      middleWarning.endUserWarning.warningList[].title
      middleWarning.endUserWarning.warningList[].riskLevel
      middleWarning.endUserWarning.warningList[].word middleWarning.endUserWarning.warningList[].why
      middleWarning.endUserWarning.warningList[].source
      middleWarning.endUserWarning.warningList[].citation
      middleWarning.endUserWarning.warningList[].type middleWarning.settlementWarning
      middleWarning.settlementWarning.title middleWarning.settlementWarning.warningList
      middleWarning.settlementWarning.warningList[].title
      middleWarning.settlementWarning.warningList[].riskLevel
      middleWarning.settlementWarning.warningList[].word
      middleWarning.settlementWarning.warningList[].why
      middleWarning.settlementWarning.warningList[].source
      middleWarning.settlementWarning.warningList[].citation
      middleWarning.settlementWarning.warningList[].type allWarning allWarning.itemWarning
      allWarning.itemWarning.title allWarning.itemWarning.warningList
      allWarning.itemWarning.warningList[].title allWarning.itemWarning.warningList[].riskLevel
      allWarning.itemWarning.warningList[].word allWarning.itemWarning.warningList[].why
      allWarning.itemWarning.warningList[].source allWarning.itemWarning.warningList[].citation
      allWarning.itemWarning.warningList[].type allWarning.countryWarning
      allWarning.countryWarning.title allWarning.countryWarning.warningList
      allWarning.countryWarning.warningList[].title
      allWarning.countryWarning.warningList[].riskLevel allWarning.countryWarning.warningList[].word
      allWarning.countryWarning.warningList[].why allWarning.countryWarning.warningList[].source
      allWarning.countryWarning.warningList[].citation allWarning.countryWarning.warningList[].type
      allWarning.endUseWarning allWarning.endUseWarning.title allWarning.endUseWarning.warningList
      allWarning.endUseWarning.warningList[].title allWarning.endUseWarning.warningList[].riskLevel
      allWarning.endUseWarning.warningList[].word allWarning.endUseWarning.warningList[].why
      allWarning.endUseWarning.warningList[].source allWarning.endUseWarning.warningList[].citation
      allWarning.endUseWarning.warningList[].type allWarning.logisticsWarning
      allWarning.logisticsWarning.title allWarning.logisticsWarning.warningList
      allWarning.logisticsWarning.warningList[].title
      allWarning.logisticsWarning.warningList[].riskLevel
      allWarning.logisticsWarning.warningList[].word allWarning.logisticsWarning.warningList[].why
      allWarning.logisticsWarning.warningList[].source
      allWarning.logisticsWarning.warningList[].citation
      allWarning.logisticsWarning.warningList[].type allWarning.endUserWarning
      allWarning.endUserWarning.title allWarning.endUserWarning.warningList
      allWarning.endUserWarning.warningList[].title
      allWarning.endUserWarning.warningList[].riskLevel allWarning.endUserWarning.warningList[].word
      allWarning.endUserWarning.warningList[].why allWarning.endUserWarning.warningList[].source
      allWarning.endUserWarning.warningList[].citation allWarning.endUserWarning.warningList[].type
      allWarning.settlementWarning allWarning.settlementWarning.title
      allWarning.settlementWarning.warningList allWarning.settlementWarning.warningList[].title
      allWarning.settlementWarning.warningList[].riskLevel
      allWarning.settlementWarning.warningList[].word allWarning.settlementWarning.warningList[].why
      allWarning.settlementWarning.warningList[].source
      allWarning.settlementWarning.warningList[].citation
      allWarning.settlementWarning.warningList[].type open open[].section open[].id open[].text
      open[].row open[].place notes changes changes.previousNumber changes.previousTime
      changes.added changes.added[].title changes.added[].why changes.added[].riskLevel changes.gone
      changes.gone[].title changes.gone[].why changes.gone[].riskLevel lists lists.snapshot
      lists.engine lists.editions lists.editions[].source lists.editions[].shortName
      lists.editions[].edition lists.editions[].publishedOn lists.editions[].entries
      lists.editions[].starterData rulesOf rulesUpTo review review.decision review.decisionName
      review.reviewer review.reviewedAt review.reason canReview digest verifyUrl history
      history[].reportId history[].number history[].checkTime
    `,
  ],
  [
    'POST /api/link',
    `
      clickTime eventCode moduleCode
    `,
    ``,
  ],
  [
    'POST /api/login/code',
    `
      code state iss
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete authorizeUrl state
    `,
  ],
  ['POST /api/login/logout', ``, ``],
  [
    'POST /api/login/phone',
    `
      phoneNum pwd
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  [
    'POST /api/login/phone/code',
    `
      phoneNum phoneCode
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  ['GET /api/login/sso/probe', ``, ``],
  [
    'POST /api/login/sso/start',
    ``,
    `
      authorizeUrl state validSeconds
    `,
  ],
  [
    'GET /api/login/ways',
    ``,
    `
      wechat signOn signOnName probeUrl probeTimeoutMs outbox servicePhone
    `,
  ],
  [
    'POST /api/login/wx/start',
    ``,
    `
      authorizeUrl state validSeconds frameUrl
    `,
  ],
  [
    'POST /api/login/wx/web',
    `
      wxCode state
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  [
    'POST /api/menu/list',
    ``,
    `
      [].menuId [].menuName [].pageUrl [].isAuth [].chirdrens
    `,
  ],
  [
    'GET /api/message/content /message/content',
    `
      msg_id
    `,
    `
      msg_id create_time title kind link content list
    `,
  ],
  ['GET /api/message/events /message/events', ``, ``],
  [
    'POST /api/message/has_read /message/has_read',
    `
      msg_id
    `,
    `
      moved counts counts.unread counts.readed counts.trash
    `,
  ],
  [
    'GET /api/message/init /message/init',
    `
      page pageSize
    `,
    `
      unread unread[].msg_id unread[].create_time unread[].title unread[].kind unread[].link readed
      readed[].msg_id readed[].create_time readed[].title readed[].kind readed[].link trash
      trash[].msg_id trash[].create_time trash[].title trash[].kind trash[].link counts
      counts.unread counts.readed counts.trash
    `,
  ],
  [
    'POST /api/message/remove_readed /message/remove_readed',
    `
      msg_id
    `,
    `
      moved counts counts.unread counts.readed counts.trash
    `,
  ],
  [
    'POST /api/message/restore /message/restore',
    `
      msg_id
    `,
    `
      moved counts counts.unread counts.readed counts.trash
    `,
  ],
  [
    'GET /api/morning/page',
    `
      page pageSize latest type keyword
    `,
    `
      data data[].id data[].postTime data[].dataJson data[].dataJson.shortName
      data[].dataJson.countryCn data[].dataJson.listName data[].dataJson.total
      data[].dataJson.noticeId data[].dataJson.first data[].dataJson.entityList
      data[].dataJson.entityList[].dataType data[].dataJson.entityList[].typeStated
      data[].dataJson.entityList[].name data[].dataJson.entityList[].nameZh
      data[].dataJson.entityList[].dataId data[].title data[].country data[].unit data[].publishTime
      data[].newsType data[].srcUrl data[].fileId count
    `,
  ],
  [
    'GET /api/news/chain/sanction/detail',
    `
      id
    `,
    `
      id title department label sanctionTime status statusCn sourceName url effect measureList
      measureList[].measure measureList[].entityList measureList[].entityList[].entityName
      measureList[].entityList[].measure measureList[].entityList[].id
      measureList[].entityList[].dataType measureList[].entityList[].typeStated
      measureList[].entityList[].nameEn measureList[].entityList[].countryCn
      measureList[].entityList[].status measureList[].entityList[].statusCn
      measureList[].entityList[].endsOn measureList[].entityList[].remark starterData
    `,
  ],
  [
    'GET /api/news/party',
    `
      id
    `,
    `
      data data[].id data[].title data[].country data[].unit data[].publishTime data[].newsType
      data[].srcUrl data[].fileId
    `,
  ],
  [
    'GET /api/news/stored',
    `
      fileId
    `,
    `
      id title country unit publishTime newsType srcUrl fileId body
    `,
  ],
  [
    'GET /api/organisation/detail',
    ``,
    `
      organisation organisation.organisationId organisation.name organisation.version role roleName
      members members[].userId members[].loginName members[].phone members[].role members[].roleName
      members[].joinedAt members[].own
    `,
  ],
  [
    'POST /api/organisation/handOver',
    `
      userId
    `,
    ``,
  ],
  [
    'POST /api/organisation/invitation/create',
    `
      role phone
    `,
    `
      id role roleName phone invitedBy createdAt expiresAt token
    `,
  ],
  [
    'GET /api/organisation/invitation/list',
    ``,
    `
      [].id [].role [].roleName [].phone [].invitedBy [].createdAt [].expiresAt
    `,
  ],
  [
    'GET /api/organisation/invitation/own',
    ``,
    `
      [].id [].organisationName [].invitedBy [].role [].roleName [].expiresAt
    `,
  ],
  [
    'POST /api/organisation/invitation/revoke',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/organisation/invitation/show',
    `
      token id
    `,
    `
      id organisationName invitedBy role roleName expiresAt obstacle formerName formerWork
    `,
  ],
  [
    'POST /api/organisation/join',
    `
      token id bringWork
    `,
    `
      organisationId name version
    `,
  ],
  [
    'POST /api/organisation/leave',
    ``,
    `
      organisationId name version
    `,
  ],
  [
    'POST /api/organisation/member/remove',
    `
      userId
    `,
    ``,
  ],
  [
    'POST /api/organisation/member/role',
    `
      userId role
    `,
    ``,
  ],
  [
    'POST /api/organisation/update',
    `
      name version
    `,
    `
      organisationId name version
    `,
  ],
  [
    'POST /api/ownership',
    `
      edges edges[].owner edges[].percent edges[].since edges[].until edges[].source edges[].control
      edges[].owned listed listed[].party listed[].regimes target date
    `,
    `
      target date regimes regimes.ofac regimes.ofac.state regimes.ofac.low regimes.ofac.high
      regimes.ofac.paths regimes.ofac.reason regimes.eu regimes.eu.state regimes.eu.low
      regimes.eu.high regimes.eu.paths regimes.eu.reason regimes.uk regimes.uk.state regimes.uk.low
      regimes.uk.high regimes.uk.paths regimes.uk.reason regimes.bis regimes.bis.state
      regimes.bis.low regimes.bis.high regimes.bis.paths regimes.bis.reason regimes.cn
      regimes.cn.state regimes.cn.low regimes.cn.high regimes.cn.paths regimes.cn.reason
    `,
  ],
  [
    'POST /api/pair',
    `
      a b type
    `,
    `
      score verdict reason breakdown breakdown[].about breakdown[].effect breakdown[].sentence
    `,
  ],
  [
    'GET /api/part/files',
    ``,
    `
      [].id [].name [].rows [].unknown [].refused [].publishedOn [].importedAt [].author [].own
    `,
  ],
  [
    'POST /api/part/remove',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/part/upload',
    `
      name maker publishedOn shared
    `,
    `
      id rows unknown refused problems problems[].line problems[].field problems[].text
      problems[].refused problemCount ms
    `,
  ],
  [
    'POST /api/party/apart',
    `
      id entries reason
    `,
    `
      id
    `,
  ],
  [
    'GET /api/party/history',
    `
      id
    `,
    `
      id entries entries[].entry entries[].listName entries[].reference entries[].name
      entries[].listed entries[].reason merges merges[].merge merges[].from merges[].into
      merges[].reason merges[].by merges[].at merges[].undoneBy merges[].undoneAt
      merges[].undoneReason apart apart[].apart apart[].entries apart[].reason apart[].by apart[].at
      apart[].endedBy apart[].endedAt apart[].endedReason
    `,
  ],
  [
    'POST /api/party/join',
    `
      id other reason
    `,
    `
      id
    `,
  ],
  [
    'POST /api/party/undo',
    `
      merge apart reason
    `,
    ``,
  ],
  [
    'POST /api/phone/code',
    `
      phoneCodeTypeCode phoneNum
    `,
    `
      waitSeconds validSeconds
    `,
  ],
  [
    'POST /api/register/phone',
    `
      realName phoneNum pwd passwdCheck phoneCode industry cpyName terms
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  [
    'GET /api/regulation/status',
    ``,
    `
      factsAsOf parts parts[].part parts[].title parts[].url parts[].editionDate parts[].fetchedAt
      parts[].digest parts[].units parts[].added parts[].removed parts[].changed parts[].first
      parts[].note parts[].changes parts[].changes[].key parts[].changes[].kind
      parts[].changes[].notes differences differences[].key differences[].kind differences[].text
    `,
  ],
  [
    'GET /api/report/figures',
    `
      days
    `,
    `
      open open.proposedDecisions open.lapsedDecisions open.dueDecisions open.openReports rescreen
      rescreen.changedProjects rescreen.otherLists rescreen.overdue trend trend[].day trend[].hit
      trend[].possible trend[].clear trend[].unasked
    `,
  ],
  [
    'GET /api/risk/ccc/detail',
    `
      countryId
    `,
    `
      row row.cb1 row.cb2 row.cb3 row.np1 row.np2 row.ns1 row.ns2 row.mt1 row.rs1 row.rs2 row.fc1
      row.cc1 row.cc2 row.cc3 row.at1 row.at2 row.country row.name row.countryId row.remark
      row.footnotes row.riskLevel groups groups[].code groups[].name groups[].from groups[].citation
      footnotes footnotes[].number footnotes[].text footnotes[].textEn footnotes[].citation
      sensitive sensitive.countryId sensitive.nameCn sensitive.name sensitive.riskLevel
      sensitive.description sensitive.bases sensitive.bases[].level sensitive.bases[].text
      sensitive.bases[].citation verdict asOf
    `,
  ],
  [
    'GET /api/risk/cccList',
    ``,
    `
      data data[].cb1 data[].cb2 data[].cb3 data[].np1 data[].np2 data[].ns1 data[].ns2 data[].mt1
      data[].rs1 data[].rs2 data[].fc1 data[].cc1 data[].cc2 data[].cc3 data[].at1 data[].at2
      data[].country data[].name data[].countryId data[].remark data[].footnotes data[].riskLevel
      footnotes footnotes[].number footnotes[].text footnotes[].textEn footnotes[].citation
      highlight asOf
    `,
  ],
  [
    'GET /api/risk/ccl/detail',
    `
      eccn
    `,
    `
      eccn name note highlightEccn cclCategory cclGroup extraId isCCLInvolve nameEn reasons
      clickable noteGroupList noteGroupList[].groupName noteGroupList[].noteList html path
      path[].eccn path[].name editionDate url asOf
    `,
  ],
  [
    'POST /api/risk/ccl/detail2',
    `
      eccn extraId
    `,
    `
      controlledList controlledList[].reason controlledList[].columnName exceptionList
      exceptionList[].exceptionType exceptionList[].exception
    `,
  ],
  [
    'GET /api/risk/ccl/suggest',
    `
      keyword
    `,
    `
      [].eccn [].name
    `,
  ],
  [
    'POST /api/risk/country/search',
    `
      keyword
    `,
    `
      ccc ccc[].cb1 ccc[].cb2 ccc[].cb3 ccc[].np1 ccc[].np2 ccc[].ns1 ccc[].ns2 ccc[].mt1 ccc[].rs1
      ccc[].rs2 ccc[].fc1 ccc[].cc1 ccc[].cc2 ccc[].cc3 ccc[].at1 ccc[].at2 ccc[].country ccc[].name
      ccc[].countryId ccc[].remark ccc[].footnotes ccc[].riskLevel groupA groupA[].nameCn
      groupA[].name groupA[].countryId groupA[].a1 groupA[].a2 groupA[].a3 groupA[].a4 groupA[].a5
      groupA[].a6 groupA[].b groupA[].d1 groupA[].d2 groupA[].d3 groupA[].d4 groupA[].d5 groupA[].e1
      groupA[].e2 groupB groupB[].nameCn groupB[].name groupB[].countryId groupB[].a1 groupB[].a2
      groupB[].a3 groupB[].a4 groupB[].a5 groupB[].a6 groupB[].b groupB[].d1 groupB[].d2 groupB[].d3
      groupB[].d4 groupB[].d5 groupB[].e1 groupB[].e2 groupD groupD[].nameCn groupD[].name
      groupD[].countryId groupD[].a1 groupD[].a2 groupD[].a3 groupD[].a4 groupD[].a5 groupD[].a6
      groupD[].b groupD[].d1 groupD[].d2 groupD[].d3 groupD[].d4 groupD[].d5 groupD[].e1 groupD[].e2
      groupE groupE[].nameCn groupE[].name groupE[].countryId groupE[].a1 groupE[].a2 groupE[].a3
      groupE[].a4 groupE[].a5 groupE[].a6 groupE[].b groupE[].d1 groupE[].d2 groupE[].d3 groupE[].d4
      groupE[].d5 groupE[].e1 groupE[].e2
    `,
  ],
  [
    'GET /api/risk/entity/suggest',
    `
      keyword country page pageSize kind
    `,
    `
      suggestList suggestList.data suggestList.data[].id suggestList.data[].name
      suggestList.data[].riskLevel suggestList.data[].nameZh suggestList.data[].type
      suggestList.data[].typeName suggestList.data[].country suggestList.data[].lists
      suggestList.data[].score suggestList.data[].reason suggestList.count count riskLevel reason warning
    `,
  ],
  [
    'POST /api/risk/file/upload',
    ``,
    `
      [].fileId [].fileName [].fileType [].size [].fastDfsUrl
    `,
  ],
  [
    'POST /api/risk/industry/list',
    `
      code
    `,
    `
      [].code [].name [].nameEn
    `,
  ],
  [
    'POST /api/risk/logistics/detail',
    `
      projectId
    `,
    `
      none entityList entityList[].id entityList[].type entityList[].name entityList[].imo
      entityList[].tail entityList[].code entityList[].countryId entityList[].riskLevel
      entityList[].word entityList[].reason historyStopList historyStopList[].id
      historyStopList[].vessel historyStopList[].port historyStopList[].country
      historyStopList[].date historyStopList[].riskLevel historyStopList[].word
      historyStopList[].reason
    `,
  ],
  [
    'GET /api/risk/project/baseinfo',
    `
      id
    `,
    `
      id name summary remark version
    `,
  ],
  [
    'POST /api/risk/project/baseinfo/save',
    `
      id name summary remark version
    `,
    `
      id name summary remark version
    `,
  ],
  [
    'GET /api/risk/project/delete',
    `
      id
    `,
    ``,
  ],
  [
    'GET /api/risk/project/detail',
    `
      id
    `,
    `
      id name summary remark version status statusName author createTime updateTime changed checking
      reportId countryList countryList[].id countryList[].type countryList[].countryId
      countryList[].country countryList[].reexport countryList[].riskLevel countryList[].reason
      countryList[].citation objectList objectList[].id objectList[].type objectList[].name
      objectList[].country objectList[].riskLevel objectList[].word objectList[].reason
      objectList[].lists objectList[].inGraph objectList[].decided objectNone itemList itemList[].id
      itemList[].version itemList[].name itemList[].riskLevel itemList[].word itemList[].reason
      itemList[].head
      itemList[].eccn itemList[].outsideEar itemList[].cnCode itemList[].hsCode itemList[].value itemList[].currency
      itemList[].usOrigin itemList[].usContentPercent itemList[].usTechnology itemList[].facts
      itemList[].open itemList[].open[].id itemList[].open[].text endUse endUse[].questionId
      endUse[].answer endUse[].question endUse[].citation endUse[].riskLevel logisticsDetail
      logisticsDetail.none logisticsDetail.entityList logisticsDetail.entityList[].id
      logisticsDetail.entityList[].type logisticsDetail.entityList[].name
      logisticsDetail.entityList[].imo logisticsDetail.entityList[].tail
      logisticsDetail.entityList[].code logisticsDetail.entityList[].countryId
      logisticsDetail.entityList[].riskLevel logisticsDetail.entityList[].word
      logisticsDetail.entityList[].reason logisticsDetail.historyStopList
      logisticsDetail.historyStopList[].id logisticsDetail.historyStopList[].vessel
      logisticsDetail.historyStopList[].port logisticsDetail.historyStopList[].country
      logisticsDetail.historyStopList[].date logisticsDetail.historyStopList[].riskLevel
      logisticsDetail.historyStopList[].word logisticsDetail.historyStopList[].reason
      settlementDetail settlementDetail.none settlementDetail.bankList
      settlementDetail.bankList[].id settlementDetail.bankList[].name
      settlementDetail.bankList[].type settlementDetail.bankList[].bic
      settlementDetail.bankList[].country settlementDetail.bankList[].currency
      settlementDetail.bankList[].riskLevel settlementDetail.bankList[].word
      settlementDetail.bankList[].reason problems problems[].section problems[].field
      problems[].text problems[].count screened warning
    `,
  ],
  [
    'POST /api/risk/project/duplicate',
    `
      id
    `,
    `
      id
    `,
  ],
  [
    'POST /api/risk/project/endUse',
    `
      projectId
    `,
    `
      [].questionId [].answer [].question [].citation [].riskLevel
    `,
  ],
  [
    'GET /api/risk/project/item/delete',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/risk/project/item/flow/delete',
    `
      id
    `,
    ``,
  ],
  [
    'GET /api/risk/project/item/flows',
    `
      projectId
    `,
    `
      [].id [].itemName [].pageCode [].title [].author [].updateTime
    `,
  ],
  [
    'POST /api/risk/project/item/save',
    `
      projectId id version name eccn cnCode hsCode value currency usOrigin usContentPercent
      usTechnology facts
    `,
    `
      id version name riskLevel word reason head eccn outsideEar cnCode hsCode value currency usOrigin
      usContentPercent usTechnology facts open open[].id open[].text
    `,
  ],
  [
    'GET /api/risk/project/page',
    `
      keyword object country startDate endDate page pageSize
    `,
    `
      data data[].id data[].name data[].object data[].country data[].status data[].author
      data[].createTime data[].statusName data[].reportId data[].changed data[].checking count
    `,
  ],
  [
    'POST /api/risk/project/restore',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/risk/project/save',
    `
      projectId name summary remark version countryList countryList[].id countryList[].type
      countryList[].countryId countryList[].country countryList[].reexport objectList
      objectList[].id objectList[].type objectList[].name objectList[].country objectNone endUse
      endUse[].questionId endUse[].answer logisticsDetail logisticsDetail.none
      logisticsDetail.entityList logisticsDetail.entityList[].id logisticsDetail.entityList[].type
      logisticsDetail.entityList[].name logisticsDetail.entityList[].imo
      logisticsDetail.entityList[].tail logisticsDetail.entityList[].code
      logisticsDetail.entityList[].countryId logisticsDetail.historyStopList
      logisticsDetail.historyStopList[].id logisticsDetail.historyStopList[].vessel
      logisticsDetail.historyStopList[].port logisticsDetail.historyStopList[].country
      logisticsDetail.historyStopList[].date settlementDetail settlementDetail.none
      settlementDetail.bankList settlementDetail.bankList[].id settlementDetail.bankList[].type
      settlementDetail.bankList[].name settlementDetail.bankList[].bic
      settlementDetail.bankList[].country settlementDetail.bankList[].currency isCommit
    `,
    `
      id name summary remark version status statusName author createTime updateTime changed checking
      reportId countryList countryList[].id countryList[].type countryList[].countryId
      countryList[].country countryList[].reexport countryList[].riskLevel countryList[].reason
      countryList[].citation objectList objectList[].id objectList[].type objectList[].name
      objectList[].country objectList[].riskLevel objectList[].word objectList[].reason
      objectList[].lists objectList[].inGraph objectList[].decided objectNone itemList itemList[].id
      itemList[].version itemList[].name itemList[].riskLevel itemList[].word itemList[].reason
      itemList[].head
      itemList[].eccn itemList[].outsideEar itemList[].cnCode itemList[].hsCode itemList[].value itemList[].currency
      itemList[].usOrigin itemList[].usContentPercent itemList[].usTechnology itemList[].facts
      itemList[].open itemList[].open[].id itemList[].open[].text endUse endUse[].questionId
      endUse[].answer endUse[].question endUse[].citation endUse[].riskLevel logisticsDetail
      logisticsDetail.none logisticsDetail.entityList logisticsDetail.entityList[].id
      logisticsDetail.entityList[].type logisticsDetail.entityList[].name
      logisticsDetail.entityList[].imo logisticsDetail.entityList[].tail
      logisticsDetail.entityList[].code logisticsDetail.entityList[].countryId
      logisticsDetail.entityList[].riskLevel logisticsDetail.entityList[].word
      logisticsDetail.entityList[].reason logisticsDetail.historyStopList
      logisticsDetail.historyStopList[].id logisticsDetail.historyStopList[].vessel
      logisticsDetail.historyStopList[].port logisticsDetail.historyStopList[].country
      logisticsDetail.historyStopList[].date logisticsDetail.historyStopList[].riskLevel
      logisticsDetail.historyStopList[].word logisticsDetail.historyStopList[].reason
      settlementDetail settlementDetail.none settlementDetail.bankList
      settlementDetail.bankList[].id settlementDetail.bankList[].name
      settlementDetail.bankList[].type settlementDetail.bankList[].bic
      settlementDetail.bankList[].country settlementDetail.bankList[].currency
      settlementDetail.bankList[].riskLevel settlementDetail.bankList[].word
      settlementDetail.bankList[].reason problems problems[].section problems[].field
      problems[].text problems[].count screened warning
    `,
  ],
  [
    'POST /api/risk/project/settlement/detail',
    `
      projectId
    `,
    `
      none bankList bankList[].id bankList[].name bankList[].type bankList[].bic bankList[].country
      bankList[].currency bankList[].riskLevel bankList[].word bankList[].reason
    `,
  ],
  [
    'GET /api/risk/project/transaction/country/delete',
    `
      id
    `,
    ``,
  ],
  [
    'GET /api/risk/project/transaction/country/list',
    `
      projectId
    `,
    `
      [].id [].type [].countryId [].country [].reexport [].riskLevel [].reason [].citation
    `,
  ],
  [
    'POST /api/risk/project/transaction/object/decide',
    `
      id subject partyId shown shown[].id shown[].sequence note reviewOn
    `,
    `
      id type name country riskLevel word reason lists inGraph decided unseen
    `,
  ],
  [
    'GET /api/risk/project/transaction/object/delete',
    `
      id
    `,
    ``,
  ],
  [
    'GET /api/risk/project/transaction/object/list',
    `
      projectId
    `,
    `
      [].id [].type [].name [].country [].riskLevel [].word [].reason [].lists [].inGraph [].decided
    `,
  ],
  [
    'GET /api/risk/project/transaction/object/match',
    `
      id page pageSize
    `,
    `
      subject count data data[].id data[].name data[].riskLevel data[].nameZh data[].type
      data[].typeName data[].country data[].lists data[].score data[].reason data[].decided
      data[].sequence
    `,
  ],
  [
    'GET /api/risk/project/transactionItem/list',
    `
      projectId
    `,
    `
      [].id [].version [].name [].riskLevel [].word [].reason [].head [].eccn [].outsideEar [].cnCode [].hsCode [].value
      [].currency [].usOrigin [].usContentPercent [].usTechnology [].facts [].open [].open[].id
      [].open[].text
    `,
  ],
  [
    'GET /api/risk/report/confirm',
    `
      token
    `,
    `
      number maskedName checkTime verdict verdictName highRiskCount middleRiskCount reviewName
      reviewIntact snapshotId rulesOf rulesUpTo warning digest intact
    `,
  ],
  [
    'GET /api/risk/report/export',
    `
      reportId format
    `,
    ``,
  ],
  [
    'POST /api/risk/report/review',
    `
      reportId decision reason
    `,
    `
      reportId number projectId projectName summary author checkTime state progress progress.done
      progress.total progress.note verdict headline highRiskCount middleRiskCount warningSummaryList
      warningSummaryList[].title warningSummaryList[].itemRisk
      warningSummaryList[].itemRisk.highCount warningSummaryList[].itemRisk.middleCount
      warningSummaryList[].countryRisk warningSummaryList[].countryRisk.highCount
      warningSummaryList[].countryRisk.middleCount warningSummaryList[].endUserRisk
      warningSummaryList[].endUserRisk.highCount warningSummaryList[].endUserRisk.middleCount
      warningSummaryList[].endUseRisk warningSummaryList[].endUseRisk.highCount
      warningSummaryList[].endUseRisk.middleCount warningSummaryList[].logisticsRisk
      warningSummaryList[].logisticsRisk.highCount warningSummaryList[].logisticsRisk.middleCount
      warningSummaryList[].settlementRisk warningSummaryList[].settlementRisk.highCount
      warningSummaryList[].settlementRisk.middleCount highWarning highWarning.itemWarning
      highWarning.itemWarning.title highWarning.itemWarning.warningList
      highWarning.itemWarning.warningList[].title highWarning.itemWarning.warningList[].riskLevel
      highWarning.itemWarning.warningList[].word highWarning.itemWarning.warningList[].why
      highWarning.itemWarning.warningList[].source highWarning.itemWarning.warningList[].citation
      highWarning.itemWarning.warningList[].type highWarning.countryWarning
      highWarning.countryWarning.title highWarning.countryWarning.warningList
      highWarning.countryWarning.warningList[].title
      highWarning.countryWarning.warningList[].riskLevel
      highWarning.countryWarning.warningList[].word highWarning.countryWarning.warningList[].why
      highWarning.countryWarning.warningList[].source
      highWarning.countryWarning.warningList[].citation
      highWarning.countryWarning.warningList[].type highWarning.endUseWarning
      highWarning.endUseWarning.title highWarning.endUseWarning.warningList
      highWarning.endUseWarning.warningList[].title
      highWarning.endUseWarning.warningList[].riskLevel highWarning.endUseWarning.warningList[].word
      highWarning.endUseWarning.warningList[].why highWarning.endUseWarning.warningList[].source
      highWarning.endUseWarning.warningList[].citation highWarning.endUseWarning.warningList[].type
      highWarning.logisticsWarning highWarning.logisticsWarning.title
      highWarning.logisticsWarning.warningList highWarning.logisticsWarning.warningList[].title
      highWarning.logisticsWarning.warningList[].riskLevel
      highWarning.logisticsWarning.warningList[].word highWarning.logisticsWarning.warningList[].why
      highWarning.logisticsWarning.warningList[].source
      highWarning.logisticsWarning.warningList[].citation
      highWarning.logisticsWarning.warningList[].type highWarning.endUserWarning
      highWarning.endUserWarning.title highWarning.endUserWarning.warningList
      highWarning.endUserWarning.warningList[].title
      highWarning.endUserWarning.warningList[].riskLevel
      highWarning.endUserWarning.warningList[].word highWarning.endUserWarning.warningList[].why
      highWarning.endUserWarning.warningList[].source
      highWarning.endUserWarning.warningList[].citation
      highWarning.endUserWarning.warningList[].type highWarning.settlementWarning
      highWarning.settlementWarning.title highWarning.settlementWarning.warningList
      highWarning.settlementWarning.warningList[].title
      highWarning.settlementWarning.warningList[].riskLevel
      highWarning.settlementWarning.warningList[].word
      highWarning.settlementWarning.warningList[].why
      highWarning.settlementWarning.warningList[].source
      highWarning.settlementWarning.warningList[].citation
      highWarning.settlementWarning.warningList[].type middleWarning middleWarning.itemWarning
      middleWarning.itemWarning.title middleWarning.itemWarning.warningList
      middleWarning.itemWarning.warningList[].title
      middleWarning.itemWarning.warningList[].riskLevel middleWarning.itemWarning.warningList[].word
      middleWarning.itemWarning.warningList[].why middleWarning.itemWarning.warningList[].source
      middleWarning.itemWarning.warningList[].citation middleWarning.itemWarning.warningList[].type
      middleWarning.countryWarning middleWarning.countryWarning.title
      middleWarning.countryWarning.warningList middleWarning.countryWarning.warningList[].title
      middleWarning.countryWarning.warningList[].riskLevel
      middleWarning.countryWarning.warningList[].word middleWarning.countryWarning.warningList[].why
      middleWarning.countryWarning.warningList[].source
      middleWarning.countryWarning.warningList[].citation
      middleWarning.countryWarning.warningList[].type middleWarning.endUseWarning
      middleWarning.endUseWarning.title middleWarning.endUseWarning.warningList
      middleWarning.endUseWarning.warningList[].title
      middleWarning.endUseWarning.warningList[].riskLevel
      middleWarning.endUseWarning.warningList[].word middleWarning.endUseWarning.warningList[].why
      middleWarning.endUseWarning.warningList[].source
      middleWarning.endUseWarning.warningList[].citation
      middleWarning.endUseWarning.warningList[].type middleWarning.logisticsWarning
      middleWarning.logisticsWarning.title middleWarning.logisticsWarning.warningList
      middleWarning.logisticsWarning.warningList[].title
      middleWarning.logisticsWarning.warningList[].riskLevel
      middleWarning.logisticsWarning.warningList[].word
      middleWarning.logisticsWarning.warningList[].why
      middleWarning.logisticsWarning.warningList[].source
      middleWarning.logisticsWarning.warningList[].citation
      middleWarning.logisticsWarning.warningList[].type middleWarning.endUserWarning
      middleWarning.endUserWarning.title middleWarning.endUserWarning.warningList
      middleWarning.endUserWarning.warningList[].title
      middleWarning.endUserWarning.warningList[].riskLevel
      middleWarning.endUserWarning.warningList[].word middleWarning.endUserWarning.warningList[].why
      middleWarning.endUserWarning.warningList[].source
      middleWarning.endUserWarning.warningList[].citation
      middleWarning.endUserWarning.warningList[].type middleWarning.settlementWarning
      middleWarning.settlementWarning.title middleWarning.settlementWarning.warningList
      middleWarning.settlementWarning.warningList[].title
      middleWarning.settlementWarning.warningList[].riskLevel
      middleWarning.settlementWarning.warningList[].word
      middleWarning.settlementWarning.warningList[].why
      middleWarning.settlementWarning.warningList[].source
      middleWarning.settlementWarning.warningList[].citation
      middleWarning.settlementWarning.warningList[].type allWarning allWarning.itemWarning
      allWarning.itemWarning.title allWarning.itemWarning.warningList
      allWarning.itemWarning.warningList[].title allWarning.itemWarning.warningList[].riskLevel
      allWarning.itemWarning.warningList[].word allWarning.itemWarning.warningList[].why
      allWarning.itemWarning.warningList[].source allWarning.itemWarning.warningList[].citation
      allWarning.itemWarning.warningList[].type allWarning.countryWarning
      allWarning.countryWarning.title allWarning.countryWarning.warningList
      allWarning.countryWarning.warningList[].title
      allWarning.countryWarning.warningList[].riskLevel allWarning.countryWarning.warningList[].word
      allWarning.countryWarning.warningList[].why allWarning.countryWarning.warningList[].source
      allWarning.countryWarning.warningList[].citation allWarning.countryWarning.warningList[].type
      allWarning.endUseWarning allWarning.endUseWarning.title allWarning.endUseWarning.warningList
      allWarning.endUseWarning.warningList[].title allWarning.endUseWarning.warningList[].riskLevel
      allWarning.endUseWarning.warningList[].word allWarning.endUseWarning.warningList[].why
      allWarning.endUseWarning.warningList[].source allWarning.endUseWarning.warningList[].citation
      allWarning.endUseWarning.warningList[].type allWarning.logisticsWarning
      allWarning.logisticsWarning.title allWarning.logisticsWarning.warningList
      allWarning.logisticsWarning.warningList[].title
      allWarning.logisticsWarning.warningList[].riskLevel
      allWarning.logisticsWarning.warningList[].word allWarning.logisticsWarning.warningList[].why
      allWarning.logisticsWarning.warningList[].source
      allWarning.logisticsWarning.warningList[].citation
      allWarning.logisticsWarning.warningList[].type allWarning.endUserWarning
      allWarning.endUserWarning.title allWarning.endUserWarning.warningList
      allWarning.endUserWarning.warningList[].title
      allWarning.endUserWarning.warningList[].riskLevel allWarning.endUserWarning.warningList[].word
      allWarning.endUserWarning.warningList[].why allWarning.endUserWarning.warningList[].source
      allWarning.endUserWarning.warningList[].citation allWarning.endUserWarning.warningList[].type
      allWarning.settlementWarning allWarning.settlementWarning.title
      allWarning.settlementWarning.warningList allWarning.settlementWarning.warningList[].title
      allWarning.settlementWarning.warningList[].riskLevel
      allWarning.settlementWarning.warningList[].word allWarning.settlementWarning.warningList[].why
      allWarning.settlementWarning.warningList[].source
      allWarning.settlementWarning.warningList[].citation
      allWarning.settlementWarning.warningList[].type open open[].section open[].id open[].text
      open[].row open[].place notes changes changes.previousNumber changes.previousTime
      changes.added changes.added[].title changes.added[].why changes.added[].riskLevel changes.gone
      changes.gone[].title changes.gone[].why changes.gone[].riskLevel lists lists.snapshot
      lists.engine lists.editions lists.editions[].source lists.editions[].shortName
      lists.editions[].edition lists.editions[].publishedOn lists.editions[].entries
      lists.editions[].starterData rulesOf rulesUpTo review review.decision review.decisionName
      review.reviewer review.reviewedAt review.reason canReview digest verifyUrl history
      history[].reportId history[].number history[].checkTime
    `,
  ],
  [
    'POST /api/risk/sensitive/country/group/a/page',
    `
      page pageSize keyword
    `,
    `
      data data[].nameCn data[].name data[].countryId data[].a1 data[].a2 data[].a3 data[].a4
      data[].a5 data[].a6 data[].b data[].d1 data[].d2 data[].d3 data[].d4 data[].d5 data[].e1
      data[].e2 count
    `,
  ],
  [
    'POST /api/risk/sensitive/country/group/b/page',
    `
      page pageSize keyword
    `,
    `
      data data[].nameCn data[].name data[].countryId data[].a1 data[].a2 data[].a3 data[].a4
      data[].a5 data[].a6 data[].b data[].d1 data[].d2 data[].d3 data[].d4 data[].d5 data[].e1
      data[].e2 count
    `,
  ],
  [
    'POST /api/risk/sensitive/country/group/d/page',
    `
      page pageSize keyword
    `,
    `
      data data[].nameCn data[].name data[].countryId data[].a1 data[].a2 data[].a3 data[].a4
      data[].a5 data[].a6 data[].b data[].d1 data[].d2 data[].d3 data[].d4 data[].d5 data[].e1
      data[].e2 count
    `,
  ],
  [
    'POST /api/risk/sensitive/country/group/e/page',
    `
      page pageSize keyword
    `,
    `
      data data[].nameCn data[].name data[].countryId data[].a1 data[].a2 data[].a3 data[].a4
      data[].a5 data[].a6 data[].b data[].d1 data[].d2 data[].d3 data[].d4 data[].d5 data[].e1
      data[].e2 count
    `,
  ],
  [
    'POST /api/risk/sensitiveCountry/detail',
    `
      countryId
    `,
    `
      countryId nameCn name riskLevel description bases bases[].level bases[].text bases[].citation
    `,
  ],
  [
    'GET /api/risk/sensitiveCountry/list',
    ``,
    `
      [].countryId [].nameCn [].name [].riskLevel [].description [].bases [].bases[].level
      [].bases[].text [].bases[].citation
    `,
  ],
  [
    'GET /api/sanction/china/list',
    `
      list department status
    `,
    `
      [].id [].list [].listName [].department [].sourceName [].title [].url [].sanctionTime
      [].status [].statusCn [].effect [].effect.kind [].effect.name [].effect.level
      [].effect.sentence [].entityMeasureList [].entityMeasureList[].entityName
      [].entityMeasureList[].measure [].entityMeasureList[].id [].entityMeasureList[].dataType
      [].entityMeasureList[].typeStated [].entityMeasureList[].nameEn
      [].entityMeasureList[].countryCn [].entityMeasureList[].status [].entityMeasureList[].statusCn
      [].entityMeasureList[].endsOn [].entityMeasureList[].remark [].starterData
    `,
  ],
  [
    'POST /api/sanction/detail',
    `
      id type s
    `,
    `
      id name subjectType typeStated en zh proposedZh proposedZh.text proposedZh.mark
      proposedZh.note shortName country countryEn address creditCode status sex birthday imo
      vesselFlag vesselType owner tonnage regTonnage model tailNo manufactureDate constructionNum
      operator msn cpyId subTypes names names[].text names[].kind names[].kindName
      names[].kindNameEn names[].sources names[].basis addresses addresses[].text
      addresses[].sources effect effect.kind effect.name effect.level effect.sentence tags
      tags[].name tags[].sentence conflictNotes identifiers identifiers[].kind
      identifiers[].kindName identifiers[].kindNameEn identifiers[].value identifiers[].country
      identifiers[].countryEn identifiers[].note newsList newsList[].id newsList[].title
      newsList[].publishTime sanctionMetaList sanctionMetaList[].listId sanctionMetaList[].listName
      sanctionMetaList[].listNameCn sanctionMetaList[].shortName sanctionMetaList[].country
      sanctionMetaList[].countryCn sanctionMetaList[].department sanctionMetaList[].departmentCn
      sanctionMetaList[].dataStatus sanctionMetaList[].dataStatusCn sanctionMetaList[].sourceId sanctionMetaList[].officialNumber
      sanctionMetaList[].effect sanctionMetaList[].effect.kind sanctionMetaList[].effect.name
      sanctionMetaList[].effect.level sanctionMetaList[].effect.sentence
      sanctionMetaList[].programmes sanctionMetaList[].programmes[].code
      sanctionMetaList[].programmes[].name sanctionMetaList[].url sanctionMetaList[].designatedOn
      sanctionMetaList[].publishedOn sanctionMetaList[].fetchedAt sanctionMetaList[].properties
      sanctionMetaList[].properties[].nameZh sanctionMetaList[].properties[].nameEn
      sanctionMetaList[].properties[].value sanctionMetaList[].properties[].valueEn
      sanctionMetaList[].properties[].fullLine sanctionMetaList[].subCompanyList
      sanctionMetaList[].subCompanyList[].name sanctionMetaList[].subCompanyList[].aka
      sanctionMetaList[].subCompanyList[].address mergeReasons starterData warning
    `,
  ],
  [
    'GET /api/sanction/detail/file',
    `
      id format
    `,
    ``,
  ],
  [
    'POST /api/sanction/detail/graph/conduct/level',
    `
      startCpyId level cpyId type ended offset
    `,
    `
      type level nodes nodes[].id nodes[].name nodes[].type nodes[].start nodes[].level
      nodes[].hasRelation nodes[].kind nodes[].kindName nodes[].riskSymbol nodes[].finding
      nodes[].sample edges edges[].id edges[].source edges[].target edges[].type edges[].typeName
      edges[].percent edges[].percentHigh edges[].percentText edges[].role edges[].amount
      edges[].currency edges[].control edges[].since edges[].until edges[].ended edges[].toldBy
      edges[].toldOn total more nextOffset endedNum
    `,
  ],
  [
    'GET /api/sanction/entity',
    `
      id dataType
    `,
    `
      scantionKeyValues scantionKeyValues[].key scantionKeyValues[].value
      scantionKeyValues[].valueView name nameCn updateTime cpyNo url starterData
    `,
  ],
  [
    'GET /api/sanction/record',
    `
      listId sourceId
    `,
    `
      text formatName converted publishedOn fetchedAt files
    `,
  ],
  [
    'POST /api/sanction/relation/map',
    `
      relationId hops
    `,
    `
      startId endId startName endName startNameCn endNameCn sample relationMap
      relationMap.entityList relationMap.entityList[].id relationMap.entityList[].model
      relationMap.entityList[].name relationMap.entityList[].code relationMap.entityList[].color
      relationMap.entityList[].start relationMap.entityList[].end
      relationMap.entityList[].riskSymbol relationMap.entityList[].finding
      relationMap.entityList[].sample relationMap.relationList relationMap.relationList[].id
      relationMap.relationList[].start relationMap.relationList[].end
      relationMap.relationList[].type relationMap.relationList[].typeName
      relationMap.relationList[].percent relationMap.relationList[].percentHigh
      relationMap.relationList[].percentText relationMap.relationList[].role
      relationMap.relationList[].amount relationMap.relationList[].currency
      relationMap.relationList[].control relationMap.relationList[].since
      relationMap.relationList[].until relationMap.relationList[].ended
      relationMap.relationList[].toldBy relationMap.relationList[].toldOn relationMap.paths
      relationMap.sentences relationMap.isCut
    `,
  ],
  [
    'POST /api/sanction/search',
    `
      key module type s subType page pageSize keyword country birthDate asOf list programme
      partyCountry include
    `,
    `
      data data[].id data[].type data[].typeStated data[].s data[].name data[].nameZh
      data[].proposedZh data[].proposedZh.text data[].proposedZh.mark data[].proposedZh.note
      data[].country data[].cpyState data[].subType data[].imo data[].vesselFlag data[].vesselOwner
      data[].aircraftModel data[].aircraftOperator data[].msn data[].extraField
      data[].extraField[].key data[].extraField[].value data[].relationId data[].inGraph
      data[].lists data[].lists[].source data[].lists[].shortName data[].lists[].listNameCn
      data[].lists[].reference data[].lists[].officialNumber data[].lists[].since data[].lists[].until data[].lists[].dataStatus
      data[].lists[].dataStatusCn data[].lists[].effect data[].lists[].effect.kind
      data[].lists[].effect.name data[].lists[].effect.level data[].lists[].effect.sentence
      data[].effect data[].effect.kind data[].effect.name data[].effect.level data[].effect.sentence
      data[].tags data[].tags[].name data[].tags[].sentence data[].explanation
      data[].explanation.score data[].explanation.nameScore data[].explanation.riskLevel
      data[].explanation.matchedName data[].explanation.matchedKind data[].explanation.reason
      data[].explanation.pairs data[].explanation.pairs[].query data[].explanation.pairs[].listed
      data[].explanation.pairs[].rule data[].explanation.pairs[].ruleName
      data[].explanation.pairs[].agreement data[].explanation.pairs[].weight
      data[].explanation.breakdown data[].explanation.breakdown[].about
      data[].explanation.breakdown[].aboutName data[].explanation.breakdown[].state
      data[].explanation.breakdown[].effect data[].explanation.breakdown[].query
      data[].explanation.breakdown[].listed data[].explanation.breakdown[].sentence
      data[].explanation.arithmetic data[].state data[].decision data[].decision.id
      data[].decision.subject data[].decision.partyId data[].decision.party data[].decision.same
      data[].decision.sameName data[].decision.reason data[].decision.state
      data[].decision.stateName data[].decision.author data[].decision.decidedAt
      data[].decision.reviewOn data[].decision.approvedBy data[].decision.endedBy
      data[].decision.endReason data[].decision.sequence count types types[].type types[].name
      types[].count types[].subTypes types[].subTypes[].subType types[].subTypes[].name
      types[].subTypes[].count basis basis.snapshotId basis.engine basis.publishedAt basis.asOf
      basis.oldestEdition basis.newestEdition basis.listCount basis.missing basis.partyCount basis.starterData
      basis.warning basis.thresholds basis.thresholds.hit basis.thresholds.possible basis.ms total
      facets facets.lists facets.lists[].code facets.lists[].name facets.lists[].count
      facets.programmes facets.programmes[].code facets.programmes[].name facets.programmes[].count
      facets.countries facets.countries[].code facets.countries[].name facets.countries[].count
      levels levels.hit levels.possible levels.dismissed levels.history related related.held related.tied near near[].id near[].type
      near[].name near[].nameZh near[].matchedName near[].score near[].reason near[].lists
      near[].lists[].source near[].lists[].shortName near[].lists[].listNameCn
      near[].lists[].reference near[].lists[].officialNumber near[].lists[].since near[].lists[].until near[].lists[].dataStatus
      near[].lists[].dataStatusCn near[].lists[].effect near[].lists[].effect.kind
      near[].lists[].effect.name near[].lists[].effect.level near[].lists[].effect.sentence
      tooCommon otherTypes record data[].dataType data[].sanctionCountryCn data[].departmentSrc
      data[].sanctionWholeType data[].sanctionTypeDetail data[].sanction data[].remark
      data[].checked
    `,
  ],
  [
    'POST /api/sanction/search/place',
    `
      key type page pageSize
    `,
    `
      data data[].id data[].code data[].name data[].nameCn data[].country data[].countryId
      data[].type data[].riskLevel data[].basis count
    `,
  ],
  [
    'GET /api/sanction/warning',
    ``,
    `
      [].source [].name [].updateTime [].newCount [].removedCount [].changedCount [].first [].total
      [].sanctionCountryCn [].departmentCn [].sanctionWholeType [].starterData [].health
      [].healthReason [].sanctionList [].sanctionList[].id [].sanctionList[].name
      [].sanctionList[].type [].sanctionList[].typeStated [].sanctionList[].sanctionCountryCn
      [].sanctionList[].departmentCn [].sanctionList[].sanctionWholeType
      [].sanctionList[].sanctionTypeDetail [].sanctionList[].relationId [].sanctionList[].nameZh
      [].sanctionList[].sanctionTime [].notShown
    `,
  ],
  [
    'POST /api/screening/batch/cancel',
    `
      id
    `,
    `
      id name author state stateName rows screened hits possible clear unasked formerId changed
      error snapshotId warning createdAt startedAt finishedAt
    `,
  ],
  [
    'POST /api/screening/batch/delete',
    `
      id
    `,
    ``,
  ],
  [
    'GET /api/screening/batch/detail',
    `
      id
    `,
    `
      batch batch.id batch.name batch.author batch.state batch.stateName batch.rows batch.screened
      batch.hits batch.possible batch.clear batch.unasked batch.formerId batch.changed batch.error
      batch.snapshotId batch.warning batch.createdAt batch.startedAt batch.finishedAt titles mapping
      mapping.name mapping.type mapping.country mapping.birthDate mapping.address
      mapping.identifiers mapping.reference guessed unreadSheets encoding preview preview[].line
      preview[].cells
    `,
  ],
  [
    'GET /api/screening/batch/file',
    `
      id format
    `,
    ``,
  ],
  [
    'GET /api/screening/batch/list',
    `
      page pageSize
    `,
    `
      data data[].id data[].name data[].author data[].state data[].stateName data[].rows
      data[].screened data[].hits data[].possible data[].clear data[].unasked data[].formerId
      data[].changed data[].error data[].snapshotId data[].warning data[].createdAt data[].startedAt
      data[].finishedAt count
    `,
  ],
  [
    'POST /api/screening/batch/repeat',
    `
      id
    `,
    `
      id name author state stateName rows screened hits possible clear unasked formerId changed
      error snapshotId warning createdAt startedAt finishedAt
    `,
  ],
  [
    'GET /api/screening/batch/report',
    `
      id format
    `,
    ``,
  ],
  [
    'GET /api/screening/batch/result',
    `
      id verdict keyword list decided changed page pageSize
    `,
    `
      data data[].line data[].name data[].reference data[].verdict data[].verdictName data[].score
      data[].hitCount data[].partyId data[].party data[].partyZh data[].inGraph data[].matchedName
      data[].lists data[].effect data[].effectLevel data[].reason data[].formerVerdict
      data[].formerParty data[].decision data[].decision.id data[].decision.subject
      data[].decision.partyId data[].decision.party data[].decision.same data[].decision.sameName
      data[].decision.reason data[].decision.state data[].decision.stateName data[].decision.author
      data[].decision.decidedAt data[].decision.reviewOn data[].decision.approvedBy
      data[].decision.endedBy data[].decision.endReason data[].decision.sequence count lists
      lists[].name lists[].count unasked unasked[].name unasked[].count
    `,
  ],
  [
    'POST /api/screening/batch/start',
    `
      id name type country birthDate address identifiers reference
    `,
    `
      id name author state stateName rows screened hits possible clear unasked formerId changed
      error snapshotId warning createdAt startedAt finishedAt
    `,
  ],
  [
    'POST /api/screening/batch/upload',
    `
      name pasted
    `,
    `
      batch batch.id batch.name batch.author batch.state batch.stateName batch.rows batch.screened
      batch.hits batch.possible batch.clear batch.unasked batch.formerId batch.changed batch.error
      batch.snapshotId batch.warning batch.createdAt batch.startedAt batch.finishedAt titles mapping
      mapping.name mapping.type mapping.country mapping.birthDate mapping.address
      mapping.identifiers mapping.reference guessed unreadSheets encoding preview preview[].line
      preview[].cells
    `,
  ],
  [
    'GET /api/search',
    `
      keyword type subType country birthDate asOf list programme partyCountry include page pageSize
    `,
    `
      data data[].id data[].type data[].typeStated data[].s data[].name data[].nameZh
      data[].proposedZh data[].proposedZh.text data[].proposedZh.mark data[].proposedZh.note
      data[].country data[].cpyState data[].subType data[].imo data[].vesselFlag data[].vesselOwner
      data[].aircraftModel data[].aircraftOperator data[].msn data[].extraField
      data[].extraField[].key data[].extraField[].value data[].relationId data[].inGraph
      data[].lists data[].lists[].source data[].lists[].shortName data[].lists[].listNameCn
      data[].lists[].reference data[].lists[].officialNumber data[].lists[].since data[].lists[].until data[].lists[].dataStatus
      data[].lists[].dataStatusCn data[].lists[].effect data[].lists[].effect.kind
      data[].lists[].effect.name data[].lists[].effect.level data[].lists[].effect.sentence
      data[].effect data[].effect.kind data[].effect.name data[].effect.level data[].effect.sentence
      data[].tags data[].tags[].name data[].tags[].sentence data[].explanation
      data[].explanation.score data[].explanation.nameScore data[].explanation.riskLevel
      data[].explanation.matchedName data[].explanation.matchedKind data[].explanation.reason
      data[].explanation.pairs data[].explanation.pairs[].query data[].explanation.pairs[].listed
      data[].explanation.pairs[].rule data[].explanation.pairs[].ruleName
      data[].explanation.pairs[].agreement data[].explanation.pairs[].weight
      data[].explanation.breakdown data[].explanation.breakdown[].about
      data[].explanation.breakdown[].aboutName data[].explanation.breakdown[].state
      data[].explanation.breakdown[].effect data[].explanation.breakdown[].query
      data[].explanation.breakdown[].listed data[].explanation.breakdown[].sentence
      data[].explanation.arithmetic data[].state data[].decision data[].decision.id
      data[].decision.subject data[].decision.partyId data[].decision.party data[].decision.same
      data[].decision.sameName data[].decision.reason data[].decision.state
      data[].decision.stateName data[].decision.author data[].decision.decidedAt
      data[].decision.reviewOn data[].decision.approvedBy data[].decision.endedBy
      data[].decision.endReason data[].decision.sequence count types types[].type types[].name
      types[].count types[].subTypes types[].subTypes[].subType types[].subTypes[].name
      types[].subTypes[].count basis basis.snapshotId basis.engine basis.publishedAt basis.asOf
      basis.oldestEdition basis.newestEdition basis.listCount basis.missing basis.partyCount basis.starterData
      basis.warning basis.thresholds basis.thresholds.hit basis.thresholds.possible basis.ms total
      facets facets.lists facets.lists[].code facets.lists[].name facets.lists[].count
      facets.programmes facets.programmes[].code facets.programmes[].name facets.programmes[].count
      facets.countries facets.countries[].code facets.countries[].name facets.countries[].count
      levels levels.hit levels.possible levels.dismissed levels.history related related.held related.tied near near[].id near[].type
      near[].name near[].nameZh near[].matchedName near[].score near[].reason near[].lists
      near[].lists[].source near[].lists[].shortName near[].lists[].listNameCn
      near[].lists[].reference near[].lists[].officialNumber near[].lists[].since near[].lists[].until near[].lists[].dataStatus
      near[].lists[].dataStatusCn near[].lists[].effect near[].lists[].effect.kind
      near[].lists[].effect.name near[].lists[].effect.level near[].lists[].effect.sentence
      tooCommon otherTypes record
    `,
  ],
  [
    'GET /api/search/entity/tips',
    `
      keyword pageSize
    `,
    `
      list entries entries[].id entries[].type entries[].typeName entries[].listName
      entries[].nameZh
    `,
  ],
  [
    'GET /api/source/changes',
    `
      days
    `,
    `
      from to count added removed changed rows rows[].id rows[].source rows[].name rows[].countryCn
      rows[].editionDate rows[].fetchedAt rows[].entryCount rows[].first rows[].added rows[].removed
      rows[].changed
    `,
  ],
  [
    'GET /api/source/list',
    ``,
    `
      snapshotId publishedAt index index.state index.message partyCount entryCount nameCount sources
      sources[].id sources[].name sources[].shortName sources[].publisher sources[].country
      sources[].countryCn sources[].kind sources[].effect sources[].homepage sources[].licence
      sources[].health sources[].healthReason sources[].starterData sources[].editionDate
      sources[].fetchedAt sources[].lastCheck sources[].nextCheck sources[].entryCount
      sources[].added sources[].removed sources[].changed sources[].first sources[].history
      sources[].history[].day sources[].history[].entries sources[].formats sources[].digest
    `,
  ],
  [
    'POST /api/user/close',
    `
      pwd phoneCode
    `,
    `
      closesAt
    `,
  ],
  ['GET /api/user/export', ``, ``],
  [
    'POST /api/user/password/change',
    `
      oldPwd pwd passwdCheck
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  [
    'POST /api/user/password/reset',
    `
      phoneNum phoneCode pwd passwdCheck
    `,
    ``,
  ],
  [
    'GET /api/user/profile',
    ``,
    `
      userId loginName realName company industry phone businessCard roleId roleName membershipUntil
      hasPassword wechatBound createdAt
    `,
  ],
  [
    'GET /api/user/session/list',
    ``,
    `
      [].id [].current [].createdAt [].expiresAt [].address [].userAgent
    `,
  ],
  [
    'POST /api/user/session/revoke',
    `
      id
    `,
    `
      revoked
    `,
  ],
  [
    'POST /api/user/update',
    `
      userName company industry phone code pwd oldCode businessCard userId
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens organisationRole
      profileComplete
    `,
  ],
  [
    'GET /api/user/usage',
    ``,
    `
      day resetsAt roleName unlock rows rows[].kind rows[].name rows[].limit rows[].used rows[].left
      freeItemCheck freeItemCheck.limit freeItemCheck.used freeItemCheck.left
    `,
  ],
  [
    'POST /api/watch/add/batch',
    `
      id
    `,
    `
      watch watch.id watch.kind watch.kindName watch.title watch.state watch.stateName watch.unscreened watch.link
      watch.subjects watch.hits watch.possible watch.verdict watch.verdictName watch.related watch.snapshotId
      watch.checkedAt watch.changedAt watch.author watch.createdAt watch.version added warning
    `,
  ],
  [
    'POST /api/watch/add/list',
    `
      source
    `,
    `
      watch watch.id watch.kind watch.kindName watch.title watch.state watch.stateName watch.unscreened watch.link
      watch.subjects watch.hits watch.possible watch.verdict watch.verdictName watch.related watch.snapshotId
      watch.checkedAt watch.changedAt watch.author watch.createdAt watch.version added warning
    `,
  ],
  [
    'POST /api/watch/add/party',
    `
      partyId
    `,
    `
      watch watch.id watch.kind watch.kindName watch.title watch.state watch.stateName watch.unscreened watch.link
      watch.subjects watch.hits watch.possible watch.verdict watch.verdictName watch.related watch.snapshotId
      watch.checkedAt watch.changedAt watch.author watch.createdAt watch.version added warning
    `,
  ],
  [
    'POST /api/watch/add/search',
    `
      keyword type subType country birthDate
    `,
    `
      watch watch.id watch.kind watch.kindName watch.title watch.state watch.stateName watch.unscreened watch.link
      watch.subjects watch.hits watch.possible watch.verdict watch.verdictName watch.related watch.snapshotId
      watch.checkedAt watch.changedAt watch.author watch.createdAt watch.version added warning
    `,
  ],
  [
    'GET /api/watch/affected',
    ``,
    `
      since count lists lists[].source lists[].list lists[].watches lists[].watches[].id
      lists[].watches[].kind lists[].watches[].kindName lists[].watches[].title
      lists[].watches[].link lists[].watches[].subject lists[].watches[].words lists[].watches[].at
      lists[].watches[].subjects
    `,
  ],
  [
    'GET /api/watch/channel/list',
    `
      page pageSize
    `,
    `
      channels channels[].id channels[].kind channels[].kindName channels[].name channels[].address
      channels[].hasSecret channels[].enabled channels[].author channels[].version deliveries
      deliveries[].id deliveries[].channel deliveries[].kindName deliveries[].title
      deliveries[].state deliveries[].stateName deliveries[].attempts deliveries[].error
      deliveries[].createdAt deliveries[].endedAt count mail
    `,
  ],
  [
    'POST /api/watch/channel/remove',
    `
      id
    `,
    ``,
  ],
  [
    'POST /api/watch/channel/save',
    `
      id version kind name address secret enabled
    `,
    `
      id kind kindName name address hasSecret enabled author version
    `,
  ],
  [
    'POST /api/watch/channel/test',
    `
      id
    `,
    `
      sent error
    `,
  ],
  [
    'GET /api/watch/detail',
    `
      id page pageSize
    `,
    `
      watch watch.id watch.kind watch.kindName watch.title watch.state watch.stateName watch.unscreened watch.link
      watch.subjects watch.hits watch.possible watch.verdict watch.verdictName watch.related watch.snapshotId
      watch.checkedAt watch.changedAt watch.author watch.createdAt watch.version changes
      changes[].id changes[].subject changes[].reference changes[].at changes[].snapshotId
      changes[].cause changes[].causeName changes[].words changes[].before changes[].before.verdict
      changes[].before.verdictName changes[].before.hits changes[].before.hits[].party
      changes[].before.hits[].name changes[].before.hits[].nameZh changes[].before.hits[].score
      changes[].before.hits[].state changes[].before.hits[].stateName changes[].before.hits[].lists
      changes[].before.count changes[].after changes[].after.verdict changes[].after.verdictName
      changes[].after.hits changes[].after.hits[].party changes[].after.hits[].name
      changes[].after.hits[].nameZh changes[].after.hits[].score changes[].after.hits[].state
      changes[].after.hits[].stateName changes[].after.hits[].lists changes[].after.count
      changes[].entries changes[].entries[].party changes[].entries[].name
      changes[].entries[].source changes[].entries[].list changes[].entries[].reference
      changes[].entries[].change changes[].entries[].changeName count warning
    `,
  ],
  [
    'GET /api/watch/find',
    `
      kind target
    `,
    `
      id
    `,
  ],
  [
    'GET /api/watch/list',
    `
      keyword kind state page pageSize
    `,
    `
      data data[].id data[].kind data[].kindName data[].title data[].state data[].stateName data[].unscreened
      data[].link data[].subjects data[].hits data[].possible data[].verdict data[].verdictName data[].related
      data[].snapshotId data[].checkedAt data[].changedAt data[].author data[].createdAt
      data[].version count reports warning
    `,
  ],
  [
    'POST /api/watch/pause',
    `
      id paused version
    `,
    `
      id kind kindName title state stateName unscreened link subjects hits possible verdict verdictName related
      snapshotId checkedAt changedAt author createdAt version
    `,
  ],
  [
    'POST /api/watch/policy',
    `
      reports
    `,
    `
      reports
    `,
  ],
  [
    'POST /api/watch/remove',
    `
      id
    `,
    ``,
  ],
  [
    'GET /yente/catalog',
    ``,
    `
      datasets datasets[].name datasets[].title datasets[].summary datasets[].url datasets[].load
      datasets[].version datasets[].index_version datasets[].index_current datasets[].children
      current outdated index_stale
    `,
  ],
  [
    'GET /yente/entities/:id',
    `
      id
    `,
    `
      id caption schema properties datasets referents target first_seen last_seen last_change
    `,
  ],
  [
    'GET /yente/healthz',
    ``,
    `
      status warning
    `,
  ],
  [
    'POST /yente/match/:dataset',
    `
      dataset queries limit threshold cutoff include_dataset exclude_dataset exclude_schema
      exclude_entity_ids
    `,
    `
      responses matcher limit warning
    `,
  ],
  [
    'GET /yente/search/:dataset',
    `
      dataset q schema countries datasets limit offset
    `,
    `
      results results[].id results[].caption results[].schema results[].properties
      results[].datasets results[].referents results[].target results[].first_seen
      results[].last_seen results[].last_change related related[].name related[].level related[].reason facets total total.value total.relation limit offset warning
    `,
  ],
]
