import '@testing-library/jest-dom/vitest';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The VM context of a test file does not inherit Node's BroadcastChannel.
Object.assign(globalThis, { BroadcastChannel });
