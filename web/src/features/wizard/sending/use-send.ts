import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { paths } from '../../../app/paths.ts';
import { api, newKey } from '../../../lib/api/api.ts';
import { forgetHiddenLists } from '../../../lib/api/session-cache.ts';
import { noteStarted } from '../../../lib/api/started-by.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { useSignInAgain } from '../../auth/dialog/use-sign-in-again.ts';
import type { DraftSubmission, SubmissionSteps } from '../draft/submission.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { DraftMaterial } from '../material/material.ts';
import { wizardTexts } from '../texts.ts';
import { type FailureWords, failureOf, type SendFailure } from './failure.ts';

/** Milliseconds for which "Please sign in" is shown before the sign-in opens. */
export const SIGN_IN_AFTER = 2_000;

/** How one mode submits its draft, and its messages. */
export interface Sender<F extends DraftMaterial> {
  readonly toast: string;
  /** Why the form cannot be submitted; undefined when it can. */
  readonly refusalOf: (form: F) => string | undefined;
  readonly send: (steps: SubmissionSteps, form: F, earlier: DraftSubmission | null) => Promise<SessionId>;
  readonly words: FailureWords;
  readonly creating: string;
  readonly onCreated: (options: { id: string }) => void;
  readonly onAccepted?: (options: { id: string }) => void;
  readonly dashboard: string;
}

/** Submits the draft. When refused it stays a draft; when accepted the dashboard opens. */
export const useSend = <F extends DraftMaterial>(sender: Sender<F>, { draft, keep, sent, save }: DraftHandle<F>) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signInAgain = useSignInAgain();
  const id = { id: sender.toast };

  const askToSignIn = () =>
    setTimeout(() => {
      save();
      void signInAgain(paths.signIn);
    }, SIGN_IN_AFTER);

  const refuse = (refused: SendFailure) => {
    setFailure(refused);
    toast.error(refused.text, id);
    if (refused.kind === 'sign-in') askToSignIn();
  };

  const generate = async () => {
    const refusal = sender.refusalOf(draft.form);
    if (refusal !== undefined) return refuse({ kind: 'other', text: refusal });
    setBusy(true);
    setFailure(undefined);
    toast.loading(sender.creating, id);
    const onLost = () => void toast.loading(wizardTexts.waiting, id);
    try {
      const steps = { api, newKey, keep, onCreated: () => sender.onCreated(id), onLost };
      const started = await sender.send(steps, draft.form, draft.submission);
      noteStarted(started);
      sent(started);
      sender.onAccepted?.(id);
      forgetHiddenLists(queries);
      await navigate(sender.dashboard);
    } catch (error) {
      refuse(failureOf(error, sender.words));
    } finally {
      setBusy(false);
    }
  };
  return { generate, busy, failure };
};
