import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compress, decompress } from './gzip.ts';

it('keeps a long text, whose parts may end between the halves of a character', async () => {
  const unit = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 });
  const lengths = fc.constantFrom(0, 1, 32_767, 32_768, 32_769, 100_000);
  await fc.assert(
    fc.asyncProperty(unit, lengths, async (unit, length) => {
      const text = unit.repeat(Math.ceil(length / unit.length));
      expect(await decompress(await compress(text))).toBe(text);
    }),
    { numRuns: 60 },
  );
});
