import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import * as z from 'zod/mini';

const StateSchema = z.object({ step: z.int() });

/**
 * Steps as entries of the browser's history, so that Back leads to the previous step and not out of the wizard. The step
 * itself is stored in the draft, which survives a reload. `shown` is the current step, `show` opens another.
 */
export const useStepHistory = (shown: number, show: (step: number) => void): ((step: number) => void) => {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const entered = useRef(shown);
  const arrived = useRef(key);
  useEffect(() => {
    if (arrived.current === key) return;
    arrived.current = key;
    if (type === NavigationType.Pop) show(z.safeParse(StateSchema, state).data?.step ?? entered.current);
  }, [key, type, state, show]);
  return (step) => {
    show(step);
    if (step !== shown) void navigate('.', { state: { step }, preventScrollReset: true });
  };
};
