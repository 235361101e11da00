/** The icon of a contact, as designs show it. */
import type { ReactNode } from 'react';
import type { Outline } from '#design/document/path-geometry.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';

export type ContactIcons = Partial<Record<ContactType, Outline>>;

export function ContactIcon({ outline, size = 18 }: { outline: Outline | undefined; size?: number }): ReactNode {
  if (!outline) return <span style={{ width: size, height: size }} />;
  const { path, viewWidth, viewHeight } = outline;
  const side = Math.max(viewWidth, viewHeight);
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`${(viewWidth - side) / 2} ${(viewHeight - side) / 2} ${side} ${side}`}
      fill="currentColor"
      className="shrink-0"
    >
      <path d={path} />
    </svg>
  );
}
