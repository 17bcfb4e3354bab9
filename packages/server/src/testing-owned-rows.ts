const dayMs = 86_400_000
const word = 'Zeugnis'

interface Who {
  readonly id: string
  readonly organisationId: string
}

type Rows = Readonly<Record<string, object>>

const personalRows = (who: Who, now: Date): Rows => {
  const personal = { account_id: who.id }
  const file = {
    author_id: who.id,
    digest: 'd',
    name: word,
    type: 'image/png',
    size: 1,
    created_at: now,
    kept_at: now,
  }
  return {
    session: {
      ...personal,
      digest: 's',
      created_at: now,
      expires_at: new Date(now.getTime() + dayMs),
      address: word,
      user_agent: '',
    },
    api_key: { ...personal, id: 'K1', name: word, digest: 'k', hint: 'abcd', created_at: now },
    account_identity: { ...personal, issuer: 'wechat', subject: word },
    quota_use: { subject: `account:${who.id}`, day: '2026-11-20', kind: 'detail', used: 7 },
    account_quota: { ...personal, kind: 'report', daily: 7 },
    membership: {
      ...personal,
      id: 'M1',
      role: 2,
      from_day: '2020-01-01',
      until_day: '2020-02-01',
      note: '',
      granted_by: who.id,
      granted_at: now,
    },
    audit_log: { ...personal, at: now, event: 'login', address: word, request_id: '' },
    message: { ...personal, kind: 'list', title: word, content: '', link: '', created_at: now },
    file: { ...file, id: 'F1', organisation_id: null, purpose: 'profile' },
    file_ticket: { ...personal, digest: 't', file_id: 'F1', expires_at: now },
    rendering: {
      ...personal,
      id: 'R1',
      key: 'k',
      format: 'pdf',
      name: word,
      content: Buffer.from('x'),
      job_id: '',
      created_at: now,
    },
  }
}

const savedRows = (who: Who, now: Date): Rows => {
  const saved = { organisation_id: who.organisationId, author_id: who.id }
  const classified = { basis: '{}', created_at: now, changed_at: now }
  return {
    organisation_invitation: {
      ...saved,
      id: 'I1',
      role: 'member',
      phone: '13500000000',
      created_at: now,
      expires_at: new Date(now.getTime() + dayMs),
    },
    screening_batch: { ...saved, id: 'B1', name: word, state: 'draft', created_at: now },
    evidence_chain: {
      organisation_id: who.organisationId,
      id: 'C1',
      key_id: 'k',
      follows: '',
      records: 1,
      seal: 's',
      signature: 's',
      created_at: now,
    },
    evidence_record: {
      ...saved,
      id: 'E1',
      chain_id: 'C1',
      number: 1,
      at: now,
      kind: 'search',
      title: word,
      verdict: 0,
      hits: 0,
      snapshot_id: '',
      digest: 'd',
      seal: 's',
      content: word,
    },
    classification: {
      ...saved,
      id: 'K1',
      name: word,
      eccn: 'EAR99',
      reason: word,
      path: '{}',
      ...classified,
    },
  }
}

const projectRows = (who: Who, now: Date): Rows => {
  const saved = { organisation_id: who.organisationId, author_id: who.id }
  return {
    project: { ...saved, id: 'P1', name: word, created_at: now, changed_at: now },
    item_flow: {
      ...saved,
      id: 'W1',
      project_id: 'P1',
      state: JSON.stringify({ said: word }),
      created_at: now,
      changed_at: now,
    },
    project_report: {
      ...saved,
      id: 'R1',
      project_id: 'P1',
      number: word,
      state: 'running',
      asked: '{}',
      created_at: now,
    },
  }
}

const checkedRows = (who: Who, now: Date): Rows => {
  const saved = { organisation_id: who.organisationId, author_id: who.id }
  return {
    decision: {
      ...saved,
      id: 'D1',
      subject_key: 'k',
      subject_name: word,
      party_id: 'P1',
      party_name: word,
      entries: [],
      mark: 'm',
      same: 'no',
      reason: word,
      state: 'standing',
      sequence: 1,
      decided_at: now,
      review_on: '2027-11-20',
    },
    decision_change: { ...saved, at: now, content: word, key_id: 'k', signature: 's' },
    decision_policy: { organisation_id: who.organisationId, four_eyes: true },
    evidence_certificate: {
      ...saved,
      number: 'ZM-1',
      record_id: 'E1',
      token: 't',
      reference: word,
      issued_at: now,
      key_id: 'k',
      signature: 's',
      digest: 'd',
      content: word,
    },
    part_file: {
      ...saved,
      id: 'C1',
      name: word,
      digest: 'd',
      rows: 1,
      unknown: 0,
      refused: 0,
      created_at: now,
    },
    part: {
      organisation_id: who.organisationId,
      file_id: 'C1',
      line: 2,
      maker: word,
      number: 'X',
      name: '',
      eccn: 'EAR99',
      hts: '',
      known: true,
      maker_key: 'Z',
      number_key: 'X',
      name_key: '',
    },
  }
}

const watchRows = (who: Who, now: Date): Rows => {
  const saved = { organisation_id: who.organisationId, author_id: who.id }
  return {
    watch: {
      ...saved,
      id: 'W1',
      kind: 'list',
      target_key: 'list:un-sc',
      target: '{}',
      title: word,
      state: 'active',
      created_at: now,
    },
    watch_policy: { organisation_id: who.organisationId, reports: false },
    watch_channel: {
      ...saved,
      id: 'N1',
      kind: 'webhook',
      name: word,
      address: 'https://erp.example/hook',
      secret: 'never exported',
      created_at: now,
    },
  }
}

/** One row of every table that belongs to somebody, all with the same word in it. */
export const ownedRows = (who: Who, now: Date): Rows => ({
  ...personalRows(who, now),
  ...savedRows(who, now),
  ...projectRows(who, now),
  ...checkedRows(who, now),
  ...watchRows(who, now),
})
