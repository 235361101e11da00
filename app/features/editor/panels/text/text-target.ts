/** What the text controls show and change: the selected texts, or the letters selected in the text being edited. */
import { useMemo } from 'react';
import type { CharacterStyle, TextLayer } from '#design/document/layers.ts';
import { CHARACTER_KEYS, sharedStyle } from '#design/layout/run-styles.ts';
import { canChangeSelection } from '../../commands/command.ts';
import { selectedTexts, styleTextCommand, type TextStyle } from '../../commands/style-text.ts';
import { sharedValue } from '../../fields/shared-value.ts';
import { useEnabled, useSession, useShownContext, useTyping } from '../../session/session-context.tsx';

export interface TextTarget {
  /** As they are shown now; during typing, including what is typed so far. */
  texts: readonly TextLayer[];
  typing: boolean;
  enabled: boolean;
  /** What all of them share; null where they differ. */
  shared<Key extends keyof TextLayer>(key: Key): TextLayer[Key] | null;
  style(style: TextStyle): void;
  preview(style: TextStyle): void;
}

/** Null while no text is selected. */
export function useTextTarget(): TextTarget | null {
  const session = useSession();
  const shown = useShownContext();
  const typing = useTyping();
  const enabled = useEnabled(styleTextCommand);
  return useMemo(() => {
    const typed = typing && shown.selection.includes(typing.layer.id) ? typing : null;
    const texts = typed ? [typed.layer] : selectedTexts(shown);
    if (texts.length === 0) return null;
    const letters = typed
      ? [typed.letters]
      : texts.map((layer) => sharedStyle(layer, { start: 0, end: layer.text.length }));
    const isLetters = (key: keyof TextLayer): key is keyof CharacterStyle =>
      (CHARACTER_KEYS as readonly string[]).includes(key);
    return {
      texts,
      typing: typed !== null,
      enabled: enabled || (typed !== null && canChangeSelection({ ...session.context(), ...shown })),
      shared: <Key extends keyof TextLayer>(key: Key) =>
        (isLetters(key) ? sharedValue(letters, (each) => each[key]) : sharedValue(texts, (layer) => layer[key])) as
          | TextLayer[Key]
          | null,
      style: (style: TextStyle) => session.run(styleTextCommand, { style }),
      preview: (style: TextStyle) => session.preview(styleTextCommand, { style }),
    };
  }, [session, shown, typing, enabled]);
}
