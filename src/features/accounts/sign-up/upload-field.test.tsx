import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { call } from '#api/client/call.ts';
import { slowFile } from '#domain/files/slow-file.ts';
import { UploadField } from './upload-field.tsx';

vi.mock('#api/client/call.ts', () => ({ call: vi.fn(async () => ({ data: null, message: '' })) }));
const listSentFileNames = () =>
  vi.mocked(call).mock.calls.map(([, input]) => (input as { body: { file: File } }).body.file.name);

it('uploads the picture that was chosen last, although an earlier one is read first', async () => {
  const onUploaded = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <UploadField
          type="DriverLicence"
          label="Portrait"
          userId="ada"
          uploaded={undefined}
          onUploaded={onUploaded}
          onUploading={vi.fn()}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const early = slowFile('early.png', pngSignature);
  const late = slowFile('late.png', pngSignature);
  const input = screen.getByLabelText('Portrait');
  for (const { file } of [early, late]) fireEvent.change(input, { target: { files: [file] } });
  await act(async () => early.read());
  await act(async () => late.read());
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith('late.png'));
  expect(listSentFileNames()).toEqual(['late.png']);
});
