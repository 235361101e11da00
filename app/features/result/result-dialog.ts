/** The dialogs that the result page opens and the route passes in: export and resize. */
export type ResultDialog = 'export' | 'resize';
