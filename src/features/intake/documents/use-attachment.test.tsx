import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { slowFile } from '#domain/files/slow-file.ts';
import { useAttachment } from './use-attachment.ts';

const PDF = '%PDF-1.4';

it('attaches the file that was chosen last, although an earlier one is read after it', async () => {
  const { result } = renderHook(() => useAttachment(null, null));
  const early = slowFile('early.pdf', PDF);
  const late = slowFile('late.pdf', PDF);
  const attached = [result.current.attach([early.file]), result.current.attach([late.file])];
  await act(async () => {
    late.read();
    await attached[1];
  });
  await act(async () => {
    early.read();
    await attached[0];
  });
  expect(result.current.file?.name).toBe('late.pdf');
  expect(result.current.problem).toBeNull();
});

it('keeps the problem of the file that was chosen last', async () => {
  const { result } = renderHook(() => useAttachment(null, null));
  const early = slowFile('early.pdf', PDF);
  // First bytes of a Windows program.
  const late = slowFile('late.pdf', 'MZ');
  const attached = [result.current.attach([early.file]), result.current.attach([late.file])];
  await act(async () => {
    late.read();
    early.read();
    await Promise.all(attached);
  });
  expect(result.current.file).toBeNull();
  expect(result.current.problem).toMatch(/not what its name says/);
});
