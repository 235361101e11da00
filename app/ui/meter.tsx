/** A bar that shows how much of an amount is used. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface MeterProps {
  /** For screen readers, with `text` as its value. */
  name: string;
  used: number;
  amount: number;
  text: string;
  tone?: MeterTone;
}

/** `low`: little is left; `full`: nothing is left. */
export type MeterTone = 'usual' | 'low' | 'full';

/** Share from which little is left. */
const LOW_FROM = 0.9;

export function meterTone(used: number, amount: number): MeterTone {
  if (used >= amount) return 'full';
  return used >= amount * LOW_FROM ? 'low' : 'usual';
}

const tones: Record<MeterTone, string> = { usual: 'bg-support', low: 'bg-warning-text', full: 'bg-danger' };

export function Meter({ name, used, amount, text, tone = 'usual' }: MeterProps): ReactNode {
  const share = amount === 0 ? 1 : Math.min(1, used / amount);
  return (
    <div
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={amount}
      aria-valuenow={Math.min(used, amount)}
      aria-valuetext={text}
      className="mt-2 h-2 overflow-hidden rounded-full bg-tint-strong"
    >
      <div
        className={classNames('h-full rounded-full', used > 0 && 'min-w-2', tones[tone])}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
