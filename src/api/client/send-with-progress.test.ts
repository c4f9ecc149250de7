import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** XMLHttpRequest with only the members in use; the test triggers its events. */
class FakeXhr extends EventTarget {
  static last: FakeXhr | undefined;
  upload = new EventTarget();
  responseType = '';
  status = 0;
  statusText = '';
  response: Blob | null = null;
  sent: Blob | null = null;
  headers = new Map<string, string>();
  opened = '';
  aborted = false;

  constructor() {
    super();
    FakeXhr.last = this;
  }

  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-odd: a: b\r\n';
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, response: new Blob([text]) });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

async function begin(signal?: AbortSignal) {
  FakeXhr.last = undefined;
  const seen: number[] = [];
  const headers = { Authorization: 'Bearer t' };
  const request = new Request('https://api.test/documents', {
    method: 'POST',
    body: 'hello',
    headers,
    signal,
  });
  const answer = sendWithProgress(request, (fraction) => seen.push(fraction));
  answer.catch(() => undefined);
  const xhr = await vi.waitFor(() => {
    if (!FakeXhr.last?.sent) throw new Error('Nothing is sent yet');
    return FakeXhr.last;
  });
  return { seen, answer, xhr };
}

const progress = (loaded: number, total: number, lengthComputable = true) =>
  Object.assign(new Event('progress'), { loaded, total, lengthComputable });

it('sends the whole request, reports progress and answers as fetch does', async () => {
  const { seen, answer, xhr } = await begin();
  expect(xhr.opened).toBe('POST https://api.test/documents');
  expect(xhr.headers.get('authorization')).toBe('Bearer t');
  expect(await xhr.sent?.text()).toBe('hello');
  xhr.upload.dispatchEvent(progress(1, 4));
  xhr.upload.dispatchEvent(progress(0, 0, false));
  xhr.upload.dispatchEvent(progress(4, 4));
  xhr.answer(413, '{"message":"no"}');
  const response = await answer;
  expect(seen).toEqual([0.25, 1]);
  expect([response.status, await response.json()]).toEqual([413, { message: 'no' }]);
  expect(response.headers.get('x-odd')).toBe('a: b');
});

it('fails as fetch does when the network fails, and when it is canceled', async () => {
  const broken = await begin();
  broken.xhr.dispatchEvent(new Event('error'));
  await expect(broken.answer).rejects.toBeInstanceOf(TypeError);
  const controller = new AbortController();
  const canceled = await begin(controller.signal);
  controller.abort();
  expect(canceled.xhr.aborted).toBe(true);
  await expect(canceled.answer).rejects.toMatchObject({ name: 'AbortError' });
});
