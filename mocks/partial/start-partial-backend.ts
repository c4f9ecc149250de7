import type { ResourceName } from '#api/endpoints/resource-names.ts';
import { mockSignIn } from '#mocks/controls/browser-sign-in.ts';
import type { PartialControls } from '#mocks/controls/partial-controls.ts';
import { CallLog } from '#mocks/store/call-log.ts';
import { type Backend, startBackend } from '#mocks/transports/backend.ts';
import { createPartialAnswer } from './partial-answer.ts';
import type { AskApi } from './partial-network.ts';
import type { SharedSettings } from './partial-settings.ts';
import { findPerson } from './person.ts';
import { createRealSignIn } from './real-sign-in.ts';
import { forgetLoginAtEnd } from './remember-login.ts';
import { createSides } from './sides.ts';
import { listLinkedAccounts } from './stand-ins.ts';

interface PartialBackendOptions {
  /** Absolute URL of the API, with a trailing slash. */
  base: string;
  /** Resources that VITE_MOCKS names. */
  builtResources: readonly ResourceName[];
  settings: SharedSettings;
  /** Scenario to start from; null continues the last visit. */
  scenario: string | null;
  /** Commit of the build; '' if unknown. */
  commit: string;
}

/** Starts the mock in a page where a real API answers the resources that are not mocked. */
export async function startPartialBackend(
  options: PartialBackendOptions,
): Promise<Backend<[askApi: AskApi]>> {
  const { base, builtResources, settings, scenario, commit } = options;
  // Read once: another choice applies to the next page.
  const sides = createSides(settings.atom.get().mockedResources ?? builtResources);
  const isSignInReal = sides.sideOf('accounts') === 'api';
  const backend = await startBackend(base, scenario, {
    browserSignIn: isSignInReal ? createRealSignIn(settings) : mockSignIn,
    log: new CallLog({ answeredBy: 'mock' }),
    commit,
  });
  if (isSignInReal) forgetLoginAtEnd(settings);
  const { store } = backend.server;
  const partial: PartialControls = {
    apiUrl: base,
    mockedResources: sides.mockedResources,
    builtResources,
    choices: settings.atom,
    choose: settings.change,
    findPerson: () => findPerson(store, settings.atom.get()),
    listPatients: () => {
      const account = backend.controls.findAccount();
      return account?.role === 'physician' ? listLinkedAccounts(store, account) : [];
    },
  };
  return {
    controls: { ...backend.controls, partial },
    respond: createPartialAnswer({ base, sides, settings, backend }),
  };
}
