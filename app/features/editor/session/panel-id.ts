/** The panels beside the canvas by name. What each shows is in panels.ts. */
export type PanelId = 'templates' | 'text' | 'elements' | 'uploads' | 'brand' | 'animate' | 'layers' | 'history';
