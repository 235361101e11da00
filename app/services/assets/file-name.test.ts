/** Names from outside, made safe for disks, headers and logs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachment, cleanName, nameForMime } from './file-name.ts';

describe('cleanName', () => {
  test.each([
    ['photo.png', 'photo.png'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\r\nSet-Cookie: x', 'aSet-Cookie- x'],
    ['photo\u202egnp.exe', 'photognp.exe'],
    ['  .hidden ', 'hidden'],
    ['...', 'file'],
    ['', 'file'],
    ['Größe 🎨.jpg', 'Größe 🎨.jpg'],
  ])('%j → %j', (name, expected) => expect(cleanName(name)).toBe(expected));
});

test.each([
  ['photo.gif', 'image/png', 'photo.png'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo', 'image/webp', 'photo.webp'],
  ['v1.2 final', 'image/png', 'v1.2 final.png'],
  ['notes.txt', 'text/plain', 'notes.txt'],
])('nameForMime(%j, %j) is %j', (name, mime, expected) => expect(nameForMime(name, mime)).toBe(expected));

describe('attachment', () => {
  test('plain and extended names', () => {
    expect(attachment('Größe "1".jpg')).toBe(
      `attachment; filename="Groe -1-.jpg"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20-1-.jpg`,
    );
    expect(attachment('🎨.png')).toBe(`attachment; filename="file.png"; filename*=UTF-8''%F0%9F%8E%A8.png`);
  });

  test('any name makes one well-formed header that reads back', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.string({ unit: 'grapheme' })), (name) => {
        const header = attachment(name);
        expect(header).toMatch(
          /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/,
        );
        expect(new Headers({ 'Content-Disposition': header }).get('content-disposition')).toBe(header);
        expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(cleanName(name));
      }),
      { numRuns: 300 },
    );
  });
});
