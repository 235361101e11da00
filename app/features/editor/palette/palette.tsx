/** The editor's command palette: everything that can be done or gone to, by name. Loaded on first use. */
import { useLayoutEffect, useState, type ReactNode } from 'react';
import useSWR from 'swr/immutable';
import type { ToolOffer } from '#app/contracts/tool-offer.ts';
import { CommandPalette } from '#app/ui/command-palette.tsx';
import { message } from '#messages/message.ts';
import { selectionName } from '../session/layer-names.ts';
import { useCell, useDocument, useSelection, useSession } from '../session/session-context.tsx';
import { usePriceTexts } from '#app/browser/credits/credit-price.tsx';
import { paletteGroups } from './palette-groups.ts';
import { recentChoices, rememberChoice } from './recent.ts';
import { selectionWanted, type FieldValues } from './schema-fields.ts';
import { takeTypedAhead } from '../actions/typed-ahead.ts';
import { ToolForm } from './tool-form.tsx';

/** The last values, by tool: a failed call can be retried without entering everything again. */
const filledIn = new Map<string, FieldValues>();

async function fetchTools(path: string): Promise<readonly ToolOffer[]> {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(message('editor.unreachable'));
  return ((await response.json()) as { tools: ToolOffer[] }).tools;
}

/** `onAsk`: passes words to the assistant next to the editor. */
export default function Palette({ onAsk }: { onAsk?(words: string): void }): ReactNode {
  const session = useSession();
  const open = useCell(session.dialog) === 'palette';
  const document = useDocument();
  const { layers } = useSelection();
  const { data: tools = [] } = useSWR('/api/tools', fetchTools);
  const [search, setSearch] = useState('');
  const [form, setForm] = useState<ToolOffer | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);

  // Before the field gets the focus, and with it what was typed meanwhile.
  useLayoutEffect(() => {
    if (!open) return;
    setSearch('');
    setForm(null);
    setRecent(recentChoices());
  }, [open]);

  const callTool = (tool: ToolOffer, given: Record<string, unknown>): void => {
    const wanted = selectionWanted(tool.input);
    const selected =
      wanted && layers.length > 0 ? { [wanted.property]: wanted.property === 'layer' ? layers[0] : layers } : {};
    const { title } = tool;
    session.toolCalls.send({
      type: 'START',
      call: {
        tool: tool.name,
        input: { ...selected, ...given },
        label: message('actions.toolRunning', { title }),
        failed: message('actions.toolFailed', { title }),
      },
    });
  };

  const priceOf = usePriceTexts(open);
  const groups = open
    ? paletteGroups({
        session,
        tools,
        recent,
        search,
        callTool,
        openForm: setForm,
        priceOf,
        ask: onAsk ?? null,
      }).map((group) => ({
        ...group,
        items: group.items.map((item) => ({
          ...item,
          onSelect() {
            if (item.id !== 'ask') rememberChoice(item.id);
            item.onSelect();
          },
        })),
      }))
    : [];

  return (
    <CommandPalette
      label={message('actions.palette')}
      placeholder={message('actions.paletteHint')}
      empty={message('actions.nothingFound')}
      open={open}
      onOpenChange={(next) => session.dialog.set(next ? 'palette' : null)}
      search={search}
      onSearchChange={setSearch}
      onFieldFocus={() => {
        const typed = takeTypedAhead();
        if (typed !== '') setSearch(typed);
      }}
      groups={groups}
      takeFocus={() => session.stage.get()?.focus()}
      step={
        form && {
          title: form.title,
          backLabel: message('editor.back'),
          onBack: () => setForm(null),
          content: (
            <ToolForm
              tool={form}
              target={selectionWanted(form.input) && layers.length > 0 ? selectionName(document, layers) : null}
              initial={filledIn.get(form.name) ?? {}}
              onRun={(input, values) => {
                filledIn.set(form.name, values);
                session.dialog.set(null);
                callTool(form, input);
              }}
            />
          ),
        }
      }
    />
  );
}
