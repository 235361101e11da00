/**
 * Every table of the database, and which of its data a user's export contains. A test compares it with the schema, so
 * that a new table is exported to its owner or left out for a reason, and never forgotten.
 */

export interface RecordTable {
  /** The column by which rows belong to a user. */
  owner: string;
  /** What is exported: everything that is the user's own; never tokens, hashes of them, or keys of other services. */
  columns: readonly string[];
  /** The order of rows, which must be a total one. */
  order: readonly string[];
}

/** Exported as `records/<name>.json`. */
export const recordTables: Record<string, RecordTable> = {
  session: {
    owner: 'userId',
    columns: ['createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'],
    order: ['createdAt', 'id'],
  },
  push_subscription: {
    owner: 'userId',
    columns: ['endpoint', 'createdAt', 'lastUsedAt'],
    order: ['createdAt', 'id'],
  },
  account: {
    owner: 'userId',
    columns: ['providerId', 'accountId', 'scope', 'createdAt', 'updatedAt'],
    order: ['createdAt', 'id'],
  },
  brand_kit: {
    owner: 'userId',
    columns: ['name', 'logos', 'colors', 'headingFont', 'bodyFont', 'contacts', 'country', 'updatedAt'],
    order: ['userId'],
  },
  // Not the token: it is the link.
  share_link: {
    owner: 'userId',
    columns: ['designId', 'allowsCopies', 'endsAt', 'createdAt'],
    order: ['createdAt', 'designId'],
  },
  folder: { owner: 'userId', columns: ['id', 'name', 'createdAt'], order: ['createdAt', 'id'] },
  person_model: {
    owner: 'userId',
    columns: [
      'id',
      'name',
      'gender',
      'ethnicity',
      'hair',
      'skin',
      'body',
      'age',
      'seenAge',
      'isMinor',
      'fullPhoto',
      'upperPhoto',
      'lowerPhoto',
      'landmarks',
      'consentedAt',
      'createdAt',
    ],
    order: ['createdAt', 'id'],
  },
  user_font: {
    owner: 'userId',
    columns: ['hash', 'name', 'style', 'lightest', 'boldest', 'italic', 'bytes', 'createdAt', 'removedAt'],
    order: ['createdAt', 'hash'],
  },
  asset_grant: {
    owner: 'userId',
    columns: ['assetId', 'name', 'inLibrary', 'createdAt'],
    order: ['createdAt', 'assetId'],
  },
  ledger_entry: {
    owner: 'userId',
    columns: ['unit', 'amount', 'kind', 'source', 'reference', 'tool', 'designId', 'createdAt'],
    order: ['createdAt', 'id'],
  },
  design_version: {
    owner: 'userId',
    columns: ['designId', 'revision', 'name', 'createdAt'],
    order: ['createdAt', 'id'],
  },
  turn: {
    owner: 'userId',
    columns: ['chatId', 'designId', 'state', 'error', 'startedAt', 'endedAt'],
    order: ['startedAt', 'id'],
  },
  // Not what it cost: users do not pay for it.
  model_use: {
    owner: 'userId',
    columns: ['kind', 'name', 'calls', 'inputTokens', 'cachedTokens', 'outputTokens', 'estimated', 'startedAt'],
    order: ['startedAt', 'id'],
  },
  generation: {
    owner: 'userId',
    columns: [
      'id',
      'kind',
      'input',
      'state',
      'results',
      'assets',
      'error',
      'unit',
      'credits',
      'flaggedBy',
      'flagReason',
      'decision',
      'decidedAt',
      'createdAt',
      'endedAt',
    ],
    order: ['createdAt', 'id'],
  },
  plan_change: {
    owner: 'userId',
    columns: ['number', 'kind', 'plan', 'startedAt', 'period', 'reference', 'createdAt'],
    order: ['number'],
  },
  plan_grant: {
    owner: 'userId',
    columns: ['id', 'plan', 'reason', 'endsAt', 'createdAt', 'endedAt'],
    order: ['createdAt', 'id'],
  },
  operator_action: {
    owner: 'userId',
    // Not who it was.
    columns: ['action', 'subject', 'detail', 'createdAt'],
    order: ['createdAt', 'id'],
  },
  purchase: {
    owner: 'userId',
    columns: [
      'id',
      'provider',
      'product',
      'currency',
      'amount',
      'trialDays',
      'status',
      'error',
      'replaces',
      'refundAmount',
      'paidAt',
      'createdAt',
    ],
    order: ['createdAt', 'id'],
  },
  subscription: {
    owner: 'userId',
    columns: [
      'id',
      'provider',
      'product',
      'status',
      'currency',
      'amount',
      'startedAt',
      'periodStart',
      'periodEnd',
      'cancelsAt',
      'endedAt',
      'paidAmount',
      'saidAt',
      'cardBrand',
      'cardLast4',
    ],
    order: ['startedAt', 'id'],
  },
  onboarding: {
    owner: 'userId',
    columns: ['work', 'places', 'frequency', 'state', 'createdAt', 'updatedAt'],
    order: ['id'],
  },
  draft: {
    owner: 'claimedBy',
    columns: ['prompt', 'assets', 'names', 'width', 'height', 'createdAt', 'claimedAt', 'chatId'],
    order: ['createdAt', 'id'],
  },
};

/** Exported in their own form, or no personal data at all. */
export const otherTables: Record<string, string> = {
  user: 'as the profile in data.json',
  design: 'as designs/',
  design_layer: 'as designs/',
  chat: 'as chats/',
  message: 'as chats/',
  asset: 'as uploads/ and pictures/',
  storage_account: 'a sum over uploads/, pictures/ and fonts/',
  asset_credit: 'whom stock photos are by, whoever has them; the photos are in pictures/',
  cutout: 'follows from pictures, whoever has them; its masks are in pictures/',
  change: 'steps of editing: designs/ holds what came of them',
  refused_change: 'steps of editing',
  history_step: 'steps of editing',
  model_answer: 'what a vendor answered, kept only while recording; chats/ holds what was said',
  share_report: 'what other people reported about a shared design, for operators alone',
  stripe_customer: 'a key of another service',
  sandbox_book:
    'play money: records/purchase and records/subscription say what came of it, invoices.json lists the payments',
  phone_code: 'codes on their way, under what nobody can read back',
  verification: 'secrets of links on their way',
  allowance_claim: "that a month's credits were had, under what nobody can read back",
  rate_limit: 'counters by address',
  outbox_mail: 'mails on their way',
  account_deletion: 'of accounts that are gone',
  app_server: 'which process serves the database',
  _prisma_migrations: 'of the database itself',
};
