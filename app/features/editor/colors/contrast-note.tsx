/** Whether a text in a color is legible on what is painted behind it. */
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { TextLayer } from '#design/document/layers.ts';
import { boundsOf } from '#design/document/geometry.ts';
import { contrast, LEGIBLE, LEGIBLE_LARGE, over } from '#design/layout/contrast.ts';
import { message } from '#messages/message.ts';
import { useSession } from '../session/session-context.tsx';
import { backgroundIn, paintedCanvas } from './painted-pixels.ts';

/** CSS px from which a text counts as large (WCAG 2.2: 18 pt). */
const LARGE = 24;

/** What a color picker says about each color for this text. */
export function contrastNote(text: TextLayer): (color: string) => ReactNode {
  return (color) => <ContrastNote key={text.id} text={text} color={color} />;
}

function ContrastNote({ text, color }: { text: TextLayer; color: string }): ReactNode {
  const session = useSession();
  // Reads the background once: while colors are tried, the ink changes constantly.
  const [background] = useState(() => {
    const canvas = paintedCanvas();
    if (!canvas || text.fill.type !== 'solid') return null;
    const frame = canvas.getBoundingClientRect();
    const { zoom, x, y } = session.viewport.get();
    const bounds = boundsOf(text);
    return backgroundIn(
      canvas,
      {
        left: frame.left + bounds.x * zoom + x,
        top: frame.top + bounds.y * zoom + y,
        width: bounds.width * zoom,
        height: bounds.height * zoom,
      },
      text.fill.color,
    );
  });
  if (background === null) return null;
  const ratio = contrast(over(color, background, text.opacity), background);
  const level = ratio >= LEGIBLE ? 'good' : ratio >= LEGIBLE_LARGE ? 'large' : 'poor';
  const fine = level === 'good' || (level === 'large' && text.fontSize >= LARGE);
  const Icon = fine ? CircleCheck : TriangleAlert;
  return (
    <p role="status" className="flex items-center gap-2 text-12 text-muted" data-contrast={ratio.toFixed(2)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden className={fine ? 'text-success-text' : 'text-warning-text'} />
      <span>
        <span className="tabular font-medium text-ink">
          {message('colors.contrast', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
        </span>
        <span>{' · '}</span>
        <span>
          {level === 'good'
            ? message('colors.contrastGood')
            : level === 'large'
              ? message('colors.contrastLarge', { size: LARGE })
              : message('colors.contrastPoor')}
        </span>
      </span>
    </p>
  );
}
