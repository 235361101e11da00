/** The canvas, its toolbar, panels, history and export. */
export const editorMessages = {
  'editor.loadError': 'Error loading the editor',
} as const;
