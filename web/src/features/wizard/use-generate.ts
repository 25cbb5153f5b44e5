import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { api, keyOf, newKey } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { useSignInAgain } from '../auth/use-sign-in-again.ts';
import { createStory } from './create-story.ts';
import { type Failure, failureOf } from './failure.ts';
import type { DraftHandle } from './use-draft.ts';
import { refusalOf } from './validation.ts';

/** How long "Please sign in" stands before it is asked for. */
export const SIGN_IN_AFTER = 2_000;
const TOAST = 'create-story';

/** Sends the draft. What is refused stays a draft; what is accepted stands on the dashboard. */
export const useGenerate = ({ draft, keep, sent, save }: DraftHandle) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signInAgain = useSignInAgain();

  const askToSignIn = () =>
    setTimeout(() => {
      save();
      void signInAgain(paths.signIn);
    }, SIGN_IN_AFTER);

  const refuse = (refused: Failure) => {
    setFailure(refused);
    toast.error(refused.text, { id: TOAST });
    if (refused.kind === 'sign-in') askToSignIn();
  };

  const generate = async () => {
    const refusal = refusalOf(draft.form);
    if (refusal !== undefined) return refuse({ kind: 'other', text: refusal });
    setBusy(true);
    setFailure(undefined);
    toast.loading('Creating your story session...', { id: TOAST });
    const onCreated = () => toast.blank('Generating your interactive story...', { id: TOAST });
    try {
      sent(await createStory({ api, newKey, keep, onCreated }, draft.form, draft.submission));
      for (const name of ['listSessions', 'getStats', 'getUsage'] as const)
        void queries.invalidateQueries({ queryKey: keyOf(name) });
      await navigate(paths.dashboard);
    } catch (error) {
      refuse(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { generate, busy, failure };
};
