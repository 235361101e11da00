/** Our own eyedropper: a loupe over the canvas, for browsers without one. By pointer or keys. */
import { message } from '#messages/message.ts';
import { middleOf, paintedCanvas, pixelReader } from './painted-pixels.ts';

/** How many pixels the loupe shows per row, and how large. */
const SHOWN = 11;
const EACH = 11;

/** Resolves to the chosen color, or null. */
export function pickPainted(): Promise<string | null> {
  const canvas = paintedCanvas();
  if (!canvas) return Promise.resolve(null);
  return new Promise((resolve) => {
    const background = document.createElement('div');
    background.tabIndex = -1;
    background.setAttribute('role', 'application');
    background.setAttribute('aria-label', message('colors.pick'));
    background.className = 'loupe-background';
    const glass = document.createElement('canvas');
    [glass.width, glass.height] = [SHOWN * EACH, SHOWN * EACH];
    glass.className = 'loupe';
    const said = document.createElement('output');
    said.className = 'loupe-code tabular';
    background.append(glass, said);

    const read = pixelReader(canvas);
    const box = canvas.getBoundingClientRect();
    let [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let color: string | null = null;

    const show = (): void => {
      const pixels = read(x, y, SHOWN);
      glass.hidden = said.hidden = pixels === null;
      color = pixels && middleOf(pixels);
      const context = glass.getContext('2d');
      if (!pixels || !context || !color) return;
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, glass.width, glass.height);
      const source = document.createElement('canvas');
      [source.width, source.height] = [SHOWN, SHOWN];
      source.getContext('2d')?.putImageData(pixels, 0, 0);
      context.imageSmoothingEnabled = false;
      context.drawImage(source, 0, 0, glass.width, glass.height);
      const middle = (SHOWN >> 1) * EACH;
      context.lineWidth = 1;
      context.strokeStyle = '#ffffff';
      context.strokeRect(middle - 0.5, middle - 0.5, EACH + 1, EACH + 1);
      context.strokeStyle = '#17150f';
      context.strokeRect(middle - 1.5, middle - 1.5, EACH + 3, EACH + 3);
      glass.style.translate = `${x - glass.width / 2}px ${y - glass.height / 2}px`;
      said.style.translate = `${x - 36}px ${y + glass.height / 2 + 8}px`;
      said.textContent = color.toUpperCase();
    };
    const asker = document.activeElement;
    const end = (taken: string | null): void => {
      if (asker instanceof HTMLElement) asker.focus({ preventScroll: true });
      background.remove();
      resolve(taken);
    };
    background.addEventListener('pointermove', (event) => {
      [x, y] = [event.clientX, event.clientY];
      show();
    });
    // Hides these from the canvas and the picker's popover: pressing or focusing elsewhere would close it.
    for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'focusin', 'focusout'] as const)
      background.addEventListener(type, (event) => event.stopPropagation());
    background.addEventListener('click', (event) => {
      event.stopPropagation();
      [x, y] = [event.clientX, event.clientY];
      show();
      end(color);
    });
    background.addEventListener('keydown', (event) => {
      event.stopPropagation();
      event.preventDefault();
      const step = event.shiftKey ? 10 : 1;
      if (event.key === 'Escape') end(null);
      else if (event.key === 'Enter' || event.key === ' ') end(color);
      else if (event.key === 'ArrowLeft') x -= step;
      else if (event.key === 'ArrowRight') x += step;
      else if (event.key === 'ArrowUp') y -= step;
      else if (event.key === 'ArrowDown') y += step;
      else return;
      if (event.key.startsWith('Arrow')) show();
    });
    document.body.append(background);
    background.focus();
    show();
  });
}
