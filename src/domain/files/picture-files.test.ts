import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from './document-files.ts';
import { pictureProblem, pictureProblems } from './picture-files.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes('\xff\xd8\xff\xe0');
const png = bytes('\x89PNG\r\n\x1a\n');

test.each([
  ['me.jpg', jpeg],
  ['me.JPEG', jpeg],
  ['me.png', png],
  ['me.jpg', png],
])('accepts %s', (name, head) => {
  expect(pictureProblem({ name, size: head.length }, head)).toBeNull();
});

test.each([
  ['me.gif', bytes('GIF89a'), pictureProblems.type],
  ['me.svg', bytes('<svg>'), pictureProblems.type],
  ['me.pdf', bytes('%PDF-1.4'), pictureProblems.type],
  ['me', jpeg, pictureProblems.type],
  ['me.png', bytes('<html>'), pictureProblems.content],
  ['me.jpg', bytes('GIF89a'), pictureProblems.content],
  ['me.jpg', bytes(''), pictureProblems.empty],
])('refuses %s', (name, head, problem) => {
  expect(pictureProblem({ name, size: head.length }, head)).toBe(problem);
});

test('refuses a picture that is too large, with the documented message', () => {
  expect(pictureProblem({ name: 'me.jpg', size: MAX_FILE_BYTES }, jpeg)).toBeNull();
  expect(pictureProblem({ name: 'me.jpg', size: MAX_FILE_BYTES + 1 }, jpeg)).toBe('Your File is Too Large');
});
