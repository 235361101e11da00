/**
 * An engine's refusal in words for people: a catalogue key and its values, so that it survives the way out of the
 * engine's process.
 */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';

export class EngineRefusal extends ToolRefusal {
  readonly key: MessageKey;
  readonly values: MessageValues;

  constructor(key: MessageKey, values: MessageValues = {}, cause?: unknown) {
    super(message(key, values), { cause });
    this.key = key;
    this.values = values;
  }
}
