/** Changes the page's background: a color, a gradient, a picture or nothing. */
import { Wallpaper } from 'lucide-react';
import type { Background } from '#design/document/values.ts';
import { findPage } from '#design/document/tree.ts';
import { defineCommand } from './command.ts';

export const backgroundCommand = defineCommand<{ background: Background }>({
  id: 'background',
  label: 'editor.changeBackground',
  icon: Wallpaper,
  isEnabled: (context) => findPage(context.document, context.page) !== null,
  run: (context, { background }) => [{ type: 'page.update', id: context.page, patch: { background } }],
});
