import { createRoot } from 'react-dom/client';
import { clientSettings, configureClient } from '#api/client/client-settings.ts';
import { Badge } from './badge.tsx';
import { watchReplies } from './watch.ts';

/** Records every further reply of the API, and shows the drifts in a corner of the page. */
export function startRadar(base: string): void {
  const watch = watchReplies(base, clientSettings.fetch);
  configureClient({ fetch: watch.network });
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Badge watch={watch} base={base} />);
}
