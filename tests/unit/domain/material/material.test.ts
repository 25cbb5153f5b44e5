import { describe, expect, it } from 'vitest';
import { fileMaterial, presentMaterial, textMaterial } from '../../../../lambdas/domain/material/material.ts';
import { newUpload } from '../../../../lambdas/domain/material/upload.ts';
import { newId } from '../../../../shared/model/id.ts';

const session = newId('ses');

describe('a text', () => {
  it('up to 8 KB stands in its row, a longer one in the bucket below its session', () => {
    const short = textMaterial(session, 'x'.repeat(8 * 1_024), 0);
    const long = textMaterial(session, 'é'.repeat(4 * 1_024 + 1), 0);
    expect([short.text?.length, short.object_key]).toEqual([8_192, null]);
    expect([long.text, long.object_key]).toEqual([null, `materials/${session}/${long.id}`]);
  });

  it('is known again by its content', () => {
    expect(textMaterial(session, 'same', 1).hash).toBe(textMaterial(session, 'same', 2).hash);
    expect(textMaterial(session, 'same', 1).hash).not.toBe(textMaterial(session, 'other', 1).hash);
  });
});

describe('a file', () => {
  it('is shown by its name, without content and without the place where it lies [SESS-26]', () => {
    const file = fileMaterial(session, 'notes.pdf', '"tag"', 0);
    expect(presentMaterial(file, null)).toEqual({
      id: file.id,
      session_id: session,
      kind: 'file',
      name: 'notes.pdf',
      content: null,
      created_at: '1970-01-01T00:00:00.000Z',
    });
  });

  it('is uploaded under a key that its name cannot leave or widen', () => {
    const key = (name: string) => newUpload('ann', name, 0).object_key.split('/').slice(3);
    expect(key('../../etc/passwd.txt')).toEqual(['.._.._etc_passwd.txt']);
    expect(key(['a', '{filename}b.pdf'].join('$'))).toEqual(['a_filename_b.pdf']);
    expect(key(`${'x'.repeat(250)}.pdf`)[0]).toHaveLength(100);
  });

  it('has the type of its ending, whatever its sender says', () => {
    expect(newUpload('ann', 'a.PDF', 0).content_type).toBe('application/pdf');
    expect(() => newUpload('ann', 'a.html', 0)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
