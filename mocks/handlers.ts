import type { EndpointName } from '#api/endpoints.ts';
import type { HandlersOf } from './handler.ts';
import { accountLinkHandlers } from './handlers/account-links.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { checkUpHandlers } from './handlers/check-ups.ts';
import { documentHandlers } from './handlers/documents.ts';
import { intakeHandlers } from './handlers/intake.ts';
import { listHandlers } from './handlers/lists.ts';
import { notificationHandlers } from './handlers/notifications.ts';
import { peopleHandlers } from './handlers/people.ts';
import { physicianHandlers } from './handlers/physicians.ts';
import { profileHandlers } from './handlers/profile.ts';
import { registrationHandlers } from './handlers/registration.ts';
import { shoopHandlers } from './handlers/shoops.ts';

/** Every endpoint's handler: an endpoint without one does not compile. */
export const handlers: HandlersOf<EndpointName> = {
  ...accountHandlers,
  ...accountLinkHandlers,
  ...checkUpHandlers,
  ...documentHandlers,
  ...intakeHandlers,
  ...listHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...physicianHandlers,
  ...profileHandlers,
  ...registrationHandlers,
  ...shoopHandlers,
};
