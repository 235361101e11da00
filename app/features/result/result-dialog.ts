/** The dialogs that the result page opens and the route hands in: the export's and the resizing's. */
export type ResultDialog = 'export' | 'resize';
