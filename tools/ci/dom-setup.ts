import '@testing-library/jest-dom/vitest';
import { BroadcastChannel, MessageChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Enough for a slow machine (ms); the default of a second is not.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

// The VM context of a test file does not inherit Node's channels.
Object.assign(globalThis, { BroadcastChannel, MessageChannel });
