/**
 * Editing a text on the canvas: keys that style letters, lists, the clipboard, undo within the edit, and styles that
 * come from panels and toolbars meanwhile. All of it is one step of the design's history, committed when the edit ends.
 */
import { toast } from '#app/ui/toast-store.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { findLayer } from '#design/document/tree.ts';
import { typedInList, type ListKey, type Typed } from '#design/fabric/list-typing.ts';
import { isTextObject, type TextObject } from '#design/fabric/layer-object.ts';
import type { View } from '#design/fabric/view.ts';
import { sharedStyle, styleRange, type TextRange } from '#design/layout/run-styles.ts';
import { message } from '#messages/message.ts';
import { editTextCommand } from '../commands/edit-text.ts';
import { lettersOf, LETTERS_TYPE, pasted, readLetters } from '../commands/letters-clip.ts';
import { isLocked, type Command } from '../commands/command.ts';
import { TEXT_LOOK, type TextStyle } from '../commands/style-text.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { select } from '../session/selection.ts';
import { walkLine, walkWord } from './cursor-walk.ts';
import type { EditorCanvas } from './editor-canvas.client.ts';
import { styleForKey } from './typing-keys.ts';
import { createTypingHistory, type TypingHistory } from './typing-history.ts';

export interface TextTyping {
  edit(layer: string, options?: { selectAll?: boolean }): void;
  finish(): void;
  /** Returns the focus to the text being edited. */
  focus(): void;
  dispose(): void;
}

export interface TextTypingOptions {
  session: EditorSession;
  canvas: EditorCanvas;
  view: View;
  host: HTMLElement;
  /** The edit has ended and the object shows the document again. */
  onEnd(): void;
  onBegin(): void;
  /** Loads the fonts of a document; true when some arrived. */
  bringFonts(document: DesignDocument): Promise<boolean>;
}

/**
 * Floating parts belong to the component that opened them, and only components that keep the edit open any during it.
 */
const KEEPS_TYPING = '[data-keeps-typing], [data-radix-popper-content-wrapper], [role="listbox"], [role="dialog"]';
const WRITES =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="listbox"], [role="slider"], [role="dialog"]';

interface Now {
  object: TextObject;
  /** As it was when typing began. */
  entered: TextLayer;
  history: TypingHistory;
  /** Where the cursor was when a style for the next letters was chosen. */
  styledAt: number | null;
  /** Whether the user was told that the text is full. */
  toldFull: boolean;
}

/** Watches the canvas for text editing. */
export function createTextTyping({
  session,
  canvas,
  view,
  host,
  bringFonts,
  onBegin,
  onEnd,
}: TextTypingOptions): TextTyping {
  const { store, machine, selection } = session;
  let now: Now | null = null;
  let disposed = false;
  let told = false;

  /** Notifies panels of the current edit, once for everything that happens together. */
  function tell(): void {
    if (told) return;
    told = true;
    queueMicrotask(() => {
      told = false;
      if (!now) return;
      const { object } = now;
      const range = object.selectedOffsets();
      const letters = {
        ...sharedStyle(object.layer, range),
        ...(range.start === range.end ? object.typingStyle : null),
      };
      session.typing.set({ layer: object.layer, range, letters, take, cancel });
    });
  }

  const stops = [
    // The hidden input belongs to the page's main part, as the text itself does: elsewhere it would be outside of every
    // landmark.
    canvas.on('object:added', ({ target }) => {
      if (isTextObject(target)) target.hiddenTextareaContainer = host.closest('main');
    }),
    canvas.on('text:editing:entered', ({ target }) => {
      if (!isTextObject(target)) return;
      now = {
        object: target,
        entered: target.layer,
        styledAt: null,
        toldFull: false,
        history: createTypingHistory({ layer: target.layer, start: 0, end: 0 }),
      };
      target.typingStyle = null;
      target.onTypingKey = onKey;
      const area = target.hiddenTextarea;
      area?.setAttribute('aria-label', message('editor.editText'));
      area?.addEventListener('copy', onCopy);
      area?.addEventListener('cut', onCopy);
      area?.addEventListener('paste', onPaste);
      machine.send({ type: 'EDIT_TEXT', layer: target.layer.id });
      onBegin();
      tell();
    }),
    canvas.on('text:editing:exited', ({ target }) => {
      if (!isTextObject(target) || disposed) return;
      const { id, text, runs } = target.layer;
      const style = now ? lookChanged(now.entered, target.layer) : {};
      now = null;
      target.onTypingKey = null;
      target.typingStyle = null;
      session.typing.set(null);
      machine.send({ type: 'TEXT_DONE' });
      if (findLayer(store.view().document, id)) session.run(editTextCommand, { id, typed: { text, runs }, style });
      view.refresh([id]);
      onEnd();
    }),
    canvas.on('text:changed', () => {
      if (!now) return;
      now.object.typingStyle = null;
      now.styledAt = null;
      if (now.object.layer.text.length >= LIMITS.textLength && !now.toldFull) {
        now.toldFull = true;
        toast({ title: message('text.full', { limit: LIMITS.textLength }) });
      }
      if (!now.object.isComposing()) now.history.note({ layer: now.object.layer, ...now.object.selectedOffsets() });
      tell();
      void showInFonts();
    }),
    canvas.on('text:selection:changed', () => {
      if (!now) return;
      // A style for the next letters applies to this position only.
      if (now.styledAt !== null && now.object.selectionStart !== now.styledAt) {
        now.object.typingStyle = null;
        now.styledAt = null;
      }
      tell();
    }),
  ];

  function show(layer: TextLayer, range: TextRange, how: 'note' | 'show' = 'note'): void {
    if (!now) return;
    now.object.showTyped(layer, {
      start: Math.min(range.start, layer.text.length),
      end: Math.min(range.end, layer.text.length),
    });
    if (how === 'note') now.history.note({ layer: now.object.layer, ...now.object.selectedOffsets() });
    tell();
    void showInFonts();
  }

  /** Lines measured with a fallback are broken again once the chosen font has loaded. */
  async function showInFonts(): Promise<void> {
    const { document } = store.view();
    const layer = now?.object.layer;
    if (
      !layer ||
      !(await bringFonts({ ...document, layers: { [layer.id]: { ...layer, parent: session.page.get() } } }))
    )
      return;
    if (now?.object.layer.id === layer.id) now.object.showTyped(now.object.layer, now.object.selectedOffsets());
  }

  function showTyped({ text, runs, start, end }: Typed): void {
    if (now) show({ ...now.object.layer, text, runs }, { start, end });
  }

  // --- style from elsewhere ---

  function take<Input>(command: Command<Input>, input: Input, how: 'preview' | 'commit'): boolean {
    if (!now) return false;
    const { object } = now;
    const { layer } = object;
    const { document } = store.view();
    if (!findLayer(document, layer.id)) return false;
    const context = {
      ...session.context(),
      document: { ...document, layers: { ...document.layers, [layer.id]: layer } },
      selection: [layer.id],
    };
    if (!command.isEnabled(context)) return false;
    const patch: Partial<TextLayer> = {};
    for (const operation of command.run(context, input)) {
      if (operation.type !== 'layer.update' || operation.id !== layer.id) return false;
      Object.assign(patch, operation.patch);
    }
    const letters = command.letters?.(input, layer) ?? {};
    const touched = Object.keys(patch).filter((key) => !DERIVED.has(key));
    if (touched.some((key) => !isLook(key)) || (touched.length === 0 && Object.keys(letters).length === 0))
      return false;
    const range = object.selectedOffsets();
    let next = layer;
    if (range.start < range.end && Object.keys(letters).length > 0) {
      const others = Object.fromEntries(Object.entries(patch).filter(([key]) => isLook(key) && !(key in letters)));
      next = { ...layer, ...others };
      next = { ...next, runs: styleRange(next, range, letters) };
    } else
      next = { ...layer, ...Object.fromEntries(Object.entries(patch).filter(([key]) => key !== 'x' && key !== 'y')) };
    show(next, range, how === 'commit' ? 'note' : 'show');
    if (how === 'commit') takeBackFocus();
    return true;
  }

  /** Reverts to the state before a preview. */
  function cancel(): void {
    const state = now?.history.present();
    if (state && now && state.layer !== now.object.layer) show(state.layer, state, 'show');
  }

  /** After a button press the edit continues; in a field the user types there. */
  function takeBackFocus(): void {
    const active = document.activeElement;
    if (!active?.closest(WRITES)) now?.object.hiddenTextarea?.focus({ preventScroll: true });
  }

  // --- keys ---

  function onKey(event: KeyboardEvent): boolean {
    if (!now) return false;
    const { object } = now;
    const { layer } = object;
    const range = object.selectedOffsets();
    const pressed = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (pressed && !event.altKey && (key === 'z' || key === 'y'))
      return step(key === 'y' || event.shiftKey ? 'forth' : 'back');
    if (pressed && key === 's') {
      object.exitEditing();
      return true;
    }
    if (event.ctrlKey && !event.metaKey && !event.altKey && (key === 'arrowleft' || key === 'arrowright'))
      return walkWord(object, key === 'arrowleft' ? -1 : 1, event.shiftKey);
    if (!event.altKey && !event.metaKey && (key === 'home' || key === 'end'))
      return walkLine(object, key === 'home' ? -1 : 1, event.shiftKey, event.ctrlKey);
    const style = styleForKey(event, { ...sharedStyle(layer, range), ...object.typingStyle }, layer);
    if (style) return styled(style, range);
    const typed: Typed = { text: layer.text, runs: layer.runs, ...range };
    const listKey = pressed || event.altKey ? null : listKeyOf(event);
    const next = listKey && typedInList(layer, typed, listKey);
    if (!next) return false;
    showTyped(next);
    return true;
  }

  function styled({ letters, whole }: { letters?: TextStyle; whole?: TextStyle }, range: TextRange): boolean {
    if (!now) return false;
    const { object } = now;
    if (whole) show({ ...object.layer, ...whole }, range);
    else if (letters && range.start < range.end)
      show({ ...object.layer, runs: styleRange(object.layer, range, letters) }, range);
    else if (letters) {
      object.typingStyle = { ...object.typingStyle, ...letters };
      now.styledAt = object.selectionStart;
      tell();
    }
    return true;
  }

  function step(direction: 'back' | 'forth'): boolean {
    const state = now?.history[direction]();
    if (state) show(state.layer, state, 'show');
    // Before the first letter typed, undo is the design's own again.
    else if (direction === 'back') void session.step('undo');
    return true;
  }

  // --- clipboard ---

  const onCopy = (event: ClipboardEvent): void => {
    if (!now || !event.clipboardData) return;
    const { object } = now;
    const range = object.selectedOffsets();
    if (range.start === range.end) return;
    event.clipboardData.setData('text/plain', object.layer.text.slice(range.start, range.end));
    event.clipboardData.setData(LETTERS_TYPE, JSON.stringify(lettersOf(object.layer, range)));
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'cut') showTyped(pasted(object.layer, range, { text: '', runs: [] }));
  };

  const onPaste = (event: ClipboardEvent): void => {
    event.stopPropagation();
    const data = event.clipboardData?.getData(LETTERS_TYPE);
    const clip = data ? readLetters(data) : null;
    const words = event.clipboardData?.getData('text/plain').replaceAll(/\r\n?/g, '\n');
    if (!now || (!clip && !words)) return;
    event.preventDefault();
    showTyped(pasted(now.object.layer, now.object.selectedOffsets(), clip ?? { text: words ?? '', runs: [] }));
  };

  // --- where it ends ---

  function finish(): void {
    const active = canvas.getActiveObject();
    if (isTextObject(active) && active.isEditing) active.exitEditing();
  }

  // Buttons outside the canvas act on what has been typed until then; those that style letters act during the edit.
  const onPressOutside = ({ target }: PointerEvent): void => {
    if (now && target instanceof Element && !host.contains(target) && !target.closest(KEEPS_TYPING)) finish();
  };
  /** After a button press letters still go to the text, unless a field has the focus. */
  const onKeyElsewhere = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!now || target === now.object.hiddenTextarea || !(target instanceof Element) || target.closest(WRITES)) return;
    const walks =
      event.key === 'Tab' ||
      event.key === 'Enter' ||
      event.key === ' ' ||
      ((event.key.startsWith('Arrow') || event.key === 'Escape') && target.closest('[role]'));
    if (!walks && event.key !== 'Control' && event.key !== 'Shift' && event.key !== 'Meta' && event.key !== 'Alt')
      now.object.hiddenTextarea?.focus({ preventScroll: true });
  };
  document.addEventListener('pointerdown', onPressOutside, { capture: true });
  document.addEventListener('keydown', onKeyElsewhere, { capture: true });

  return {
    edit(id, { selectAll = false } = {}) {
      const object = view.objectOf(id);
      if (!isTextObject(object) || isLocked(store.view().document, id)) return;
      selection.set(select([id], selection.get().entered));
      object.enterEditing();
      if (selectAll) object.selectAll();
      else object.setSelectionStart(object.text.length);
      object.setSelectionEnd(object.text.length);
      canvas.requestRenderAll();
    },
    finish,
    focus: () => now?.object.hiddenTextarea?.focus({ preventScroll: true }),
    dispose() {
      finish();
      disposed = true;
      for (const stop of stops) stop();
      document.removeEventListener('pointerdown', onPressOutside, { capture: true });
      document.removeEventListener('keydown', onKeyElsewhere, { capture: true });
    },
  };
}

/** What laying out computes, and its dependents. */
const DERIVED: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height', 'lines', 'runs', 'text']);

const isLook = (key: string): boolean => (TEXT_LOOK as readonly string[]).includes(key);

function lookChanged(before: TextLayer, after: TextLayer): TextStyle {
  const keys = TEXT_LOOK.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(keys.map((key) => [key, after[key]]));
}

function listKeyOf({ key, shiftKey }: KeyboardEvent): ListKey | null {
  if (key === 'Enter' || key === 'Tab') return shiftKey ? `Shift+${key}` : key;
  return key === 'Backspace' && !shiftKey ? 'Backspace' : null;
}
