import { createRoot } from 'react-dom/client';
import { clientSettings, configureClient } from '#api/client/client-settings.ts';
import { Badge } from './badge.tsx';
import { watchReplies } from './watch.ts';

/** Watches every reply of the API from now on, and shows in a corner of the page what differs. */
export function startRadar(base: string): void {
  const watch = watchReplies(base, clientSettings.fetch);
  configureClient({ fetch: watch.network });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Badge watch={watch} base={base} />);
}
