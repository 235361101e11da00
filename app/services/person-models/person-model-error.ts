/** Why a person model could not be made or used: expected, shown to the user in place. */
import { message } from '#messages/message.ts';
import { beyondPlan, ToolRefusal } from '#tools/contract/tool.ts';
import { PERSON_MODEL_LIMITS, type PhotoSlot } from '#app/contracts/person-model.ts';

const texts = {
  plan: () => message('personModels.plan'),
  consent_missing: () => message('personModels.consentMissing'),
  too_many: () => message('personModels.tooMany', { limit: PERSON_MODEL_LIMITS.models }),
  photo_missing: () => message('personModels.photoMissing'),
} as const;

/** A refusal for tools too: generations that request a model fail with these words. */
export class PersonModelError extends ToolRefusal {
  readonly code: keyof typeof texts;

  constructor(code: keyof typeof texts) {
    super(texts[code](), code === 'plan' ? { reached: beyondPlan('custom-models') } : {});
    this.code = code;
  }
}

/** A photo that can't be used, with what to do about it. */
export class PhotoRefused extends ToolRefusal {
  readonly slot: PhotoSlot;

  constructor(slot: PhotoSlot, text: string) {
    super(text);
    this.slot = slot;
  }
}
