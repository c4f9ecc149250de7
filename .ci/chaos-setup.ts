import { watchTimers } from '../e2e/support/chaos/due.ts';

watchTimers();
