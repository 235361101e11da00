/** Everything that the server consists of, as one object. */
import type { Account } from './account/account.server.ts';
import type { Admin } from './admin/admin.server.ts';
import type { Assets } from './assets/assets.server.ts';
import type { Trash } from './assets/trash.server.ts';
import type { Uploads } from './assets/uploads.server.ts';
import type { Auth } from './auth/auth.server.ts';
import type { PhoneCodes } from './auth/phone-code.server.ts';
import type { RateLimiter } from './rate-limits/rate-rule.ts';
import type { Allowance } from './billing/allowance.server.ts';
import type { Entitlements } from './billing/entitlements.server.ts';
import type { Ledger } from './billing/ledger.server.ts';
import type { UsageReader } from './billing/usage.server.ts';
import type { BrandKits } from './brand-kit/brand-kits.server.ts';
import type { Config } from './config/config.ts';
import type { Costs } from './costs/costs.server.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { DatabaseError } from './database/database-error.ts';
import type { Database } from './database/database.server.ts';
import type { Designs } from './designs/door.server.ts';
import type { Folders } from './designs/folders.server.ts';
import type { ProjectList } from './designs/project-list.server.ts';
import type { Versions } from './designs/versions.server.ts';
import type { Drafts } from './drafts/drafts.server.ts';
import type { Engines } from './engines/engines.server.ts';
import type { EventStreams } from './events/event-streams.server.ts';
import type { Events } from './events/events.server.ts';
import type { Music } from './film/music.server.ts';
import type { OwnFonts } from './fonts/own/own-fonts.server.ts';
import type { Generations } from './generations/generations.server.ts';
import type { StockRoom } from './stock/stock.server.ts';
import type { ImageStudio } from './images/image-studio.server.ts';
import type { Imaging } from './imaging/imaging.server.ts';
import type { Imports } from './imports/imports.server.ts';
import type { Inspections } from './inspection/inspections.server.ts';
import type { Mailer } from './mail/mail.ts';
import type { CallModeration } from './moderation/call-moderation.server.ts';
import type { ModelChoice } from './models/choice/model-choice.server.ts';
import type { Onboarding } from './onboarding/onboarding.server.ts';
import type { Payments } from './payments/payments.server.ts';
import type { PersonModels } from './person-models/person-models.server.ts';
import type { ShareLinks } from './sharing/share-links.server.ts';
import type { ShareReports } from './sharing/share-reports.server.ts';
import type { StorageQuota } from './quota/storage-quota.server.ts';
import type { Push } from './push/push.server.ts';
import type { OwnPhotos } from './templates/own-photos.server.ts';
import type { Templates } from './templates/templates.server.ts';
import type { PreviewCache } from './rendering/preview-cache.ts';
import type { Rendering } from './rendering/rendering.server.ts';
import type { Reporter } from './reporting/reporter.server.ts';
import type { Sms } from './sms/sms.ts';
import type { Storage } from './storage/storage.ts';
import type { TryOns } from './try-on/try-ons.server.ts';

export interface Services {
  config: Config;
  reporter: Reporter;
  database: Database;
  events: Events;
  /** Open event streams of browsers. */
  streams: EventStreams;
  designs: Designs;
  versions: Versions;
  /** Lists designs, the trash and own templates. */
  projects: ProjectList;
  folders: Folders;
  /** Designs that whoever has a link may view. */
  shareLinks: ShareLinks;
  shareReports: ShareReports;
  trash: Trash;
  storage: Storage;
  /** Opens uploaded files where they can do no harm. */
  inspections: Inspections;
  assets: Assets;
  /** Makes designs of files from other programs. */
  imports: Imports;
  /** Users' uploads, as their library. */
  uploads: Uploads;
  music: Music;
  templates: Templates;
  /** Users' photos as layouts use them. */
  ownPhotos: OwnPhotos;
  /** Sees no assets by itself: `withAssets` sets the owner. */
  rendering: Rendering;
  previews: PreviewCache;
  /** Fonts that users brought. */
  ownFonts: OwnFonts;
  /** Cuts pictures out: `forUser` sets the owner. */
  engines: Engines;
  imaging: Imaging;
  /** Makes pictures of words. */
  images: ImageStudio;
  /** Photos of others. */
  stock: StockRoom;
  /** Puts garments and jewels on people. */
  tryOns: TryOns;
  mailer: Mailer;
  sms: Sms;
  /** Codes by text message, for signing in. */
  phoneCodes: PhoneCodes;
  drafts: Drafts;
  conversations: Conversations;
  costs: Costs;
  /** Who answers in the chat. */
  models: ModelChoice;
  /** Slow or metered work as durable jobs. */
  generations: Generations;
  limiter: RateLimiter;
  auth: Auth;
  /** What owners do with their accounts. */
  account: Account;
  /** What operators see and do. */
  admin: Admin;
  entitlements: Entitlements;
  /** How much each account stores of its allowance. */
  quota: StorageQuota;
  ledger: Ledger;
  /** One Free plan a person. */
  allowance: Allowance;
  usage: UsageReader;
  /** Checks requests to tools: `forUser` sets the user. */
  moderation: CallModeration;
  payments: Payments;
  /** Messages to browsers when something is ready; null: not configured. */
  push: Push | null;
  brandKits: BrandKits;
  /** People to try things on, made by users from their own photos. */
  personModels: PersonModels;
  /** What users said about their work. */
  onboarding: Onboarding;
  /** Resolves, with the line to print, when another server has taken over the database: this process must stop. */
  replaced: Promise<DatabaseError>;
  /** Prepares what the first conversation after a start would wait for; for when the server listens. Never rejects. */
  warm(): Promise<void>;
  /** Ends what is running, closes the database, releases the data folder. Safe to call twice. */
  close(): Promise<void>;
}
