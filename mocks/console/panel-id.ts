/** By this the button knows whether focus is in the console, without fetching it. */
export const panelId = 'mock-console';
