import '@testing-library/jest-dom/vitest';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Node's own, which a file's room of its own in the process does not inherit.
Object.assign(globalThis, { BroadcastChannel });
