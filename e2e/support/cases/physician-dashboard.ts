import { noScreenYet } from './fault-case.ts';

export const readDashboard = noScreenYet;
