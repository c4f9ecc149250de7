import type * as physicianDashboard from '#api/endpoints/physician-dashboard.ts';
import { figuresOf } from '#mocks/rules/figures.ts';
import type { HandlersOf } from './handler.ts';

export const physicianDashboardHandlers: HandlersOf<typeof physicianDashboard> = {
  readDashboard: ({ store, account }) => figuresOf(store, account),
};
