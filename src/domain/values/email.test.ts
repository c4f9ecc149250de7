import * as v from 'valibot';
import { expect, it } from 'vitest';
import { emailSchema } from './email.ts';

const problemOf = (text: string) => v.safeParse(emailSchema, text).issues?.[0]?.message;
const emailOfLength = (length: number) => `${'a'.repeat(length - '@clinic.test'.length)}@clinic.test`;

it.each([
  ['', 'This field is required'],
  ['   ', 'This field is required'],
  ['ada', 'Please enter valid email address.'],
  ['ada@', 'Please enter valid email address.'],
  ['ada@clinic', 'Please enter valid email address.'],
  ['ada byron@clinic.test', 'Please enter valid email address.'],
  [emailOfLength(256), 'Please enter a short email'],
  [emailOfLength(255), undefined],
  [' Ada.Byron+intake@clinic.test ', undefined],
])('%j: %s', (text, message) => {
  expect(problemOf(text)).toBe(message);
});
