/** Id of the panel: the launcher tests whether it contains the focus, without importing it. */
export const panelId = 'mock-console';
