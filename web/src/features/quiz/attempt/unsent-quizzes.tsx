import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api/api.ts';
import { sendOnReconnect } from '../../../lib/browser/send-on-reconnect.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { useAuth } from '../../auth/auth-context.ts';
import { quizTexts } from '../texts.ts';
import { announceGraded, cacheGraded } from './cache-graded.ts';
import { onSentLater, sendUnsent } from './send-later.ts';
import { createStoredAttempts } from './stored-attempt.ts';

/** Sends quizzes that were submitted offline once there is a connection, on every page. Renders nothing. */
export default function UnsentQuizzes() {
  const { user } = useAuth();
  const queries = useQueryClient();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const attempts = createStoredAttempts(localStorage, userId);
    let sending = false;
    const send = async () => {
      if (sending || !navigator.onLine) return;
      sending = true;
      await sendUnsent(attempts, api).finally(() => {
        sending = false;
      });
    };
    const stopHearing = onSentLater((scene, saved) => {
      if (!saved) {
        toast.error(quizTexts.saveFailed, { id: 'quiz' });
        return;
      }
      announceGraded(saved);
      cacheGraded(queries, scene, saved);
    });
    const stopSending = sendOnReconnect(() => void send());
    return () => {
      stopSending();
      stopHearing();
    };
  }, [userId, queries]);
  return null;
}
