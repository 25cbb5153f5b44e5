import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadId } from '../../../../shared/model/id.ts';
import { HOUR } from '../../../../shared/model/time.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { sendFile } from './send-file.ts';
import { uploadTexts } from './texts.ts';

/** Uploads expire after a day; one hour is left for the generation to fetch the file. */
const KEPT_FOR = 23 * HOUR;

export interface Sent {
  readonly uploadId: UploadId;
  readonly name: string;
  readonly size: number;
  readonly until: number;
}

export interface Sending {
  readonly name: string;
  readonly size: number;
  /** Bytes sent so far. */
  readonly sent: number;
  readonly startedAt: number;
  /** Why it failed; undefined while it is in progress. */
  readonly failed?: string;
  readonly again: () => void;
}

/** Uploads one file at a time to the store. A second file replaces the first. */
export const useUpload = (onSent: (file: Sent) => void) => {
  const [sending, setSending] = useState<Sending>();
  const running = useRef<AbortController>(undefined);
  const done = useRef(onSent);
  useEffect(() => {
    done.current = onSent;
  });

  const send = useCallback(async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { name, size } = file;
    const again = () => void send(file);
    setSending({ name, size, sent: 0, startedAt: Date.now(), again });
    try {
      const form = await api('createUpload', { body: { name, size } }, { signal: stop.signal });
      const onProgress = (sent: number) => setSending((before) => before && { ...before, sent });
      await sendFile(form, file, { onProgress, signal: stop.signal });
      if (stop.signal.aborted) return;
      setSending(undefined);
      done.current({ uploadId: form.id, name, size, until: Date.now() + KEPT_FOR });
    } catch (error) {
      if (stop.signal.aborted) return;
      const failed = saidBy(error) || uploadTexts.failed;
      setSending((before) => before && { ...before, failed });
    }
  }, []);

  const cancel = useCallback(() => {
    running.current?.abort();
    setSending(undefined);
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { sending, send, cancel };
};
