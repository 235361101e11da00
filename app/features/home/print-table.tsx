/** A few finished designs on a table next to the prompt box. Rendered by our own engine (scripts/examples). */
import type { ReactNode } from 'react';
import { message, type MessageKey } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';

interface Print {
  file: string;
  width: number;
  height: number;
  alt: MessageKey;
  /** Its position: percent of the table, degrees. */
  left: number;
  top: number;
  share: number;
  turn: number;
}

/** From bottom to top. */
const prints: readonly Print[] = [
  { file: 'concert', width: 1080, height: 1350, alt: 'home.printConcert', left: 2, top: 3, share: 50, turn: -4 },
  { file: 'candle', width: 1080, height: 1080, alt: 'home.printCandle', left: 52, top: 0, share: 44, turn: 3 },
  { file: 'coffee', width: 1080, height: 1350, alt: 'home.printCoffee', left: 47, top: 40, share: 50, turn: -2 },
  { file: 'sale', width: 1080, height: 1080, alt: 'home.printSale', left: 4, top: 55, share: 46, turn: 4 },
];

export function PrintTable({ className }: { className?: string }): ReactNode {
  return (
    <div className={classNames('relative aspect-[5/6] w-full', className)}>
      {prints.map(({ file, width, height, alt, left, top, share, turn }, index) => (
        <img
          key={file}
          src={`/examples/${file}.webp`}
          width={width}
          height={height}
          alt={message(alt)}
          decoding="async"
          fetchPriority={index < 2 ? 'high' : undefined}
          className="absolute h-auto rounded-[4px] shadow-page transition-transform duration-300 hover:z-1 hover:scale-[1.03]"
          style={{ left: `${left}%`, top: `${top}%`, width: `${share}%`, rotate: `${turn}deg` }}
        />
      ))}
    </div>
  );
}
