/** The dialogs that the result page opens and the route passes in: export and resize, and the one that shares. */
export type ResultDialog = 'export' | 'resize';

export interface ResultSharing {
  open(): void;
  /** The dialog is on its way. */
  opening: boolean;
}
