/** What conversations need. */
import type { TurnBudgets } from '#agent/budgets.ts';
import type { Costs } from '#app/services/costs/costs.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import type { ConversationModel } from '#app/services/models/model.server.ts';
import type { Tool } from '#tools/contract/tool.ts';
import type { CallServices } from './call-environment.server.ts';
import type { Unnamed } from './chat-index.server.ts';

export interface ConversationDependencies extends CallServices {
  database: Pick<Database, 'prisma' | 'pool'>;
  events: Events;
  /** Asked when a turn starts: who answers may change while the server runs. */
  model(): ConversationModel;
  /** Absent: nobody counts what models use. */
  costs?: Costs;
  report(error: unknown, context: Record<string, unknown>): void;
  unnamed?: Unnamed;
  tools?: readonly Tool[];
  budgets?: TurnBudgets;
  /** False: another process serves the conversations of this database, and its turns continue. */
  endsInterrupted?: boolean;
  now?: () => Date;
  newId?: () => string;
}
