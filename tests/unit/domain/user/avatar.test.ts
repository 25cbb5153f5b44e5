import { describe, expect, it } from 'vitest';
import { ownPhotoKey } from '../../../../lambdas/domain/user/avatar.ts';
import { photoType } from '../../../../lambdas/domain/user/photo.ts';

describe('the file behind a photo', () => {
  it('is one’s own only below one’s own folder [PROF-24]', () => {
    expect(ownPhotoKey('ann', '/avatars/ann/4f0c-1.webp')).toBe('avatars/ann/4f0c-1.webp');
    for (const url of [
      null,
      '',
      '/avatars/bea/4f0c-1.webp',
      '/avatars/ann2/4f0c-1.webp',
      '/avatars/ann/../bea/4f0c-1.webp',
      '/avatars/ann/',
      '/materials/ann/4f0c-1.webp',
      'https://elsewhere.example/avatars/ann/4f0c-1.webp',
    ])
      expect(ownPhotoKey('ann', url), String(url)).toBeUndefined();
  });
});

describe('what a file is by its first bytes', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

  it('is a photo only of the three types [PROF-22]', () => {
    expect(photoType(bytes('\x89PNG\r\n\x1a\n....'))).toBe('image/png');
    expect(photoType(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg');
    expect(photoType(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('image/webp');
    for (const other of ['', 'GIF89a', '<svg xmlns', 'RIFF\x10\0\0\0WAVEfmt ', '\x89PN', '%PDF-1.7'])
      expect(photoType(bytes(other)), other).toBeUndefined();
  });
});
