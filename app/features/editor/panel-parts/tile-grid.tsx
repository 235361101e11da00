/**
 * A few tiles in columns: arrow keys move through them, Tab skips past them, as in the long lists of sidebar/elements.
 */
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { stepToTheRight } from '#app/ui/direction.tsx';

export interface TileGridProps extends ComponentProps<'div'> {
  /** As many as `className` says. */
  columns: number;
}

const tilesOf = (grid: HTMLElement | null): HTMLElement[] => [...(grid?.querySelectorAll<HTMLElement>('button') ?? [])];

export function TileGrid({ columns, ref, ...rest }: TileGridProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => grid.current as HTMLDivElement, []);
  const [current, setCurrent] = useState(0);

  // Tiles come in several kinds and from several places: sets Tab's stop on the mounted ones.
  useLayoutEffect(() => {
    const tiles = tilesOf(grid.current);
    const at = Math.min(current, tiles.length - 1);
    tiles.forEach((tile, index) => (tile.tabIndex = index === at ? 0 : -1));
  });

  const onFocus = (event: FocusEvent): void => {
    const at = tilesOf(grid.current).indexOf(event.target as HTMLElement);
    if (at >= 0) setCurrent(at);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tiles = tilesOf(grid.current);
    const at = tiles.indexOf(event.target as HTMLElement);
    const onwards = stepToTheRight(event.currentTarget);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: onwards,
      ArrowLeft: -onwards,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -at,
      End: tiles.length - 1 - at,
    };
    const step = steps[event.key];
    if (step === undefined || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    // The canvas would move the selection.
    event.preventDefault();
    event.stopPropagation();
    tiles[at + step]?.focus();
  };

  return (
    // The tiles in it take the keys; the grid only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...rest} ref={grid} onFocus={onFocus} onKeyDown={onKeyDown} />
  );
}
