/** Works out from the configuration which engine serves each part. */
import { basename } from 'node:path';
import type { Auth } from '#app/services/auth/auth.server.ts';
import type { Config } from '#app/services/config/config.ts';
import type { Database } from '#app/services/database/database.server.ts';
import type { Mailer } from '#app/services/mail/mail.ts';
import type { Payments } from '#app/services/payments/payments.server.ts';
import type { Sms } from '#app/services/sms/sms.ts';
import type { ModelChoice } from '#app/services/models/choice/model-choice.server.ts';
import { message } from '#messages/message.ts';
import type { Engine } from './engines.ts';

type EngineConfig = Pick<
  Config,
  | 'openaiBaseUrl'
  | 'openaiModeration'
  | 'openaiEditModel'
  | 'openaiImageModel'
  | 'openaiVideoModel'
  | 'backgroundModel'
  | 'backgroundService'
  | 'sales'
  | 'stock'
  | 'push'
  | 'sentry'
  | 'outside'
>;

export interface EngineServices {
  database: Pick<Database, 'kind'>;
  mailer: Pick<Mailer, 'kind'>;
  sms: Pick<Sms, 'kind'>;
  payments: Pick<Payments, 'provider'>;
  auth: Pick<Auth, 'providers'>;
  models: Pick<ModelChoice, 'chosen'>;
}

export function enginesOf(
  config: EngineConfig,
  { database, mailer, sms, payments, auth, models }: EngineServices,
): Engine[] {
  const answers = models.chosen();
  const isElsewhere = answers.kind === 'hosted' && answers.found === null;
  // For the user's own server only the model is named: its address is private.
  const named = (model: string) => (config.openaiBaseUrl === undefined ? `OpenAI ${model}` : model);
  const edits =
    config.openaiEditModel === undefined
      ? ({ name: null, place: 'embedded' } as const)
      : ({ name: named(config.openaiEditModel), place: 'hosted' } as const);
  const mail: Engine =
    mailer.kind === 'smtp'
      ? { part: 'mail', name: 'SMTP', place: 'hosted' }
      : { part: 'mail', name: null, place: mailer.kind === 'outbox' ? 'embedded' : 'off' };
  return [
    {
      part: 'database',
      name: database.kind === 'embedded' ? 'PGlite' : 'PostgreSQL',
      place: database.kind === 'embedded' ? 'embedded' : 'hosted',
    },
    { part: 'storage', name: null, place: 'embedded' },
    { part: 'assistant', name: answers.name || null, place: isElsewhere ? 'hosted' : 'embedded' },
    config.backgroundService
      ? { part: 'imaging', name: null, place: 'hosted' }
      : {
          part: 'imaging',
          name: config.backgroundModel ? basename(config.backgroundModel.path) : 'IS-Net',
          place: 'embedded',
        },
    config.openaiImageModel === undefined
      ? { part: 'images', name: null, place: 'embedded' }
      : { part: 'images', name: named(config.openaiImageModel), place: 'hosted' },
    config.stock.length === 0
      ? { part: 'stock', name: null, place: 'off' }
      : {
          part: 'stock',
          name: config.stock.map(({ source }) => message(`stock.source.${source}`)).join(', '),
          place: 'hosted',
        },
    { part: 'edits', ...edits },
    { part: 'scenes', ...edits },
    config.openaiVideoModel === undefined
      ? { part: 'videos', name: null, place: 'embedded' }
      : { part: 'videos', name: named(config.openaiVideoModel), place: 'hosted' },
    config.openaiModeration
      ? { part: 'moderation', name: 'OpenAI', place: 'hosted' }
      : { part: 'moderation', name: null, place: 'embedded' },
    mail,
    sms.kind === 'twilio'
      ? { part: 'sms', name: 'Twilio', place: 'hosted' }
      : { part: 'sms', name: null, place: sms.kind === 'outbox' ? 'embedded' : 'off' },
    payments.provider === 'stripe'
      ? { part: 'payments', name: 'Stripe', place: 'hosted' }
      : { part: 'payments', name: null, place: config.sales === 'not-set-up' ? 'off' : 'embedded' },
    config.push ? { part: 'push', name: 'Web Push', place: 'hosted' } : { part: 'push', name: null, place: 'off' },
    ...(['google', 'apple'] as const).map((part): Engine =>
      auth.providers.includes(part)
        ? { part, name: part === 'google' ? 'Google' : 'Apple', place: 'hosted' }
        : { part, name: null, place: 'off' },
    ),
    config.sentry
      ? { part: 'errors', name: 'Sentry', place: 'hosted' }
      : { part: 'errors', name: null, place: 'embedded' },
    { part: 'ads', ...nameless(config.outside?.pixel) },
    { part: 'support', ...nameless(config.outside?.chat) },
  ];
}

/** A service of which only the address is known. */
function nameless(service: object | null | undefined): Omit<Engine, 'part'> {
  return { name: null, place: service ? 'hosted' : 'off' };
}
