import { compress } from '#mocks/page/gzip.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import { Recording } from '../recorder/recording.ts';
import { createNoRecording } from '../recorder/recording-storage.ts';
import type { CapsuleSource } from '../save/create-capsule.ts';
import type { Act, Base } from '../step.ts';

/** Salt of the recordings in tests. */
export const testSalt = 'salt';
const apiBase = 'http://app.test/api/';

/** Creates the base of a server's present state. */
export async function createBase({ store }: MockServer, order: number): Promise<Base> {
  const state = await compress(store.serialize());
  return { order, address: 'dashboard', pageTime: store.now(), session: null, state };
}

/** Starts a recording of a server, as the recorder does at the load of a page. */
export async function startTestRecording(server: MockServer) {
  const recording = new Recording(createNoRecording());
  recording.addBase(await createBase(server, recording.nextOrder()));
  const source = (): CapsuleSource => ({
    parts: recording.parts.get(),
    salt: testSalt,
    apiBase,
    build: 'abc1234',
    seat: '',
    server,
  });
  return {
    recording,
    source,
    add: Object.assign((act: Act) => recording.addStep(act, Date.now()), {
      /** Adds a page that shows texts, each as a text, as a name and as the value of a field. */
      view: (texts: readonly string[]) =>
        recording.addView(
          texts.flatMap((text) => [
            { depth: 0, role: 'text', name: '', value: text, states: '' },
            { depth: 0, role: 'button', name: text, value: '', states: '' },
            { depth: 0, role: 'textbox', name: 'Name', value: text, states: '' },
          ]),
          1280,
        ),
    }),
    /** Adds the calls that the server has logged since. */
    addCalls() {
      for (const call of server.log.list().toReversed()) recording.addCall(call, false);
    },
    addCall: (call: LoggedCall) => recording.addCall(call, false),
  };
}
