/**
 * The dialogs of the editor by name; at most one is open. `rename` is the title's field: asked for, it takes the focus.
 */
export type DialogId = 'palette' | 'shortcuts' | 'export' | 'resize' | 'carousel' | 'rename';
