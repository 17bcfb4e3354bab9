/** What each call is named on the wire: path, other paths, request fields, reply fields. Changing one breaks old clients. */
export const goldenCalls: readonly (readonly [string, string, string])[] = [
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
      sessions[].createdAt sessions[].expiresAt sessions[].address sessions[].userAgent
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
    'GET /api/dev/outbox',
    ``,
    `
      [].at [].phone [].code [].text
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
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
      profileComplete
    `,
  ],
  [
    'POST /api/login/code',
    `
      code state iss
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
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
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
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
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
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
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
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
      unread unread[].msg_id unread[].create_time unread[].title unread[].kind unread[].link
      readed readed[].msg_id readed[].create_time readed[].title readed[].kind readed[].link trash
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
      page pageSize latest
    `,
    `
      data data[].id data[].postTime data[].dataJson data[].dataJson.shortName
      data[].dataJson.countryCn data[].dataJson.listName data[].dataJson.total
      data[].dataJson.entityList data[].dataJson.entityList[].dataType
      data[].dataJson.entityList[].name data[].dataJson.entityList[].nameZh
      data[].dataJson.entityList[].dataId count
    `,
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
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
      profileComplete
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
    'POST /api/sanction/detail',
    `
      id type s
    `,
    `
      id name subjectType en zh proposedZh proposedZh.text proposedZh.mark proposedZh.note shortName country address creditCode status sex birthday imo
      vesselFlag vesselType owner tonnage regTonnage model tailNo manufactureDate constructionNum
      operator msn cpyId subTypes names names[].text names[].kind names[].kindName names[].sources
      names[].basis identifiers identifiers[].kind identifiers[].kindName identifiers[].value
      identifiers[].country newsList newsList[].id newsList[].title newsList[].publishTime
      sanctionMetaList sanctionMetaList[].listName sanctionMetaList[].listNameCn
      sanctionMetaList[].shortName sanctionMetaList[].country sanctionMetaList[].countryCn
      sanctionMetaList[].department sanctionMetaList[].departmentCn sanctionMetaList[].dataStatus
      sanctionMetaList[].dataStatusCn sanctionMetaList[].sourceId sanctionMetaList[].effect
      sanctionMetaList[].url sanctionMetaList[].designatedOn sanctionMetaList[].publishedOn
      sanctionMetaList[].fetchedAt sanctionMetaList[].properties
      sanctionMetaList[].properties[].nameZh sanctionMetaList[].properties[].nameEn
      sanctionMetaList[].properties[].value sanctionMetaList[].properties[].fullLine
      sanctionMetaList[].subCompanyList sanctionMetaList[].subCompanyList[].name
      sanctionMetaList[].subCompanyList[].aka sanctionMetaList[].subCompanyList[].address
      mergeReasons starterData
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
    'POST /api/sanction/search',
    `
      key module subType page pageSize keyword type country birthDate asOf
    `,
    `
      data data[].id data[].type data[].s data[].name data[].nameZh data[].proposedZh data[].proposedZh.text data[].proposedZh.mark data[].proposedZh.note data[].country data[].cpyState
      data[].subType data[].imo data[].vesselFlag data[].vesselOwner data[].aircraftModel
      data[].aircraftOperator data[].msn data[].extraField data[].extraField[].key
      data[].extraField[].value data[].relationId data[].lists data[].lists[].source
      data[].lists[].shortName data[].lists[].listNameCn data[].lists[].reference
      data[].lists[].since data[].lists[].until data[].lists[].dataStatus
      data[].lists[].dataStatusCn data[].explanation data[].explanation.score
      data[].explanation.nameScore data[].explanation.riskLevel data[].explanation.matchedName
      data[].explanation.matchedKind data[].explanation.reason data[].explanation.pairs
      data[].explanation.pairs[].query data[].explanation.pairs[].listed
      data[].explanation.pairs[].rule data[].explanation.pairs[].ruleName
      data[].explanation.pairs[].agreement data[].explanation.pairs[].weight
      data[].explanation.circumstances data[].explanation.circumstances[].about
      data[].explanation.circumstances[].aboutName data[].explanation.circumstances[].state
      data[].explanation.circumstances[].effect data[].explanation.circumstances[].query
      data[].explanation.circumstances[].listed data[].explanation.arithmetic count types types[].type
      types[].name types[].count types[].subTypes types[].subTypes[].subType types[].subTypes[].name
      types[].subTypes[].count basis basis.snapshotId basis.engine basis.publishedAt basis.asOf
      basis.oldestEdition basis.newestEdition
      basis.listCount basis.partyCount basis.starterData basis.thresholds basis.thresholds.hit
      basis.thresholds.possible basis.ms levels levels.hit levels.possible tooCommon data[].dataType
      data[].sanctionCountryCn data[].departmentSrc data[].sanctionWholeType data[].sanctionTypeDetail
      data[].sanction data[].remark data[].checked
    `,
  ],
  [
    'GET /api/sanction/warning',
    ``,
    `
      [].source [].name [].updateTime [].newCount [].total [].sanctionCountryCn [].departmentCn
      [].sanctionWholeType [].starterData [].health [].sanctionList [].sanctionList[].id
      [].sanctionList[].name [].sanctionList[].type [].sanctionList[].sanctionCountryCn
      [].sanctionList[].departmentCn [].sanctionList[].sanctionWholeType
      [].sanctionList[].sanctionTypeDetail [].sanctionList[].relationId [].sanctionList[].nameZh
      [].sanctionList[].sanctionTime
    `,
  ],
  [
    'GET /api/search',
    `
      keyword type subType country birthDate asOf page pageSize
    `,
    `
      data data[].id data[].type data[].s data[].name data[].nameZh data[].proposedZh data[].proposedZh.text data[].proposedZh.mark data[].proposedZh.note data[].country data[].cpyState
      data[].subType data[].imo data[].vesselFlag data[].vesselOwner data[].aircraftModel
      data[].aircraftOperator data[].msn data[].extraField data[].extraField[].key
      data[].extraField[].value data[].relationId data[].lists data[].lists[].source
      data[].lists[].shortName data[].lists[].listNameCn data[].lists[].reference
      data[].lists[].since data[].lists[].until data[].lists[].dataStatus
      data[].lists[].dataStatusCn data[].explanation data[].explanation.score
      data[].explanation.nameScore data[].explanation.riskLevel data[].explanation.matchedName
      data[].explanation.matchedKind data[].explanation.reason data[].explanation.pairs
      data[].explanation.pairs[].query data[].explanation.pairs[].listed
      data[].explanation.pairs[].rule data[].explanation.pairs[].ruleName
      data[].explanation.pairs[].agreement data[].explanation.pairs[].weight
      data[].explanation.circumstances data[].explanation.circumstances[].about
      data[].explanation.circumstances[].aboutName data[].explanation.circumstances[].state
      data[].explanation.circumstances[].effect data[].explanation.circumstances[].query
      data[].explanation.circumstances[].listed data[].explanation.arithmetic count types types[].type
      types[].name types[].count types[].subTypes types[].subTypes[].subType types[].subTypes[].name
      types[].subTypes[].count basis basis.snapshotId basis.engine basis.publishedAt basis.asOf
      basis.oldestEdition basis.newestEdition
      basis.listCount basis.partyCount basis.starterData basis.thresholds basis.thresholds.hit
      basis.thresholds.possible basis.ms levels levels.hit levels.possible tooCommon
    `,
  ],
  [
    'GET /api/source/changes',
    `days`,
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
      snapshotId publishedAt partyCount entryCount nameCount sources sources[].id sources[].name
      sources[].shortName sources[].publisher sources[].country sources[].countryCn sources[].kind
      sources[].effect sources[].homepage sources[].licence sources[].health
      sources[].healthReason sources[].starterData sources[].editionDate sources[].fetchedAt
      sources[].lastCheck sources[].nextCheck sources[].entryCount sources[].added
      sources[].removed sources[].changed sources[].formats sources[].digest
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
  [
    'GET /api/user/export',
    ``,
    `
      generatedAt parts
    `,
  ],
  [
    'POST /api/user/password/change',
    `
      oldPwd pwd passwdCheck
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
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
      userId loginName realName company industry phone businessCard roleId roleName
      membershipUntil hasPassword wechatBound createdAt
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
      userName company industry phone code businessCard userId
    `,
    `
      sessionId userId loginName roleIds permissionIds menuList menuList[].menuId
      menuList[].menuName menuList[].pageUrl menuList[].isAuth menuList[].chirdrens
      profileComplete
    `,
  ],
  [
    'GET /api/user/usage',
    ``,
    `
      day resetsAt roleName unlock rows rows[].kind rows[].name rows[].limit rows[].used
      rows[].left freeItemCheck freeItemCheck.limit freeItemCheck.used freeItemCheck.left
    `,
  ],
  [
    'POST /api/screening/batch/cancel',
    `
      id
    `,
    `
      id name state stateName rows screened hits possible clear unasked error snapshotId
      createdAt startedAt finishedAt
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
    'GET /api/screening/batch/file',
    `
      id format
    `,
    ``,
  ],
  [
    'GET /api/screening/batch/detail',
    `
      id
    `,
    `
      batch batch.id batch.name batch.state batch.stateName batch.rows batch.screened
      batch.hits batch.possible batch.clear batch.unasked batch.error batch.snapshotId
      batch.createdAt batch.startedAt batch.finishedAt titles mapping mapping.name
      mapping.type mapping.country mapping.birthDate mapping.identifiers mapping.reference
      encoding preview preview[].line preview[].cells
    `,
  ],
  [
    'GET /api/screening/batch/result',
    `
      id verdict page pageSize
    `,
    `
      data data[].line data[].name data[].reference data[].verdict data[].verdictName
      data[].score data[].hitCount data[].partyId data[].party data[].partyZh
      data[].matchedName data[].lists data[].reason count
    `,
  ],
  [
    'GET /api/screening/batch/list',
    `
      page pageSize
    `,
    `
      data data[].id data[].name data[].state data[].stateName data[].rows data[].screened
      data[].hits data[].possible data[].clear data[].unasked data[].error
      data[].snapshotId data[].createdAt data[].startedAt data[].finishedAt count
    `,
  ],
  [
    'POST /api/screening/batch/start',
    `
      id name type country birthDate identifiers reference
    `,
    `
      id name state stateName rows screened hits possible clear unasked error snapshotId
      createdAt startedAt finishedAt
    `,
  ],
  [
    'POST /api/screening/batch/upload',
    `
      name
    `,
    `
      batch batch.id batch.name batch.state batch.stateName batch.rows batch.screened
      batch.hits batch.possible batch.clear batch.unasked batch.error batch.snapshotId
      batch.createdAt batch.startedAt batch.finishedAt titles mapping mapping.name
      mapping.type mapping.country mapping.birthDate mapping.identifiers mapping.reference
      encoding preview preview[].line preview[].cells
    `,
  ],
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
    'GET /yente/catalog',
    ``,
    `
      datasets datasets[].name datasets[].title datasets[].summary datasets[].url
      datasets[].load datasets[].version datasets[].index_version datasets[].index_current
      datasets[].children current outdated index_stale
    `,
  ],
  [
    'GET /yente/entities/:id',
    `
      id
    `,
    `
      id caption schema properties datasets referents target first_seen last_seen
      last_change
    `,
  ],
  [
    'POST /yente/match/:dataset',
    `
      dataset queries limit threshold cutoff include_dataset exclude_dataset
      exclude_schema exclude_entity_ids
    `,
    `
      responses matcher limit
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
      results[].last_seen results[].last_change facets total total.value total.relation
      limit offset
    `,
  ],
  [
    'GET /yente/healthz',
    ``,
    `
      status
    `,
  ],
  [
    'GET /api/risk/ccc/detail',
    `
      countryId
    `,
    `
      row row.cb1 row.cb2 row.cb3 row.np1 row.np2 row.ns1 row.ns2 row.mt1 row.rs1 row.rs2
      row.fc1 row.cc1 row.cc2 row.cc3 row.at1 row.at2 row.country row.name row.countryId
      row.remark row.footnotes row.riskLevel groups groups[].code groups[].name groups[].from
      groups[].citation footnotes footnotes[].number footnotes[].text footnotes[].textEn
      footnotes[].citation sensitive sensitive.countryId sensitive.nameCn sensitive.name
      sensitive.riskLevel sensitive.description sensitive.bases sensitive.bases[].level
      sensitive.bases[].text sensitive.bases[].citation verdict asOf
    `,
  ],
  [
    'POST /api/risk/sensitiveCountry/detail',
    `
      countryId
    `,
    `
      countryId nameCn name riskLevel description bases bases[].level bases[].text
      bases[].citation
    `,
  ],
  [
    'GET /api/risk/cccList',
    ``,
    `
      data data[].cb1 data[].cb2 data[].cb3 data[].np1 data[].np2 data[].ns1 data[].ns2
      data[].mt1 data[].rs1 data[].rs2 data[].fc1 data[].cc1 data[].cc2 data[].cc3 data[].at1
      data[].at2 data[].country data[].name data[].countryId data[].remark data[].footnotes
      data[].riskLevel footnotes footnotes[].number footnotes[].text footnotes[].textEn
      footnotes[].citation highlight asOf
    `,
  ],
  [
    'POST /api/eccn/ccc/list',
    `
      code eccn
    `,
    `
      data data[].cb1 data[].cb2 data[].cb3 data[].np1 data[].np2 data[].ns1 data[].ns2
      data[].mt1 data[].rs1 data[].rs2 data[].fc1 data[].cc1 data[].cc2 data[].cc3 data[].at1
      data[].at2 data[].country data[].name data[].countryId data[].remark data[].footnotes
      data[].riskLevel footnotes footnotes[].number footnotes[].text footnotes[].textEn
      footnotes[].citation highlight asOf
    `,
  ],
  [
    'GET /api/dic/country',
    ``,
    `
      [].id [].nameCn [].name
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
    'POST /api/risk/country/search',
    `
      keyword
    `,
    `
      ccc ccc[].cb1 ccc[].cb2 ccc[].cb3 ccc[].np1 ccc[].np2 ccc[].ns1 ccc[].ns2 ccc[].mt1
      ccc[].rs1 ccc[].rs2 ccc[].fc1 ccc[].cc1 ccc[].cc2 ccc[].cc3 ccc[].at1 ccc[].at2
      ccc[].country ccc[].name ccc[].countryId ccc[].remark ccc[].footnotes ccc[].riskLevel
      groupA groupA[].nameCn groupA[].name groupA[].countryId groupA[].a1 groupA[].a2
      groupA[].a3 groupA[].a4 groupA[].a5 groupA[].a6 groupA[].b groupA[].d1 groupA[].d2
      groupA[].d3 groupA[].d4 groupA[].d5 groupA[].e1 groupA[].e2 groupB groupB[].nameCn
      groupB[].name groupB[].countryId groupB[].a1 groupB[].a2 groupB[].a3 groupB[].a4
      groupB[].a5 groupB[].a6 groupB[].b groupB[].d1 groupB[].d2 groupB[].d3 groupB[].d4
      groupB[].d5 groupB[].e1 groupB[].e2 groupD groupD[].nameCn groupD[].name
      groupD[].countryId groupD[].a1 groupD[].a2 groupD[].a3 groupD[].a4 groupD[].a5 groupD[].a6
      groupD[].b groupD[].d1 groupD[].d2 groupD[].d3 groupD[].d4 groupD[].d5 groupD[].e1
      groupD[].e2 groupE groupE[].nameCn groupE[].name groupE[].countryId groupE[].a1
      groupE[].a2 groupE[].a3 groupE[].a4 groupE[].a5 groupE[].a6 groupE[].b groupE[].d1
      groupE[].d2 groupE[].d3 groupE[].d4 groupE[].d5 groupE[].e1 groupE[].e2
    `,
  ],
  [
    'POST /api/determination/endUser',
    `
      eccn paragraph destination date value endUses facts made contentShare cnCode endUser
      decisions
    `,
    `
      outcome outcomeName proof proof[].stage proof[].stageName proof[].rule proof[].sentence
      proof[].citation proof[].effect proof[].effectName proof[].kind proof[].kindName questions
      questions[].id questions[].text questions[].citation questions[].blocking
      questions[].answer riskLevel verdict eccn paragraph name destination destinationName date
      exceptions exceptions[].symbol exceptions[].citation exceptions[].state
      exceptions[].stateName exceptions[].conditions exceptions[].conditions[].text
      exceptions[].conditions[].state counterfactuals counterfactuals[].text
      counterfactuals[].outcome china china.outcome china.outcomeName china.proof
      china.proof[].stage china.proof[].stageName china.proof[].rule china.proof[].sentence
      china.proof[].citation china.proof[].effect china.proof[].effectName china.proof[].kind
      china.proof[].kindName china.questions china.questions[].id china.questions[].text
      china.questions[].citation china.questions[].blocking china.questions[].answer endUser
      endUser.name endUser.screened endUser.snapshotId endUser.publishedAt endUser.hits
      endUser.hits[].id endUser.hits[].type endUser.hits[].name endUser.hits[].nameZh
      endUser.hits[].country endUser.hits[].score endUser.hits[].riskLevel endUser.hits[].reason
      endUser.hits[].lists endUser.hits[].lists[].source endUser.hits[].lists[].shortName
      endUser.hits[].lists[].reference endUser.hits[].decisive endUser.hits[].state disclaimer
    `,
  ],
  [
    'POST /api/determination',
    `
      eccn paragraph destination date value endUses facts made contentShare cnCode
    `,
    `
      outcome outcomeName proof proof[].stage proof[].stageName proof[].rule proof[].sentence
      proof[].citation proof[].effect proof[].effectName proof[].kind proof[].kindName questions
      questions[].id questions[].text questions[].citation questions[].blocking
      questions[].answer riskLevel verdict eccn paragraph name destination destinationName date
      exceptions exceptions[].symbol exceptions[].citation exceptions[].state
      exceptions[].stateName exceptions[].conditions exceptions[].conditions[].text
      exceptions[].conditions[].state counterfactuals counterfactuals[].text
      counterfactuals[].outcome china china.outcome china.outcomeName china.proof
      china.proof[].stage china.proof[].stageName china.proof[].rule china.proof[].sentence
      china.proof[].citation china.proof[].effect china.proof[].effectName china.proof[].kind
      china.proof[].kindName china.questions china.questions[].id china.questions[].text
      china.questions[].citation china.questions[].blocking china.questions[].answer endUser
      endUser.name endUser.screened endUser.snapshotId endUser.publishedAt endUser.hits
      endUser.hits[].id endUser.hits[].type endUser.hits[].name endUser.hits[].nameZh
      endUser.hits[].country endUser.hits[].score endUser.hits[].riskLevel endUser.hits[].reason
      endUser.hits[].lists endUser.hits[].lists[].source endUser.hits[].lists[].shortName
      endUser.hits[].lists[].reference endUser.hits[].decisive endUser.hits[].state disclaimer
    `,
  ],
  [
    'GET /api/determination/endUses',
    `

    `,
    `
      [].questionId [].text [].citation [].exclusive
    `,
  ],
  [
    'GET /api/determination/destinations',
    `
      eccn date
    `,
    `
      rows rows[].countryId rows[].nameCn rows[].name rows[].outcome rows[].outcomeName
      rows[].riskLevel rows[].reasons counts counts[].outcome counts[].outcomeName
      counts[].count subject subjectName date
    `,
  ],
  [
    'GET /api/determination/items',
    `
      countryId date
    `,
    `
      rows rows[].eccn rows[].name rows[].outcome rows[].outcomeName rows[].riskLevel
      rows[].reasons counts counts[].outcome counts[].outcomeName counts[].count subject
      subjectName date
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
    'POST /api/eccn/detail',
    `
      eccn
    `,
    `
      eccn name licenseRequirement licenseRequirement.reason
      licenseRequirement.controlCountryList licenseRequirement.controlCountryList[].control
      licenseRequirement.controlCountryList[].countryChart
      licenseRequirement.controlCountryList[].code
      licenseRequirement.controlCountryList[].scope
      licenseRequirement.controlCountryList[].condition
      licenseRequirement.controlCountryList[].citation licenseRequirement.noteList
      licenseRequirement.reportRequirement exception exception.itemList
      exception.itemList[].type exception.itemList[].content specialException
      specialException.itemList specialException.itemList[].type
      specialException.itemList[].content listItemControl listItemControl.relatedDefinitions
      listItemControl.relatedControls children children[].eccn children[].name noteList
      noteList[].name noteList[].content nameEn paragraph category category.code
      category.name category.nameEn category.count group group.code group.name group.nameEn
      group.count path path[].eccn path[].name related related[].eccn related[].name terms
      jurisdiction official official.editionDate official.title official.licenceNotes
      official.reporting official.exceptions official.exceptions[].symbol
      official.exceptions[].text official.sta official.relatedControls
      official.relatedDefinitions official.items official.items[].kind
      official.items[].paragraph official.items[].text official.differences url asOf
    `,
  ],
  [
    'GET /api/eccn/reference',
    ``,
    `
      categories categories[].code categories[].name categories[].nameEn categories[].count
      groups groups[].code groups[].name groups[].nameEn groups[].count reasons reasons[].code
      reasons[].name reasons[].nameEn reasons[].count count asOf
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
    'POST /api/eccn/search /api/risk/ccl/search',
    `
      key keyword category group mode page pageSize
    `,
    `
      items items[].eccn items[].name items[].note items[].highlightEccn items[].cclCategory
      items[].cclGroup items[].extraId items[].isCCLInvolve items[].nameEn items[].reasons
      items[].clickable count categoryList groupList categories categories[].code
      categories[].name categories[].nameEn categories[].count groups groups[].code
      groups[].name groups[].nameEn groups[].count mode editionDate asOf ms
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
    'GET /api/determination/report',
    `
      eccn paragraph destination date value endUses facts made contentShare cnCode endUser
      decisions
    `,
    `

    `,
  ],
  [
    'GET /api/part/files',
    `

    `,
    `
      [].id [].name [].rows [].unknown [].refused [].publishedOn [].importedAt [].own
    `,
  ],
  [
    'POST /api/part/remove',
    `
      id
    `,
    `

    `,
  ],
  [
    'POST /api/component/search /api/risk/component/search',
    `
      name code relationType page pageSize
    `,
    `
      data data[].id data[].code data[].name data[].manufacturer data[].eccn data[].known
      data[].hts data[].fileName data[].line data[].publishedOn data[].importedOn data[].own
      count ms
    `,
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
    'GET /api/regulation/status',
    `

    `,
    `
      factsAsOf parts parts[].part parts[].title parts[].url parts[].editionDate
      parts[].fetchedAt parts[].digest parts[].units parts[].added parts[].removed
      parts[].changed parts[].first parts[].note parts[].changes parts[].changes[].key
      parts[].changes[].kind parts[].changes[].notes differences differences[].key
      differences[].kind differences[].text
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
    'GET /api/search/entity/tips /api/risk/entity/suggest',
    `
      keyword pageSize
    `,
    `
      list entries entries[].id entries[].type entries[].typeName entries[].listName
      entries[].nameZh
    `,
  ],
]
