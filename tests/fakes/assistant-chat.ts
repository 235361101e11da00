/** A conversation with the built-in assistant through the real loop and tools, on a design in memory. */
import type { LanguageModel } from 'ai';
import { createAssistant, type Read } from '#agent/assistant/assistant-model.ts';
import type { ChatMessage } from '#agent/chat-message.ts';
import { handEditLines, type LoggedChange } from '#agent/hand-edits.ts';
import type { ImageLayer, Layer, TableLayer, TextLayer } from '#design/document/layers.ts';
import { extentOf } from '#tools/contract/page-space.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { CallEnvironment } from '#tools/contract/run.ts';
import { MemoryDesign } from './memory-design.ts';
import { playTurn, userMessage, type PlayedTurn } from './turns.ts';

export class AssistantChat {
  readonly design: MemoryDesign;
  readonly history: ChatMessage[] = [];
  selection: string[] = [];
  environment: Partial<CallEnvironment> = {};
  last: PlayedTurn | null = null;
  /** The page that the user sees. */
  page: string;
  /** Number of changes when the assistant last looked. */
  private seen = 0;
  private readonly attachments: AssetInfo[] = [];
  private readonly model: LanguageModel;

  /** `read`: who reads; left out, the parser here. */
  constructor(size?: { width: number; height: number }, design = new MemoryDesign(size), read?: Read) {
    this.design = design;
    this.model = createAssistant({ pauseMs: 0, ...(read ? { read } : {}) });
    this.page = this.design.page;
  }

  /** A user's picture, to be attached. */
  picture(name: string, width = 1600, height = 1200): AssetInfo {
    return this.design.addPicture(name, width, height);
  }

  /** Sends a message and waits until the assistant is done. */
  async say(text: string, attached: readonly AssetInfo[] = []): Promise<PlayedTurn> {
    const turnId = `turn-${this.history.length / 2 + 1}`;
    this.attachments.push(...attached);
    this.history.push(userMessage(text, attached, `u-${turnId}`));
    const byHand = this.design.log
      .slice(this.seen)
      .map(({ operations }): LoggedChange => ({ author: 'user', kind: 'edit', operations }));
    const played = await playTurn({
      model: this.model,
      design: this.design,
      history: this.history,
      turnId,
      handEdits: handEditLines(byHand, this.design.document),
      approve: async () => true,
      environment: { page: this.page, selection: this.selection, attachments: this.attachments, ...this.environment },
    });
    this.seen = this.design.log.length;
    this.history.push(played.message);
    this.last = played;
    // The user is shown the page that a call worked on.
    for (const { outcome } of played.calls) if (outcome.ok && outcome.page) this.page = outcome.page;
    return played;
  }

  get layers(): Layer[] {
    return Object.values(this.design.document.layers);
  }

  get texts(): TextLayer[] {
    return this.layers.filter((layer) => layer.type === 'text');
  }

  get images(): ImageLayer[] {
    return this.layers.filter((layer) => layer.type === 'image');
  }

  get tables(): TableLayer[] {
    return this.layers.filter((layer) => layer.type === 'table');
  }

  /** The words of the newest table, row by row. */
  get cells(): string[][] | undefined {
    return this.tables.at(-1)?.cells.map((row) => row.map(({ text }) => text));
  }

  /** Sends a message whose calls must all succeed; returns the answer. */
  async does(text: string): Promise<string> {
    const { calls, said } = await this.say(text);
    for (const { tool, outcome } of calls) if (!outcome.ok) throw new Error(`${tool}: ${outcome.error}`);
    return said;
  }

  /** The text layer with these words. */
  text(words: string): TextLayer {
    const found = this.texts.find((layer) => layer.text.toLowerCase().includes(words.toLowerCase()));
    if (!found)
      throw new Error(
        `There is no text “${words}”, only ${this.texts.map(({ text }) => `“${text}”`).join(', ') || 'none'}`,
      );
    return found;
  }

  get background() {
    return this.design.document.pages[this.page]!.background;
  }

  /** Names of the tools called in the last turn. */
  get called(): string[] {
    return this.last?.calls.map(({ tool }) => tool) ?? [];
  }

  /** The region of a layer's centre: "top-left" … "center" … */
  quadrant(layer: Layer): string {
    if (layer.type === 'group') return '';
    const { width, height } = this.design.document;
    const box = extentOf(layer);
    const third = (value: number, size: number, names: readonly [string, string, string]) =>
      value < size * 0.4 ? names[0] : value > size * 0.6 ? names[2] : names[1];
    const vertical = third(box.y + box.height / 2, height, ['top', '', 'bottom']);
    const horizontal = third(box.x + box.width / 2, width, ['left', '', 'right']);
    return [vertical, horizontal].filter(Boolean).join('-') || 'center';
  }
}
