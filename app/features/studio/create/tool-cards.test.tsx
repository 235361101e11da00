/** The tool cards match the specification. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ToolCards } from './tool-cards.tsx';

const specified = [
  'Logo Maker',
  'AI Background',
  'Upscale',
  'Remove Background',
  'Text Behind Image',
  'AI Image',
  'AI Video',
  'Try On',
  'Try On Jewellery',
  'AI Model',
  'AI Design',
  'Lifestyle Shot',
];

test('there is a card of every name in the specification', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ToolCards />
    </MemoryRouter>,
  );
  const titles = Array.from(markup.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g), ([, title = '']) =>
    title.replace(/<.*?>/g, ''),
  );
  expect(titles).toEqual(expect.arrayContaining(specified));
});
