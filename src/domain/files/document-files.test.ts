import { describe, expect, it } from 'vitest';
import { documentMessages, documentTypes } from '#domain/documents/documents.ts';
import {
  fileProblems,
  findFileProblem,
  formatFileSize,
  MAX_FILE_BYTES,
  safeFileName,
} from './document-files.ts';
import { acceptedFiles, formatOfBytes, formatOfName } from './file-formats.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdfHead = bytes('%PDF-1.7\n');
const problemOf = (name: string, type = '', head = pdfHead, size = 100) =>
  findFileProblem({ name, type, size }, head);

it('has the documented texts and types (intake §8 and §9)', () => {
  expect(documentTypes).toEqual([
    'Cancer Markers',
    'Medical/Article Search',
    'Medical Reports',
    'Pathology Reports',
    'Scans',
    'X-Rays',
    'Other',
  ]);
  expect(documentMessages).toEqual({
    secondFile: 'Please remove the file to add a new file',
    notSaved: 'My Document not Added',
    added: 'My Document Add Successfully',
    updated: 'My Document Update Successfully',
    removed: 'Document Removed SuccessFully',
    notRemoved: 'Please Check your Service Provider',
    noDescription: 'No Description Added',
    tooLarge: 'Your File is Too Large',
  });
});

describe('an attached file', () => {
  it.each([
    ['scan.pdf', 'application/pdf', '%PDF-1.4'],
    ['late mark.pdf', '', '\xef\xbb\xbf\n%PDF-1.4'],
    ['SCAN.PDF', 'application/octet-stream', '%PDF-1.4'],
    ['photo.jpg', 'image/jpeg', '\xff\xd8\xff\xe0'],
    ['photo.jpeg', 'image/pjpeg', '\xff\xd8\xff\xe1'],
    ['a.png', 'image/png', '\x89PNG\r\n\x1a\n'],
    ['a.gif', 'image/gif', 'GIF89a'],
    ['a.webp', 'image/webp', 'RIFF\x00\x00\x00\x00WEBP'],
    ['a.tiff', 'image/tiff', 'II*\0'],
    ['IMG_1.HEIC', '', '\0\0\0\x18ftypheic'],
    ['letter.doc', 'application/msword', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['letter.docx', 'application/zip', 'PK\x03\x04'],
    ['Befund Größe (2) – März.pdf', 'application/pdf', '%PDF-1.4'],
    ['دفترچه‌ها.pdf', 'application/pdf', '%PDF-1.4'],
  ])('accepts %s', (name, type, head) => {
    expect(problemOf(name, type, bytes(head))).toBeNull();
  });

  it.each([
    ['a program', 'tool.exe', 'application/x-msdownload', fileProblems.type],
    ['a page', 'page.html', 'text/html', fileProblems.type],
    ['a drawing that can run scripts', 'a.svg', 'image/svg+xml', fileProblems.type],
    ['no ending', 'report', '', fileProblems.type],
    ['a second ending', 'scan.pdf.exe', '', fileProblems.type],
    ['a type that contradicts the ending', 'scan.pdf', 'text/html', fileProblems.type],
    ['markup', '<img src=x onerror=alert(1)>.pdf', 'application/pdf', fileProblems.name],
    ['a way out of the folder', '../../passwd.pdf', '', fileProblems.name],
    ['a turned ending', 'annual\u202efdp.exe.pdf', '', fileProblems.name],
    ['a control character', 'a\u0000.pdf', '', fileProblems.name],
    ['a hidden file', '.pdf', '', fileProblems.name],
    ['an endless name', `${'a'.repeat(150)}.pdf`, '', fileProblems.longName],
  ])('refuses %s', (_, name, type, problem) => {
    expect(problemOf(name, type)).toBe(problem);
  });

  it('refuses an empty file, one that is too large and one with other content', () => {
    expect(problemOf('a.pdf', '', bytes(''), 0)).toBe(fileProblems.empty);
    expect(problemOf('a.pdf', '', pdfHead, MAX_FILE_BYTES)).toBeNull();
    expect(problemOf('a.pdf', '', pdfHead, MAX_FILE_BYTES + 1)).toBe('Your File is Too Large');
    expect(problemOf('a.pdf', '', bytes('MZ\x90'))).toBe(fileProblems.content);
    expect(problemOf('a.png', '', pdfHead)).toBe(fileProblems.content);
  });
});

it('recognizes a format by extension and by bytes, and lists both for the file picker', () => {
  expect(formatOfName('a.b.JPG')?.preview).toBe('picture');
  expect(formatOfName('pdf')).toBeUndefined();
  expect(formatOfBytes(pdfHead)?.preview).toBe('pdf');
  expect(formatOfBytes(bytes('<html>'))).toBeUndefined();
  expect(acceptedFiles).toContain('.pdf,application/pdf,.jpg,.jpeg,image/jpeg');
});

it.each([
  ['scan.pdf', 'scan.pdf'],
  ['CT 3/4: chest?', 'CT 3-4- chest-'],
  ['../../.bashrc', '-..-.bashrc'],
  ['..', 'document'],
  ['', 'document'],
  ['annual\u202efdp.exe', 'annualfdp.exe'],
  [' . hidden. ', 'hidden'],
  [`report.${'a'.repeat(149)}`, 'a'.repeat(149)],
  [`report ${'a'.repeat(149)}.`, 'a'.repeat(149)],
  [`report😀${'a'.repeat(149)}`, 'a'.repeat(149)],
  [`report${'.'.repeat(200)}`, 'report'],
])('saves %j as %j', (name, saved) => {
  expect(safeFileName(name)).toBe(saved);
});

it('formats sizes with units', () => {
  expect([512, 2048, 10 * 1024 * 1024].map(formatFileSize)).toEqual(['512 bytes', '2 KB', '10 MB']);
});
