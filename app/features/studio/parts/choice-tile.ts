/** The look of a picture with a radio button in it: one of several to choose from. */
import { classNames } from '#app/ui/class-names.ts';

export const choiceTile = (isChosen: boolean, extra?: string): string =>
  classNames(
    'relative block cursor-pointer overflow-hidden rounded-control border bg-panel transition-[border-color] focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
    isChosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
    extra,
  );
