import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Badge } from './badge.tsx';
import { watchReplies } from './watch.ts';

const base = 'https://api.example.com/v1/';
const reply = (data: unknown) => Response.json({ status: 200, message: '', data });
const repliesByAddress: Record<string, () => Response> = {
  'dashboard/products': () => reply([{ id: 1, name: 'Oil' }]),
  'dashboard/objectives': () => reply(['painRelief', { name: 'Jane Doe' }]),
  'register/byEmail?email=a': () => Response.error(),
};

/** Renders the badge of a page that has requested these addresses. */
async function renderBadgeAfterCalls(...addresses: string[]) {
  const watch = watchReplies(base, async (input) => {
    const { url } = new Request(input);
    const response = repliesByAddress[url.slice(base.length)]?.() ?? new Response('file');
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  render(<Badge watch={watch} base={base} />);
  for (const address of addresses) await watch.network(address).catch(() => undefined);
  return watch;
}

it('shows how many calls differ, and the drifts of each', async () => {
  await renderBadgeAfterCalls(
    `${base}dashboard/products`,
    `${base}dashboard/objectives`,
    `${base}register/byEmail?email=a`,
  );
  const button = await screen.findByRole('button', {
    name: 'Radar: 1 of 3 calls differ, 1 unreachable',
  });
  await userEvent.click(button);
  expect(screen.getByText('data[]: expected a text, found an object')).toBeDefined();
  expect(screen.getByText('no answer')).toBeDefined();
  expect(document.body.textContent).not.toContain('Jane');
});

it('passes the reply on, and ignores other servers', async () => {
  const watch = await renderBadgeAfterCalls('https://files.example.com/scan.pdf');
  const response = await watch.network(`${base}dashboard/products`);
  expect(await response.json()).toMatchObject({ data: [{ name: 'Oil' }] });
  await screen.findByRole('button', { name: 'Radar: 0 of 1 call differs' });
});

it('leaves the body of a request unread, so that it can be sent', async () => {
  const sent: string[] = [];
  const watch = watchReplies(base, async (input) => {
    sent.push(await new Request(input).text());
    return reply(null);
  });
  await watch.network(new Request(`${base}userAuth/logout`, { method: 'POST', body: 'token' }));
  expect(sent).toEqual(['token']);
});

it('saves the report as a file', async () => {
  await renderBadgeAfterCalls(`${base}dashboard/objectives`);
  await userEvent.click(await screen.findByRole('button', { name: /1 of 1/ }));
  const savedFiles: Blob[] = [];
  const create = vi
    .spyOn(URL, 'createObjectURL')
    .mockImplementation((blob) => `blob:${savedFiles.push(blob as Blob)}`);
  await userEvent.click(screen.getByRole('button', { name: 'Save as Markdown' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  await waitFor(() => expect(savedFiles).toHaveLength(2));
  create.mockRestore();
  const [markdown = '', json = '{}'] = await Promise.all(savedFiles.map((blob) => blob.text()));
  expect(markdown).toContain('| drifts | listObjectives |');
  expect(JSON.parse(json)).toMatchObject({ api: base, operations: expect.any(Array) });
});
