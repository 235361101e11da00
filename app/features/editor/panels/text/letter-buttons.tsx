/** Bold, italic, underlined, struck through, the letter case, and clearing all styles within a text. */
import {
  Bold,
  CaseLower,
  CaseSensitive,
  CaseUpper,
  Italic,
  RemoveFormatting,
  Strikethrough,
  Type,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { TextLayer } from '#design/document/layers.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { clearFormattingCommand } from '../../commands/clear-formatting.ts';
import { BOLD } from '../../commands/style-text.ts';
import { useSession } from '../../session/session-context.tsx';
import type { TextTarget } from './text-target.ts';

const CASES: readonly { value: TextLayer['letterCase']; label: MessageKey; icon: typeof Type }[] = [
  { value: 'as-typed', label: 'editor.caseAsTyped', icon: CaseSensitive },
  { value: 'upper', label: 'editor.caseUpper', icon: CaseUpper },
  { value: 'lower', label: 'editor.caseLower', icon: CaseLower },
  { value: 'title', label: 'editor.caseTitle', icon: Type },
];

export function LetterButtons({ target: { shared, style } }: { target: TextTarget }): ReactNode {
  const session = useSession();
  const bold = (shared('fontWeight') ?? 0) >= BOLD;
  const present = CASES.find(({ value }) => value === shared('letterCase')) ?? CASES[0];
  const next = CASES[(CASES.findIndex(({ value }) => value === present?.value) + 1) % CASES.length];
  return (
    <div className="flex items-center justify-between">
      <IconButton
        label={message('editor.bold')}
        icon={Bold}
        shortcut="Ctrl+B"
        pressed={bold}
        onClick={() => style({ fontWeight: bold ? 400 : 700 })}
      />
      <IconButton
        label={message('editor.italic')}
        icon={Italic}
        shortcut="Ctrl+I"
        pressed={shared('italic') ?? false}
        onClick={() => style({ italic: !shared('italic') })}
      />
      <IconButton
        label={message('editor.underline')}
        icon={Underline}
        shortcut="Ctrl+U"
        pressed={shared('underline') ?? false}
        onClick={() => style({ underline: !shared('underline') })}
      />
      <IconButton
        label={message('editor.strikethrough')}
        icon={Strikethrough}
        shortcut="Ctrl+Shift+X"
        pressed={shared('strikethrough') ?? false}
        onClick={() => style({ strikethrough: !shared('strikethrough') })}
      />
      {present && next && (
        <IconButton
          label={`${message('editor.letterCase')}: ${message(present.label)}`}
          icon={present.icon}
          pressed={present.value !== 'as-typed'}
          onClick={() => style({ letterCase: next.value })}
        />
      )}
      <IconButton
        label={message('text.clear')}
        icon={RemoveFormatting}
        shortcut="Ctrl+\"
        disabled={!session.isEnabled(clearFormattingCommand)}
        onClick={() => session.run(clearFormattingCommand)}
      />
    </div>
  );
}
