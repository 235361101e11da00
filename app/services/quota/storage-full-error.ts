/** The account is full: expected, shown to the user in words, never reported as a fault. */
import { message } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { sizeText, usageTexts } from '#app/services/storage/size-text.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';

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

function textOf(usage: StorageUsage, needed: number): string {
  const { used, allowed, more } = usage;
  const values = { ...usageTexts(usage), needed: sizeText(needed) };
  const said = used < allowed ? message('quota.tooLittleRoom', values) : message('quota.full', values);
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
