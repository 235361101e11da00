/** The panels next to the canvas by name. Their contents are in panels.ts. */
export type PanelId = 'templates' | 'text' | 'elements' | 'uploads' | 'brand' | 'animate' | 'layers' | 'history';
