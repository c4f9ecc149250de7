import type { EndpointName } from '#api/endpoints.ts';
import type { HandlersOf } from './handler.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { documentHandlers } from './handlers/documents.ts';
import { intakeHandlers } from './handlers/intake.ts';
import { listHandlers } from './handlers/lists.ts';
import { notificationHandlers } from './handlers/notifications.ts';
import { peopleHandlers } from './handlers/people.ts';
import { physicianHandlers } from './handlers/physicians.ts';

/** Every endpoint's handler: an endpoint without one does not compile. */
export const handlers: HandlersOf<EndpointName> = {
  ...accountHandlers,
  ...documentHandlers,
  ...intakeHandlers,
  ...listHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...physicianHandlers,
};
