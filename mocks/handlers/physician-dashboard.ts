import type * as physicianDashboard from '#api/endpoints/physician-dashboard.ts';
import { computeFigures } from '#mocks/rules/dashboard-figures.ts';
import type { HandlersOf } from './handler.ts';

export const physicianDashboardHandlers: HandlersOf<typeof physicianDashboard> = {
  readDashboard: ({ store, account }) => computeFigures(store, account),
};
