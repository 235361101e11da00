/** Whether a line or outline is solid, dashed or dotted. */
import type { ReactNode } from 'react';
import { Segmented } from '#app/ui/segmented.tsx';
import { message } from '#messages/message.ts';

type Style = 'solid' | 'dashed' | 'dotted';
const DASHES: Readonly<Record<Style, readonly number[]>> = { solid: [], dashed: [3, 2], dotted: [0, 2] };
const STYLES: readonly Style[] = ['solid', 'dashed', 'dotted'];

function styleOf(dash: readonly number[]): Style {
  if (!dash.some((length) => length > 0)) return 'solid';
  return dash[0] === 0 ? 'dotted' : 'dashed';
}

export function StrokeStyle({
  dash,
  onChange,
}: {
  dash: readonly number[] | null;
  onChange(dash: number[]): void;
}): ReactNode {
  return (
    <Segmented<Style>
      label={message('library.lineStyle')}
      value={dash && styleOf(dash)}
      segments={STYLES.map((value) => ({ value, label: message(`library.stroke.${value}`) }))}
      onValueChange={(style) => onChange([...DASHES[style]])}
      className="w-full"
    />
  );
}
