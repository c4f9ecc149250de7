import { expect, it } from 'vitest';
import { A_KNOWN_NAME } from '#api/contract/lenient.ts';
import { THAT_NAME } from '#api/contract/look-alikes.ts';
import { createProposal } from './proposals.ts';

const path = 'data.relationship';

it('reads a field under the same name, written otherwise', () => {
  const drift = { path, expected: THAT_NAME, found: '“Relationship”', times: 1 };
  expect(createProposal('readContacts', drift)).toMatchObject({
    amendment: { at: path, from: 'Relationship' },
  });
});

it.each([
  { path, expected: 'perhaps that name', found: '“relationships_”', times: 1 },
  { path: 'data', expected: A_KNOWN_NAME, found: 'an object', times: 1 },
])('leaves “$expected” to the developer', (drift) => {
  const { amendment, why } = createProposal('readContacts', drift);
  expect(amendment).toBeUndefined();
  expect(why).toMatch(/names/);
});
