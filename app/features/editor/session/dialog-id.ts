/**
 * The dialogs of the editor by name; at most one is open. `rename` is the title's field: opening it means focusing it.
 * `share` is the page's, where it has one.
 */
export type DialogId = 'palette' | 'shortcuts' | 'export' | 'resize' | 'carousel' | 'rename' | 'share';
