import type { Plugin } from 'vite';

/** Plugin that keeps a mocked build out of search engines: its people are made up. */
export const noIndex = (): Plugin => ({
  name: 'no-index',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' },
  ],
});
