import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '../fake-api.ts';
import { bring, button, choose, heading, open, press, text, type } from './stage.tsx';

describe('bringing material', () => {
  const toContent = async (answers: Answers = {}) => {
    const set = open(answers);
    await press('Next');
    await heading('Upload Your Learning Material');
    return set;
  };

  it.each(['notes.txt', 'notes.md'])(
    'reads %s into the content, after what is there [FILE-05, FILE-06, FILE-07]',
    async (name) => {
      await toContent();
      await type('First part.');
      await bring(name, 'Second part.');
      await waitFor(() => expect(text().value).toBe('First part.\n\n---\n\nSecond part.'));
    },
  );

  it('refuses other types, large and empty files in words [FILE-02, FILE-03, FILE-13]', async () => {
    await toContent();
    await bring('notes.odt', 'x');
    expect(await screen.findByText('Please upload only .txt, .md, .pdf, or .docx files')).toBeTruthy();
    await bring('notes.pdf', new Uint8Array(10 * 1_048_576 + 1));
    expect(await screen.findByText('File must be smaller than 10MB')).toBeTruthy();
    await bring('notes.txt', ' ');
    expect(await screen.findByText('File appears to be empty or unreadable')).toBeTruthy();
  });

  it('hints at long content only above 50,000 characters [FILE-14, FILE-15, FILE-16]', async () => {
    await toContent();
    await type('x'.repeat(50_000));
    expect(screen.queryByText('Very long content - may take longer to process')).toBeNull();
    expect(screen.getByText('1,000+ characters recommended')).toBeTruthy();
    await type('y');
    expect(screen.getByText('Very long content - may take longer to process')).toBeTruthy();
  });

  const tooLong = 'This material holds more than 500,000 characters. Please split it and use one part for each lesson.';

  it('keeps all of a text over 500,000 characters, says that it is too much and goes on once it is cut [FILE-14]', async () => {
    await toContent();
    await type('x'.repeat(500_001));
    expect(text().value).toHaveLength(500_001);
    expect(screen.getByRole('alert').textContent).toBe(tooLong);
    expect((await button('Next')).disabled).toBe(true);
    await userEvent.type(text(), '{Backspace}');
    expect(screen.queryByText(tooLong)).toBeNull();
    expect((await button('Next')).disabled).toBe(false);
  });

  it('refuses a text file that makes the material too long, and keeps what was there [FILE-14]', async () => {
    await toContent();
    await type('First part.');
    await bring('long.txt', 'x'.repeat(500_000));
    expect(await screen.findByText(tooLong)).toBeTruthy();
    expect(text().value).toBe('First part.');
  });
});

describe('a document', () => {
  type Listener = ((event: { loaded: number }) => void) | null;
  /** A fake XMLHttpRequest whose upload progress the test controls. */
  class FakeRequest {
    static last: FakeRequest | undefined;
    upload: { onprogress: Listener } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    status = 204;
    responseText = '';
    url = '';
    body: FormData | undefined;
    open(_method: string, url: string) {
      this.url = url;
      FakeRequest.last = this;
    }
    send(body: FormData) {
      this.body = body;
    }
    abort() {
      this.onabort?.();
    }
  }
  const request = async () => {
    await waitFor(() => expect(FakeRequest.last?.body).toBeTruthy());
    return FakeRequest.last as FakeRequest;
  };
  const start = async (name = 'leaf.pdf') => {
    FakeRequest.last = undefined;
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const set = open({
      createUpload: () => ({
        id: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T',
        url: 'https://bucket.example/',
        fields: { key: 'uploads/x', policy: 'p' },
        expires_in: 900,
      }),
    });
    await press('Next');
    await bring(name, 'x'.repeat(1_000));
    return set;
  };

  it('is sent to the store at once, with its progress, and is told of [FILE-08, FILE-09, FILE-11, FILE-17]', async () => {
    const { callsOf } = await start();
    const sent = await request();
    expect(callsOf('createUpload')[0]?.body).toEqual({ name: 'leaf.pdf', size: 1_000 });
    expect(sent.url).toBe('https://bucket.example/');
    expect([...(sent.body?.keys() ?? [])]).toEqual(['key', 'policy', 'file']);
    act(() => sent.upload.onprogress?.({ loaded: 640 }));
    expect(screen.getByRole('progressbar', { name: 'Uploading leaf.pdf' }).getAttribute('aria-valuenow')).toBe('64');
    act(() => sent.onload?.());
    expect(
      await screen.findByText('File "leaf.pdf" uploaded — content will be extracted during generation'),
    ).toBeTruthy();
    expect((await button('Next')).disabled).toBe(false);
    expect(text().value).toBe('');
  });

  it('can be cancelled, and what was typed stays', async () => {
    await start();
    await request();
    await type('Typed meanwhile.');
    await press('Cancel upload');
    expect(screen.queryByText('leaf.pdf')).toBeNull();
    expect(text().value).toBe('Typed meanwhile.');
  });

  it('can be sent again after it failed', async () => {
    await start();
    const first = await request();
    act(() => first.onerror?.());
    expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeTruthy();
    FakeRequest.last = undefined;
    await press('Try again');
    act(() => void 0);
    const second = await request();
    act(() => second.onload?.());
    expect(await screen.findByText('1 KB, uploaded')).toBeTruthy();
  });

  it('is told of in our words when the store refuses it', async () => {
    await start();
    const sent = await request();
    sent.status = 403;
    sent.responseText =
      '<Error><Code>AccessDenied</Code><Message>Invalid according to Policy: Policy expired.</Message></Error>';
    act(() => sent.onload?.());
    expect(await screen.findByText('The upload was refused.')).toBeTruthy();
  });

  it('goes to the generation by its id, with the placeholder [FILE-10, FILE-17]', async () => {
    const { callsOf } = await start();
    const sent = await request();
    act(() => sent.onload?.());
    await screen.findByText('1 KB, uploaded');
    await press('Next');
    await choose('Genre', 'Mystery');
    await choose('Author style', 'Closed-circle puzzle');
    await press('Next');
    await press('Generate Story');
    await waitFor(() =>
      expect(callsOf('generateStory')[0]?.body).toMatchObject({
        content: '[Content of leaf.pdf is extracted during generation]',
        uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T',
      }),
    );
  });
});
