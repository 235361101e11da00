/** The account is full: expected, shown to the user in words, never reported as a fault. */
import { message } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import type { StorageUsage } from '../billing/storage-usage.ts';

/** A refusal, so that tools and generations report it as such; routes answer 413. */
export class StorageFullError extends ToolRefusal {
  /** HTTP: the request is too large for what is left. Unlike 507, which is about the server's own disk. */
  static readonly status = 413;
  static readonly code = 'storage_full';
  readonly usage: StorageUsage;

  /** `needed`: bytes that were to be added. */
  constructor(usage: StorageUsage, needed: number) {
    super(textOf(usage, needed));
    this.usage = usage;
  }
}

function textOf({ used, allowed, more }: StorageUsage, needed: number): string {
  const values = { used: sizeText(used), allowed: sizeText(allowed), needed: sizeText(needed) };
  // Completely full must be distinguishable from almost full.
  const said =
    used < allowed && values.used !== values.allowed
      ? message('quota.tooLittleRoom', values)
      : message('quota.full', values);
  const advice = {
    upgrade: message('quota.deleteOrUpgrade'),
    'sign-in': message('quota.deleteOrSignIn'),
    nothing: message('quota.delete'),
  }[more];
  return `${said} ${advice}`;
}

/** More rows of a kind than one account may have. */
export class TooManyError extends ToolRefusal {
  static readonly status = 409;
  static readonly code = 'too_many_kept';
}
